"""The numbers of the lesson: NumPy arrays in, NumPy arrays out, and nothing of the page.

Read in this order: `softmax`, `masks`, `attention`, then the two experiments built on them,
`sampling` (why the scores are divided by √d_k) and `geometry` (attention in the plane).
"""
