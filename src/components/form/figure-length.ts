/** Characters of a figure or number as people type it, with its unit and signs: more than any needs. */
export const maxFigureLength = 30;
