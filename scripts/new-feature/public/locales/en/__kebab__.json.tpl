{
  "heading": "__Words__",
  "loading": "Loading…",
  "none": "There is nothing to show yet.",
  "problem": {
    "required": "Enter a title.",
    "tooLong": "Enter a shorter title."
  }
}
