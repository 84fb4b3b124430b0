"""The words of `table`."""

from typing import Final

WORDS: Final = {
    "caption": "Looks within a sentence",
    "grid": "A row asks, a column is looked at. Unrounded weights sum to 1 by row, not by column.",
    "arcs": "Arcs from the word that asks to the words it sees; the thickness is the weight.",
    "sentence": "Sentence",
    "sentence.minsu": "Minsu’s book",
    "sentence.minji": "Minji’s cup",
    "mask": "Mask",
    "mask.causal": "Causal",
    "mask.bidirectional": "Bidirectional",
    "looks": "{asks} looks most at {keys}: {share}.",
    "looks_tie": "{asks} looks equally at {keys}, {share} each.",
    "misses": "{asks} cannot see {missed} and looks most at {keys}: {share}.",
    "misses_tie": "{asks} cannot see {missed} and looks equally at {keys}, {share} each.",
    "first": "{asks} is the first word and sees only itself.",
    "recipe": "Features and",
    "x": "the features of each word",
    "w_q": "what a feature (row) looks for (column)",
    "word": "word",
    "feature": "feature",
    "person": "person",
    "thing": "thing",
    "time": "time",
    "pronoun": "pronoun",
    "action": "action",
    "query": "Query of {asks}, the row of “{feature}”",
    "output": "Output of {asks}, the values mixed by weight",
}
