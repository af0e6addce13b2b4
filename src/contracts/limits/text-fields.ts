import { z } from 'zod';

/** One line of text, trimmed: no control characters, and no unpaired surrogates, which cannot be stored. */
export const oneLine = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u);

/** A token of the bot check, for one call; left out where no bot check is configured. */
export const botTokenSchema = z.string().max(4_000).optional();

/** A text of at most `max` characters that may have line breaks and tabs, but no other control characters. */
export const manyLines = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(/^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u);
