"""The words around the figures: header, contents, footer."""

from typing import Final

WORDS: Final = {
    "title": "눈길 — 어텐션, 손으로 만져 보기",
    "name": "눈길",
    "description": "쿼리를 끌면 점수와 가중치와 출력이 따라 움직이는, 손으로 만지는 어텐션 교재",
    "skip": "본문으로 가기",
    "ways": "이 페이지",
    "contents": "차례",
    "other_language": "English",
    "no_script": "스크립트가 꺼져 있어 그림이 움직이지 않습니다. 글과 그림, 수식은 모두 그대로 읽을 수 있습니다.",
    "from_file": "파일을 바로 열면 그림이 움직이지 않습니다. 폴더에서 python3 build.py serve를 실행하고 나오는 주소를 열어 주세요.",
    "licences": "쓰인 소프트웨어와 글꼴의 사용 조건",
    "credit": "글 CC BY 4.0 · 코드 MIT",
    "open_lesson": "눈길에서 전체 보기",
}
