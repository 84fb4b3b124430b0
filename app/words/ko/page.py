"""The page around the figures: its frame, the start of Python, and what can go wrong there."""

from typing import Final

WORDS: Final = {
    "page.title": "눈길 — 어텐션, 손으로 만져 보기",
    "page.name": "눈길",
    "page.description": "쿼리를 끌면 점수와 가중치와 출력이 따라 움직이는, 손으로 만지는 어텐션 교재",
    "page.skip": "본문으로 가기",
    "page.contents": "차례",
    "page.other_language": "English",
    "page.no_script": "스크립트가 꺼져 있어 그림이 움직이지 않습니다. 글과 그림, 수식은 모두 그대로 읽을 수 있습니다.",
    "page.from_file": "파일을 바로 열면 그림이 움직이지 않습니다. 폴더에서 python3 build.py serve를 실행하고 나오는 주소를 열어 주세요.",
    "page.licences": "쓰인 소프트웨어와 글꼴의 사용 조건",
    "page.credit": "글 CC BY 4.0 · 코드 MIT",
    "page.open_lesson": "눈길에서 전체 보기",
    "boot.begin": "파이썬을 깨우는 중입니다.",
    "boot.receiving": "파이썬을 받는 중입니다. {got} / {all} MB",
    "boot.interpreter": "파이썬을 켜는 중입니다.",
    "boot.packages": "NumPy를 불러왔습니다.",
    "boot.figures": "그림을 연결하는 중입니다.",
    "boot.missing": "{what}: 받지 못했습니다 ({why}).",
    "boot.stalled": "한동안 아무것도 오지 않아 기다리기를 멈췄습니다. 아직 오지 않은 것: {what}.",
    "boot.broken": "파이썬을 켜지 못했습니다 ({why}).",
    "boot.python": "파이썬이 시작하다 멈췄습니다. 자세한 내용은 브라우저 콘솔에 있습니다.",
    "boot.stumbled": "방금 한 일에서 오류가 났습니다. 다른 그림은 계속 쓸 수 있습니다.",
    "boot.retry": "다시 해 보기",
    "boot.file_interpreter": "파이썬 인터프리터",
    "boot.file_library": "파이썬 표준 라이브러리",
    "boot.file_list": "꾸러미 목록",
    "boot.file_numpy": "NumPy",
    "boot.file_app": "눈길의 파이썬 코드",
}
