import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';

/** What rows of a person are known by; the subjects are those of approvals, such as `loan:LN-1`. */
export const scopes = [
  'customer',
  'applicationPhone',
  'application',
  'loan',
  'request',
  'payment',
  'thread',
  'contact',
  'subject',
] as const;
export type Scope = (typeof scopes)[number];

export interface FoundBy {
  column: AnyPgColumn;
  scope: Scope;
  /** Where there is no account yet, the phone says it. */
  orphan?: { column: AnyPgColumn; scope: Scope };
}

/** Where the rows of one person are. Columns are named as the schema names them. */
export interface PersonalTable {
  table: PgTable;
  /** The primary key, which ciphertexts are bound to. */
  key: AnyPgColumn;
  /** The column that says whose a row is. `contents`: none does, but its ciphertext holds a phone or a mail address. */
  foundBy: FoundBy | 'contents';
  /** The rows that are found are known by this further on. */
  gives?: Scope;
  /** Nothing of the person: hashes, who of the staff it was, and how far work has come. */
  leftOut?: readonly string[];
  /** What staff wrote for themselves, or the bank of somebody else. */
  notes?: readonly string[];
}
