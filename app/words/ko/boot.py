"""What is said while Python starts, and when it cannot."""

from typing import Final

WORDS: Final = {
    "begin": "파이썬을 깨우는 중입니다.",
    "receiving": "파이썬을 받는 중입니다. {got} / {all} MB",
    "interpreter": "파이썬을 켜는 중입니다.",
    "packages": "NumPy를 불러왔습니다.",
    "figures": "그림을 연결하는 중입니다.",
    "size": "{all}바이트여야 하는데 {got}바이트입니다",
    "lost": "눈길의 스크립트를 받지 못해 그림이 움직이지 않습니다.",
    "missing": "{what}: 받지 못했습니다 ({why}).",
    "unusable": "{what}: 받았지만 이 브라우저에서 쓸 수 없습니다 ({why}).",
    "no_wasm": "이 브라우저에서는 파이썬에 필요한 WebAssembly를 쓸 수 없어 그림이 움직이지 않습니다(차단 모드나 엄격한 보안 설정이 막습니다). 글과 그림, 수식은 모두 그대로 읽을 수 있습니다.",
    "stalled": "한동안 아무것도 오지 않아 기다리기를 멈췄습니다. 아직 오지 않은 것: {what}.",
    "broken": "파이썬을 켜지 못했습니다 ({why}).",
    "figure": "{what}: 이 그림을 움직이게 하지 못했습니다. 다른 그림은 쓸 수 있습니다.",
    "python": "파이썬이 시작하다 멈췄습니다. 자세한 내용은 브라우저 콘솔에 있습니다.",
    "stumbled": "방금 한 일에서 오류가 났습니다. 다른 그림은 계속 쓸 수 있습니다.",
    "retry": "다시 해 보기",
    "file_interpreter": "파이썬 인터프리터",
    "file_library": "파이썬 표준 라이브러리",
    "file_list": "꾸러미 목록",
    "file_numpy": "NumPy",
    "file_app": "눈길의 파이썬 코드",
}
