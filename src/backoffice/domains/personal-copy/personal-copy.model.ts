import type { PersonalTable } from '@/backoffice/db/personal/personal-table';
import { personalTables, type PersonalTableName } from '@/backoffice/db/personal/personal-tables';
import { documentTable } from '@/backoffice/db/schema/document';
import { keysOf } from '@/contracts/typed-record';
import type { PersonalRows } from './personal-rows';
import type { StoredRow } from './personal-row.repository';

/** Rows by what a copy calls their tables; tables without rows are left out. */
export type CopyPart = Readonly<Partial<Record<PersonalTableName, readonly StoredRow[]>>>;

/** What a person is given, and what staff wrote for themselves, which somebody reads before it is given. */
export interface PersonalCopy {
  data: CopyPart;
  notes: CopyPart;
}

/** A file of a document that goes with the copy; `name` is plain ASCII. */
export interface CopyFile {
  documentId: string;
  name: string;
  receivedAt: Date;
}

/** Names in what was encrypted that open something, or make a hash hard to guess. */
const secrets: ReadonlySet<string> = new Set(['token', 'salt']);

/** What of the rows goes into a copy. */
export function toPersonalCopy(rows: PersonalRows): PersonalCopy {
  const files = new Map<unknown, string>(
    filesOf(rows).map(({ documentId, name }) => [documentId, name]),
  );
  const partOf = (select: (table: PersonalTable, row: StoredRow) => StoredRow | null): CopyPart =>
    Object.fromEntries(
      keysOf(personalTables)
        .map(
          (name) =>
            [name, rows[name].flatMap((row) => select(personalTables[name], row) ?? [])] as const,
        )
        .filter(([, selected]) => selected.length > 0),
    );
  return {
    data: partOf(({ table, leftOut = [], notes = [] }, row) => {
      const hidden = new Set<string>([...leftOut, ...notes]);
      const file = table === documentTable ? files.get(row.id) : undefined;
      return withoutOthers({
        ...keep(row, (property) => !hidden.has(property)),
        ...(file === undefined ? {} : { file }),
      });
    }),
    notes: partOf(({ key, table, foundBy, notes = [] }, row) => {
      const isNote = (property: string): boolean => notes.includes(property);
      if (!Object.entries(row).some(([property, value]) => isNote(property) && value !== null))
        return null;
      const naming = [key, ...(foundBy === 'contents' ? [] : [foundBy.column])];
      const names = Object.entries(table)
        .filter(([, column]) => naming.some((one) => one === column))
        .map(([property]) => property);
      return withoutOthers(
        keep(row, (property) => isNote(property) || names.includes(property) || property === 'at'),
      );
    }),
  };
}

/** The files of documents that can be read: those that the scanner passed, or that nobody has to. */
export function filesOf({ document }: PersonalRows): CopyFile[] {
  return document
    .filter(
      ({ fileKey, status }) => fileKey !== null && status !== 'waiting' && status !== 'infected',
    )
    .map(({ id, name, uploadedAt }) => ({
      documentId: String(id),
      name: `document-${String(id)}${/\.[A-Za-z0-9]{1,8}$/.exec(String(name))?.[0] ?? ''}`,
      receivedAt: new Date(String(uploadedAt)),
    }));
}

const keep = (row: StoredRow, isKept: (property: string) => boolean): StoredRow =>
  Object.fromEntries(Object.entries(row).filter(([property]) => isKept(property)));

/** Without further applicants and directors, who ask for their own, and without secrets. */
function withoutOthers(row: StoredRow): StoredRow {
  return Object.fromEntries(
    Object.entries(row).map(([property, value]) => [
      property === 'encrypted' ? 'content' : property,
      clean(value),
    ]),
  );
}

function clean(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(clean);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !secrets.has(name) && name !== 'directors')
      .map(([name, part]) => [
        name,
        name === 'persons' && Array.isArray(part) ? part.slice(0, 1).map(clean) : clean(part),
      ]),
  );
}
