import { like, or, sql, type SQL } from 'drizzle-orm';
import { index, type IndexBuilder, type PgColumn } from 'drizzle-orm/pg-core';

/** `7F3K9Q2M` of `HK-2026-7F3K9Q2M`. */
const codeOf = (reference: PgColumn): SQL => sql`split_part(${reference}, '-', -1)`;
const reversed = (reference: PgColumn): SQL => sql`reverse(${reference})`;

/** What `isCodeLike` searches by. */
export const codeIndexes = (name: string, reference: PgColumn): IndexBuilder[] => [
  index(`${name}_code`).on(sql`${codeOf(reference)} text_pattern_ops`),
  index(`${name}_end`).on(sql`${reversed(reference)} text_pattern_ops`),
];

/** What `isReferenceLike` searches by. */
export const referenceIndexes = (name: string, reference: PgColumn): IndexBuilder[] => [
  index(`${name}_start`).on(sql`${reference} text_pattern_ops`),
  ...codeIndexes(name, reference),
];

/** Whether a reference, or something that ends with one such as `loan:LN-2026-7F3K9Q2M`, ends with a part of it in letters of any case, or has it at the start of its code. */
export function isCodeLike(reference: PgColumn, part: string): SQL | undefined {
  const text = part.toUpperCase();
  return or(
    like(codeOf(reference), `${text}%`),
    like(reversed(reference), `${[...text].toReversed().join('')}%`),
  );
}

/** Whether a reference begins with a part of it, or is like it as `isCodeLike` says: what people read out, and what an index finds among a million. */
export const isReferenceLike = (reference: PgColumn, part: string): SQL | undefined =>
  or(like(reference, `${part.toUpperCase()}%`), isCodeLike(reference, part));
