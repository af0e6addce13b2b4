import type { Pool } from 'pg';
import { requestKinds } from '@/contracts/account/account-choices';

const tables = ['payment_order', 'approval', 'service_request', 'outbox'] as const;

/** What is there to be looked for: of each list, a row in the middle of it. */
export interface FilledWork {
  orderId: string;
  requestReference: string;
  messageId: string;
}

/** A code that differs for each loan, in no order. */
const code = `lpad(upper(to_hex(n * 2246822519 % 4294967296)), 8, '0')`;

/** One of each for every loan, a tenth of them still to be done: payments, approvals, requests and messages, whose lists show nothing that is encrypted. */
export async function fillWork(pool: Pick<Pool, 'query'>): Promise<FilledWork> {
  for (const table of tables) await pool.query(`alter table ${table} disable trigger all`);
  const loans = `(select loan_no, customer_id, date_trunc('milliseconds', created_at) as at, row_number() over () as n from loan) as loans`;
  await pool.query(
    `insert into payment_order (id, customer_id, loan_no, origin, reference, amount_cents, due_on, state, placed_at)
     select 'PO-' || ${code}, customer_id, loan_no, 'withdrawal', 'RQ-' || ${code}, 100000 + n % 5000 * 100,
       current_date + (n % 30)::int, case when n % 10 = 0 then 'waiting' else 'cancelled' end, at from ${loans}`,
  );
  await pool.query(
    `insert into approval (id, kind, subject, amount_cents, state, maker, made_at, hash, body, checker, decided_at)
     select 'AR-' || ${code}, 'payment-order', 'payment-order:PO-' || ${code}, case when n % 2 = 0 then 100000 + n % 5000 * 100 end,
       case when n % 10 = 0 then 'waiting' else 'approved' end, 'crew1@lender.hk', at, md5(n::text), '',
       case when n % 10 > 0 then 'crew2@lender.hk' end, case when n % 10 > 0 then at end from ${loans}`,
  );
  await pool.query(
    `insert into service_request (reference, customer_id, loan_no, kind, state, idempotency_key, body_hash, due_at, created_at, changed_at)
     select 'RQ-' || ${code}, customer_id, loan_no, ($1::text[])[n % ${requestKinds.length} + 1], case when n % 10 = 0 then 'received' else 'completed' end,
       'k-' || n, '', case when n % 10 = 0 then date_trunc('hour', now()) + n % 100 * interval '1 hour' end, at, at + interval '1 day' from ${loans}`,
    [requestKinds],
  );
  // Those that wait do so for longer than the benchmark takes.
  await pool.query(
    `insert into outbox (id, channel, kind, payload, created_at, next_attempt_at, delivered_at)
     select md5(n::text)::uuid, 'mail', 'account', case when n % 10 = 0 then '' end, at, date_trunc('hour', now()) + (1 + n % 100) * interval '1 day',
       case when n % 10 > 0 then at end from ${loans}`,
  );
  for (const table of tables) {
    await pool.query(`alter table ${table} enable trigger all`);
    await pool.query(`vacuum analyze ${table}`);
  }
  const { rows } = await pool.query<FilledWork>(
    `select 'PO-' || ${code} as "orderId", 'RQ-' || ${code} as "requestReference", md5(n::text)::uuid::text as "messageId"
     from (select count(*) / 2 as n from loan) as middle`,
  );
  const [middle] = rows;
  if (!middle) throw new Error('There is no loan');
  return middle;
}
