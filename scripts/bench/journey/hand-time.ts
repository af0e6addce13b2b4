/** Seconds of the keystroke-level model (Card, Moran and Newell 1980): a key by an average non-secretary typist, pointing, and the thought before an act. */
const keySeconds = 0.28;
const pointSeconds = 1.1;
const thoughtSeconds = 1.35;

/** A person's time for a choice, a tick or a button. */
export const clickTime = (): number => thoughtSeconds + pointSeconds;

/** A person's time for a text. */
export const typingTime = (text: string): number => clickTime() + text.length * keySeconds;

/** Words a minute of silent reading in English (Brysbaert 2019). */
const wordsPerMinute = 238;

export const readingTime = (text: string): number =>
  (text.split(/\s+/).length / wordsPerMinute) * 60;
