import type { Pool } from 'pg';
import { loanProducts } from '@/contracts/account/account-choices';
import type { DeskSize } from './fill-desk';

interface RoomOptions {
  size: DeskSize;
  /** Of the search. */
  mark: string;
  /** What names are found by; the first surname is the commonest. */
  surnames: readonly string[];
  syllables: readonly string[];
  products: readonly string[];
}

/** Words of an address: a street and an estate that many live in, and a number. */
const pickedAddress = `array[substr(md5('street' || floor(random() * 400)), 1, 16), substr(md5('estate' || floor(random() * 3000)), 1, 16), substr(md5('number' || floor(random() * 900)), 1, 16)]`;

/** Numbers of ours that differ for each n, in no order (Knuth's multiplicative hash), and share no code with those of another kind. */
const numberOf = (prefix: 'HK' | 'LN'): string =>
  `'${prefix}-' || to_char(at, 'YYYY') || '-' || lpad(upper(to_hex((n + ${prefix === 'HK' ? 77_000_000 : 0}) * 2654435761 % 4294967296)), 8, '0')`;

/** Rows of five years that no page of the benchmark shows, so that their ciphertext is only as long as that of others. All loans, which hold nothing that is encrypted here. */
export async function fillRoom(
  pool: Pick<Pool, 'query'>,
  { size, mark, surnames, syllables, products }: RoomOptions,
): Promise<void> {
  // One syllable of each half: names that are looked for have both of the first, so that each is common and only they have both.
  const half = Math.floor(syllables.length / 2);
  const oneOf = (first: number, count: number): string =>
    `($2::text[])[${first} + floor(random() * ${count})::int]`;
  const pickedName = `array[($1::text[])[1 + floor(power(random(), 2) * ${surnames.length})::int], ${oneOf(1, half)}, ${oneOf(1 + half, syllables.length - half)}]`;
  await pool.query(
    `insert into customer (id, phone_hash, phone, name, language, marketing, created_at, updated_at)
     select 'r-' || n, md5(n::text), repeat(md5(n::text), 2), repeat(md5(n::text), 2), (array['en', 'hk', 'cn'])[n % 3 + 1], false, at, at
     from generate_series(1, $1::bigint) n, lateral (select now() - interval '31 days' - n % 1790 * interval '1 day' - random() * interval '1 day') as t(at)`,
    [size.customers],
  );
  await pool.query(
    `insert into search_entry (customer_id, tokens, mark)
     select 'r-' || n, ${pickedName} || ${pickedAddress} || substr(md5(n || 'p'), 1, 16), $4 from generate_series(1, $3::bigint) n`,
    [surnames, syllables, size.customers, mark],
  );
  // Days 899 to 902 are left to rows that a page shows.
  await pool.query(
    `insert into application (number, product, language, amount_cents, form, phone, phone_hash, customer_id, consents, campaign, state, handover, upload_reference, received_at, decided_at, changed_at)
     select ${numberOf('HK')}, ($2::text[])[n % ${products.length} + 1], 'hk', 100000000 + n, repeat(md5(n::text), 42), repeat(md5(n::text), 2), md5(n || 'p'),
       'r-' || 1 + n % $3::bigint, '{}', '{}', (array['completed', 'declined', 'withdrawn'])[n % 3 + 1], 'none', 'u-' || n, at,
       case when n % 3 = 1 then at + interval '1 day' end, at
     from generate_series(1, $1::bigint) n, lateral (select n % 1790 as day) d,
       lateral (select now() - interval '31 days' - (day + case when day between 866 and 872 then 10 else 0 end) * interval '1 day' - random() * interval '1 day') as t(at)`,
    [size.applications, products, size.customers],
  );
  await pool.query(
    `insert into search_entry (application_number, tokens, mark)
     select number, ${pickedName} || ${pickedAddress} || array[substr(md5(number || 'p'), 1, 16), substr(md5(number || 'i'), 1, 16), substr(md5(number || 'n'), 1, 16), substr(md5(number || 'm'), 1, 16)], $3 from application where upload_reference like 'u-%'`,
    [surnames, syllables, mark],
  );
  await pool.query(
    `insert into loan (loan_no, customer_id, kind, product, state, rate_micros, original_cents, tenor_months, starts_on, instalment_cents, billed_periods, balance_cents, unpaid_cents, unpaid_since, next_payment_on, next_payment_cents, statements_until, created_at)
     select ${numberOf('LN')}, 'c-' || n % 2000, 'principalAndInterest', ($2::text[])[n % ${loanProducts.length} + 1], case when n % 3 > 0 then 'active' else 'settled' end, 7500000, 300000000 + n, 240, at::date, 2400000, 3,
       case when n % 3 > 0 then 250000000 + n else 0 end, case when n % 20 = 1 then 2400000 else 0 end, case when n % 20 = 1 then current_date - (n % 120)::int end,
       case when n % 3 > 0 then current_date + (n % 30)::int end, case when n % 3 > 0 then 2400000 end, date_trunc('month', current_date)::date - 1, at
     from generate_series(1, $1::bigint) n, lateral (select now() - n % 1790 * interval '1 day' - random() * interval '1 day') as t(at)`,
    [size.loans, loanProducts],
  );
}
