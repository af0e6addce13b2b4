import type { PersonalTable, Scope } from '@/backoffice/db/personal/personal-table';
import { inBatches } from '@/lib/async/in-batches';
import { personalTables, type PersonalTableName } from '@/backoffice/db/personal/personal-tables';
import type { DataCipher } from '@/backoffice/common/data-cipher';
import { keysOf, recordOf } from '@/contracts/typed-record';
import type { ApplicationOwner } from '../application/application-owner';
import { encryptedTables } from '../key-rotation/encrypted-tables';
import { namesOf, type PersonalRowRepository, type StoredRow } from './personal-row.repository';

/** The rows of one person in the clear, by the names of the schema. */
export type PersonalRows = Readonly<Record<PersonalTableName, readonly StoredRow[]>>;

/** Whose rows are looked for: `contacts` are the phone and the mail address that are proved to be theirs. */
export interface PersonSought extends ApplicationOwner {
  contacts: readonly string[];
}

const pageRows = 500;
/** Subjects of approvals, by what they name. */
const subjectPrefixes = {
  customer: 'customer',
  application: 'application',
  loan: 'loan',
  request: 'request',
  payment: 'payment-order',
} as const satisfies Partial<Record<Scope, string>>;

/** Reads all that is kept of a person, table by table; what says nothing of whose it is is read whole, in pages, and compared. */
export async function readPersonalRows(
  {
    rows,
    cipher,
  }: {
    rows: Pick<PersonalRowRepository, 'list' | 'listAfter'>;
    cipher: Pick<DataCipher, 'decrypt'>;
  },
  { customerId, phoneHashes, contacts }: PersonSought,
): Promise<PersonalRows> {
  const known: Record<Scope, string[]> = {
    customer: [customerId],
    applicationPhone: [...phoneHashes],
    application: [],
    loan: [],
    request: [],
    payment: [],
    thread: [],
    contact: [],
    subject: [],
  };

  async function readTable(table: PersonalTable): Promise<StoredRow[]> {
    const clear = clearerOf(table, cipher);
    if (table.foundBy !== 'contents') return (await rows.list(table, known)).map(clear);
    const found: StoredRow[] = [];
    const { key } = propertiesOf(table);
    const all = inBatches({
      list: (page) => rows.listAfter(table, page),
      keyOf: (row) => String(row[key]),
      limit: pageRows,
    });
    for await (const row of all) {
      const stored = clear(row);
      if (leavesOf(stored).some(isIn(contacts))) found.push(stored);
    }
    return found;
  }

  const names = keysOf(personalTables);
  const read = new Map<PersonalTableName, readonly StoredRow[]>();
  for (const name of names) {
    const table: PersonalTable = personalTables[name];
    if (name === 'approval')
      known.subject = keysOf(subjectPrefixes).flatMap((scope) =>
        known[scope].map((one) => `${subjectPrefixes[scope]}:${one}`),
      );
    const found = await readTable(table);
    read.set(name, found);
    const { key } = propertiesOf(table);
    if (table.gives) known[table.gives].push(...found.map((row) => String(row[key])));
  }
  return recordOf(names, (name) => read.get(name) ?? []);
}

const isIn =
  (contacts: readonly string[]) =>
  (leaf: unknown): boolean =>
    typeof leaf === 'string' && contacts.includes(leaf);

/** The texts, numbers and flags that a value holds. */
function leavesOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap(leavesOf);
  if (typeof value === 'object' && value !== null && !(value instanceof Date))
    return Object.values(value).flatMap(leavesOf);
  return [value];
}

function propertiesOf(table: PersonalTable): { key: string } {
  const { columns } = namesOf(table);
  return { key: columns.find(({ column }) => column === table.key.name)?.property ?? '' };
}

/** Decrypts the encrypted columns of a table’s rows; what was written as JSON is read as such. */
function clearerOf(
  table: PersonalTable,
  cipher: Pick<DataCipher, 'decrypt'>,
): (row: StoredRow) => StoredRow {
  const { table: name, columns } = namesOf(table);
  const encrypted = encryptedTables.find((one) => one.name === name);
  if (!encrypted) return (row) => row;
  const { key } = propertiesOf(table);
  return (row) => {
    const clear: Record<string, unknown> = { ...row };
    for (const { column, property } of columns) {
      const contextOf = encrypted.columns[column];
      const text = row[property];
      if (contextOf && typeof text === 'string')
        clear[property] = parsed(cipher.decrypt(text, contextOf(String(row[key]))));
    }
    return clear;
  };
}

function parsed(text: string): unknown {
  if (!/^[[{]/.test(text)) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
