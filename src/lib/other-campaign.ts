/** The source of the sums of campaigns that are too many to be told apart. No link can name it: brackets are dropped from what links say. */
export const otherSource = '(other)';
