/** Stands in a word for an island where the browser puts a value. */
export const wordGap = '#';

/** A word with a value in its gap. */
export const fillWord = (word: string, value: string): string => word.replace(wordGap, () => value);
