import { createDataCipher } from '@/backoffice/common/data-cipher';
import { createKeyedHash } from '@/backoffice/common/keyed-hash';
import { newReference } from '@/backoffice/common/reference';
import { createApplicationFieldEncryption } from '@/backoffice/domains/application/application-field-encryption';
import { customerFieldContext } from '@/backoffice/domains/customer/customer.model';
import { applicationWords } from '@/backoffice/domains/search/search-subject.model';
import {
  addressWords,
  nameWords,
  wordRules,
  type SearchWord,
} from '@/backoffice/domains/search/search-word.model';
import type { DatabaseHandle } from '@/backoffice/db/client';
import type { ServerEnv } from '@/config/env.server';
import { applicationStates, consentTextVersion } from '@/contracts/application/application-choices';
import type { ApplicationForm } from '@/contracts/application/application-form';
import { dayMs, hongKongDay } from '@/lib/hong-kong-day';
import { completeForm } from '@test/support/application/application-form';
import { seededRandom } from '@test/support/random/seeded-random';
import { fillRoom } from './fill-room';

export interface DeskSize {
  applications: number;
  customers: number;
  loans: number;
}

/** What is there to be looked for. */
export interface FilledDesk {
  applicationNumber: string;
  loanNo: string;
  name: string;
  phone: string;
  idNumber: string;
  address: string;
}

const surnames =
  'Chan Wong Lee Cheung Lam Leung Cheng Lau Ho Yeung Ng Tang Chow Tsang Fung Mak Yip Kwok Tse Siu Hui Poon Law Chu Tam Kwan Lui Choi Pang Yu'.split(
    ' ',
  );
const syllables =
  'Tai Man Siu Ming Wai Kwok Ka Wing Yee Chi Ho Ying Mei Fong Kin Hung Sze Lok Hei Tsz Yan Kit Pui Shan Ling Chun Keung Wah Yuen Bo'.split(
    ' ',
  );
const products = ['first', 'second', 'fast-pass'];
const rowsAtOnce = 1_000;
const perProduct = products.length;
/** Rows that pages show are encrypted one by one; the others, all of them older, only take as much room. */
const shown = { newest: 5_000, inMiddle: 200, customers: 2_000 } as const;
/** How many days ago the page in the middle of a list begins. */
export const middleDays = 900;

/** The columns of a table that are filled here, and what the database does besides for each row. */
const tables = ['customer', 'application', 'loan', 'search_entry'] as const;

/** Fills the database of a lender of some years, encrypted and found by words as its own rows are. Triggers rest meanwhile. */
export async function fillDesk(
  { pool }: DatabaseHandle,
  env: Pick<ServerEnv, 'DATA_ENCRYPTION_KEY' | 'SESSION_SECRET'>,
  size: DeskSize,
): Promise<FilledDesk> {
  const random = seededRandom(17);
  const cipher = createDataCipher(env.DATA_ENCRYPTION_KEY);
  const fields = createApplicationFieldEncryption(cipher);
  const hash = createKeyedHash(env.SESSION_SECRET, 'search');
  const mark = hash('mark', wordRules).slice(0, 16);
  const tokenOf = ({ field, text }: SearchWord): string => hash(field, text).slice(0, 16);
  const nameTokens = new Map<string, readonly string[]>();
  /** What `applicationWords` and `customerWords` come to, without reading the same name a million times. */
  function tokensOf(name: string, others: readonly SearchWord[]): string[] {
    const ofName = nameTokens.get(name) ?? nameWords(name).map(tokenOf);
    nameTokens.set(name, ofName);
    return [...new Set([...ofName, ...others.map(tokenOf)])].sort();
  }
  // The commonest name is borne by a tenth, as in Hong Kong.
  const surname = (): string => surnames[Math.floor(random() ** 2 * surnames.length)] ?? '';
  const syllable = (): string => syllables[Math.floor((random() * syllables.length) / 2)] ?? '';
  const newName = (): string => `${surname()} ${syllable()} ${syllable()}`.toUpperCase();
  const bytes = (count: number): Uint8Array =>
    Uint8Array.from({ length: count }, () => Math.floor(random() * 256));
  const phoneOf = (index: number): string => `+85291${String(index % 1_000_000).padStart(6, '0')}`;
  const now = Date.now();
  const daysAgo = (days: number): Date => new Date(now - days * dayMs);
  const someTime = (): Date => daysAgo(random() * 30);

  async function insert(table: (typeof tables)[number], rows: readonly object[]): Promise<void> {
    const columns = Object.keys(rows[0] ?? {}).map((name) => `"${name}"`);
    await pool.query(
      `insert into ${table} (${columns.join()}) select ${columns.join()} from json_populate_recordset(null::${table}, $1)`,
      [JSON.stringify(rows)],
    );
  }
  async function inBatches(
    count: number,
    make: (index: number) => Partial<Record<(typeof tables)[number], object>>,
  ): Promise<void> {
    for (let first = 0; first < count; first += rowsAtOnce) {
      const length = Math.min(rowsAtOnce, count - first);
      const made = Array.from({ length }, (_none, index) => make(first + index));
      for (const table of tables) {
        const rows = made.flatMap((one) => one[table] ?? []);
        if (rows.length > 0) await insert(table, rows);
      }
    }
  }

  for (const table of tables) await pool.query(`alter table ${table} disable trigger all`);
  await pool.query('drop index search_entry_tokens');

  const customerId = (index: number): string => `c-${index % shown.customers}`;
  await inBatches(shown.customers, (index) => {
    const id = customerId(index);
    const [name, phone, at] = [newName(), phoneOf(index), someTime()];
    return {
      customer: {
        id,
        phone_hash: hash('phone', phone),
        phone: cipher.encrypt(phone, customerFieldContext(id, 'phone')),
        name: cipher.encrypt(name, customerFieldContext(id, 'name')),
        language: (['en', 'hk', 'cn'] as const)[index % 3],
        marketing: false,
        created_at: at,
        updated_at: at,
      },
      search_entry: {
        customer_id: id,
        tokens: tokensOf(name, [{ field: 'phone', text: phone }]),
        mark,
      },
    };
  });

  const delivered = completeForm();
  let found: Omit<FilledDesk, 'loanNo'> | undefined;
  await inBatches(shown.newest + shown.inMiddle, (index) => {
    const at = index < shown.newest ? someTime() : daysAgo(middleDays + random() / 2);
    const number = newReference(`HK-${hongKongDay(at).slice(0, 4)}`, bytes);
    const [name, phone] = [newName(), phoneOf(index)];
    const idNumber = `K${String(index).padStart(8, '0')}`;
    const address = `Flat A, ${(index % 60) + 1}/F, ${syllable()} ${syllable()} Court, ${(index % 900) + 1} Nathan Road`;
    const person = { ...delivered.applicants?.persons?.[0], name, idNumber, address };
    const form: ApplicationForm = {
      ...delivered,
      property: { ...delivered.property, address },
      applicants: { ...delivered.applicants, persons: [person] },
      contact: { phone },
    };
    const owner = ['application', number] as const;
    const state = applicationStates[index % applicationStates.length];
    const tokens = tokensOf(name, [
      { field: 'phone', text: phone },
      { field: 'identity', text: idNumber },
      ...addressWords(address),
    ]);
    if (!found) {
      const words = [...new Set(applicationWords(form, phone).map(tokenOf))].sort();
      if (words.join() !== tokens.join()) throw new Error('People are found by other words');
    }
    found ??= { applicationNumber: number, name, phone, idNumber, address };
    return {
      application: {
        number,
        product: products[index % perProduct],
        language: 'hk',
        amount_cents: 100_000_000 + index,
        form: fields.encryptForm(owner, form),
        phone: fields.encryptText(owner, 'phone', phone),
        phone_hash: hash('phone', phone),
        customer_id: customerId(index),
        consents: {
          textVersion: consentTextVersion,
          language: 'hk',
          acceptedAt: at,
          creditReference: true,
          marketingOwn: false,
        },
        campaign: {},
        first_touch: {},
        last_touch: {},
        state,
        handover: 'none',
        assignee: state === 'in-assessment' ? 'crew1@lender.hk' : null,
        decline_reasons: [],
        upload_reference: number,
        received_at: at,
        promised_by: state === 'in-assessment' ? new Date(now + dayMs) : null,
        decided_at: state === 'declined' ? new Date(at.getTime() + dayMs) : null,
        changed_at: at,
      },
      search_entry: {
        application_number: number,
        tokens,
        mark,
      },
    };
  });

  // Behind them, because a search that finds more than it shows takes the first ones.
  const nameOnly = (words: readonly string[]): string[] =>
    words.map((text) => tokenOf({ field: 'name', text: text.toLowerCase() }));
  await fillRoom(pool, {
    size,
    mark,
    surnames: nameOnly(surnames),
    syllables: nameOnly(syllables),
    products,
  });

  await pool.query('create index search_entry_tokens on search_entry using gin (tokens)');
  for (const table of tables) {
    await pool.query(`alter table ${table} enable trigger all`);
    await pool.query(`vacuum analyze ${table}`);
  }
  const { rows } = await pool.query<{ loan_no: string }>('select loan_no from loan limit 1');
  if (!found) throw new Error('There is no application');
  return { ...found, loanNo: rows[0]?.loan_no ?? '' };
}
