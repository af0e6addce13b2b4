import { bookLoan, signInAs, textsTo } from '@test/support/account/customer';
import type { TestCustomer } from '@test/support/account/customer';
import { codeOf, dataOf, fieldsOf, startTestApi, type TestApi } from '@test/support/api/test-api';
import { applicantBrowser, receiptOf } from '@test/support/application/applicant';
import { completeForm } from '@test/support/application/application-form';
import { usualEngines } from '@test/support/database/test-database';
import { addCustomer, approve, approveById, secondPerson } from '@test/support/staff/approvals';

const note = 'Came to the counter with the identity card.';
const first = '+85291234567';
const second = '+85298765432';
const accountOf = (accountNumber: string) => ({
  bankCode: '004',
  accountNumber,
  holder: 'CHAN TAI MAN',
});
const choices = { phone: 'kept', email: 'kept', bankAccount: 'kept' };
/** (36 × 9 + 12 × 8 + 1 × 7 + 2 × 6 + 3 × 5 + 4 × 4 + 5 × 3 + 6 × 2) mod 11 = 2, and 11 − 2 = 9. */
const otherCard = 'C123456(9)';

describe.each(usualEngines)('The merge of two records of one customer on %s', (engine) => {
  let api: TestApi;
  beforeEach(async () => {
    api = await startTestApi(engine);
  });
  afterEach(() => api.close());

  const rows = async (query: string, values: unknown[] = []): Promise<Record<string, unknown>[]> =>
    (await api.testDatabase.database.pool.query(query, values)).rows;
  const pathOf = (kept: string, merged: string) => `/customers/${kept}/merges/${merged}`;
  const ask = (kept: string, merged: string, chosen: object = choices) =>
    api.desk('POST', pathOf(kept, merged), { body: { ...chosen, note } });
  const preview = async (kept: string, merged: string) => {
    const answer = await api.desk('GET', pathOf(kept, merged));
    if (answer.status !== 200) throw new Error(answer.text + JSON.stringify(api.log));
    return dataOf(answer);
  };
  const file = (id: string) => api.desk('GET', `/customers/${id}`);

  async function apply(phone: string, idNumber = 'A123456(3)'): Promise<string> {
    const browser = applicantBrowser(api);
    const { reference } = await browser.begin();
    await browser.prove(reference, phone);
    const form = completeForm();
    const [person] = form.applicants?.persons ?? [];
    const sent = await browser.submit({
      key: `key-of-${phone.slice(1)}-0000`,
      form: {
        ...form,
        applicants: { kind: 'persons', persons: [{ ...person, idNumber }] },
        contact: { ...form.contact, phone, email: 'tai.man@example.com' },
      },
    });
    return receiptOf(sent).appl_no;
  }

  /** Two records with the same card, each with an application, a loan, a request and a message. */
  async function doubles(card?: string): Promise<{
    kept: TestCustomer;
    merged: TestCustomer;
    numbers: string[];
    loans: string[];
  }> {
    const numbers = [await apply(first), await apply(second, card)];
    const kept = await signInAs(api, first, { bankAccount: accountOf('111-111111-001') });
    const merged = await signInAs(api, second, { bankAccount: accountOf('222-222222-002') });
    const loans: string[] = [];
    for (const customer of [kept, merged]) {
      loans.push(await bookLoan(api, customer.customerId));
      const body = { topic: 'other', text: `From ${customer.phone}` };
      expect((await customer.call('/los/threads', { method: 'POST', body })).status).toBe(200);
    }
    return { kept, merged, numbers, loans };
  }

  /** Rows that say they are of a customer, by table, wherever a column can say so. */
  async function rowsOf(customerId: string): Promise<Record<string, number>> {
    const columns = await rows(
      `select table_name, column_name from information_schema.columns
       where table_schema = 'public' and column_name in ('customer_id', 'kept_id') order by 1`,
    );
    expect(columns.length).toBeGreaterThan(12);
    const counts: Record<string, number> = {};
    for (const { table_name: table, column_name: column } of columns) {
      const [row] = await rows(
        `select count(*) as count from "${String(table)}" where "${String(column)}" = $1`,
        [customerId],
      );
      if (Number(row?.count) > 0) counts[String(table)] = Number(row?.count);
    }
    return counts;
  }

  it('gives everything to the record that stays, ends the other, and leads its number there', async () => {
    const { kept, merged, numbers, loans } = await doubles();
    await rows(
      `insert into payment_order (id, customer_id, loan_no, origin, reference, amount_cents, due_on, state, placed_at)
       values ('PO-1', $1, $2, 'refund', 'R1', 100, '2026-12-16', 'waiting', now())`,
      [merged.customerId, loans[1]],
    );
    expect(dataOf(await api.desk('GET', `/customers/${kept.customerId}/doubles`))).toMatchObject([
      { customerId: merged.customerId, reasons: ['identity', 'email'] },
    ]);
    const before = await preview(kept.customerId, merged.customerId);
    expect(before).toMatchObject({
      kept: { phone: first, bankAccount: '004 ••••1001', identity: 'A123***(*)' },
      merged: { phone: second, bankAccount: '004 ••••2002' },
      moved: [
        { kind: 'application', count: 1 },
        { kind: 'loan', count: 1 },
        { kind: 'request', count: 0 },
        { kind: 'payment', count: 1 },
        { kind: 'message', count: 1 },
        { kind: 'bank-account', count: 1 },
      ],
      sessions: 1,
      isSameIdentity: true,
      refusal: null,
    });
    const asked = await ask(kept.customerId, merged.customerId, {
      ...choices,
      bankAccount: 'merged',
    });
    expect(dataOf(asked)).toMatchObject({ kind: 'customer-merge', state: 'waiting' });
    expect((await file(merged.customerId)).status).toBe(200);
    expect(await rowsOf(merged.customerId)).toMatchObject({ loan: 1, application: 1 });

    const { id, maker } = dataOf(asked);
    const { approvals } = api.container;
    const { hash, facts } = await approvals.find(secondPerson(), id);
    expect(facts).toEqual(
      expect.arrayContaining([
        { name: 'phone', before: first, value: first },
        { name: 'droppedPhone', value: second },
        {
          name: 'bankAccount',
          before: '004 111-111111-001 CHAN TAI MAN',
          value: '004 222-222222-002 CHAN TAI MAN',
        },
        { name: 'droppedBankAccount', value: '004 111-111111-001 CHAN TAI MAN' },
        { name: 'sameIdentity', value: true },
        {
          name: 'moved',
          value: ['application|1||', 'loan|1||', 'payment|1||', 'message|1||', 'bank-account|1||'],
        },
        { name: 'note', value: note },
      ]),
    );
    await expect(approvals.approve(secondPerson(maker), { id, hash })).rejects.toMatchObject({
      code: 'approval_own',
    });
    await approvals.approve(secondPerson(), { id, hash });

    const left = await rowsOf(merged.customerId);
    expect(Object.keys(left)).toEqual(['security_event']);
    const shown = dataOf(await file(merged.customerId));
    expect(shown).toMatchObject({
      customerId: kept.customerId,
      phone: first,
      bankAccount: { masked: '004 ••••2002' },
      mergedIds: [merged.customerId],
    });
    expect(shown.payouts.heldUntil).not.toBeNull();
    const textOf = (list: Record<string, unknown>[], name: string) =>
      list.map((one) => one[name]).toSorted();
    expect(textOf(shown.loans, 'loanNo')).toEqual(loans.toSorted());
    expect(textOf(shown.applications, 'applicationNumber')).toEqual(numbers.toSorted());
    expect(shown.threads).toHaveLength(2);
    expect((await merged.call('/los/threads')).status).toBe(401);
    expect(dataOf(await kept.call('/los/threads'))).toHaveLength(2);
    expect(dataOf(await kept.call('/los/loans'))).toHaveLength(2);
    const current = await rows(
      'select count(*) as count from bank_account where customer_id = $1 and replaced_at is null',
      [kept.customerId],
    );
    expect(current).toEqual([{ count: '1' }]);
    // Both phones are told, and nobody can sign in by the one that went.
    for (const phone of [first, second])
      expect((await textsTo(api, phone)).join('\n')).toMatch(/two customer records|兩項客戶紀錄/);
    const phones = await rows('select phone_hash from customer');
    expect(phones).toHaveLength(1);
    const trail = await rows(
      "select target, before, after from desk_audit where before->>'action' = 'merge' order by id",
    );
    expect(trail).toMatchObject([
      {
        target: `customer:${kept.customerId}`,
        before: { merged: merged.customerId, has: { loan: [loans[0]] } },
        after: { has: { loan: [loans[0], loans[1]] }, bankAccount: 'merged', note },
      },
      {
        target: `customer:${merged.customerId}`,
        before: { into: kept.customerId, has: { loan: [loans[1]], application: [numbers[1]] } },
        after: null,
      },
    ]);
    expect((await ask(kept.customerId, merged.customerId)).status).toBe(404);
  });

  it('takes over phone and mail address where they are chosen, and ends the sessions of the old phone', async () => {
    const kept = await signInAs(api, first, { name: 'CHAN TAI MAN', email: 'old@example.com' });
    const merged = await signInAs(api, second, {
      email: 'new@example.com',
      address: '1 Queen’s Road',
    });
    await rows('update customer set email_verified_at = now() where id = $1', [merged.customerId]);
    const chosen = { phone: 'merged', email: 'merged', bankAccount: 'kept' };
    await approve(api, await ask(kept.customerId, merged.customerId, chosen));
    expect(dataOf(await file(kept.customerId))).toMatchObject({
      name: 'CHAN TAI MAN',
      phone: second,
      email: 'new@example.com',
      emailVerifiedAt: expect.any(String),
      address: '1 Queen’s Road',
      sessions: [],
    });
    expect(codeOf(await kept.call('/user/info'))).toEqual([403, 'session_ended']);
    const back = await signInAs(api, second);
    expect(back.customerId).toBe(kept.customerId);
    expect((await back.call('/user/info')).status).toBe(200);
  });

  it('is refused, with the reason, for two cards, a frozen record, an erasure, and a change that waits', async () => {
    const { kept, merged } = await doubles(otherCard);
    const ids = [kept.customerId, merged.customerId] as const;
    const refused = async (): Promise<unknown[]> => {
      const answer = await ask(...ids);
      return [(await preview(...ids)).refusal, answer.status, Object.keys(fieldsOf(answer))];
    };
    expect(await refused()).toEqual(['identity', 400, ['mergedId']]);
    await rows(
      "update application set customer_id = null, phone_hash = 'x' where customer_id = $1",
      [merged.customerId],
    );
    expect((await preview(...ids)).refusal).toBeNull();

    const freeze = (state: string) =>
      api.desk('PUT', `/customers/${merged.customerId}/state`, { body: { state, note } });
    await freeze('frozen');
    expect(await refused()).toEqual(['frozen', 400, ['mergedId']]);
    await freeze('open');

    const phoneChange = await api.desk('PUT', `/customers/${kept.customerId}/phone`, {
      body: { phone: '+85261234567', note },
    });
    expect(phoneChange.status).toBe(200);
    expect(await refused()).toEqual(['approval', 400, ['mergedId']]);
    await api.container.approvals.withdraw(dataOf(phoneChange).maker, dataOf(phoneChange).id);

    const erasure = await api.desk('POST', `/customers/${merged.customerId}/erasure`, {
      body: { note },
    });
    expect((await preview(...ids)).refusal).toBe('approval');
    await approve(api, erasure);
    expect(await refused()).toEqual(['erasure', 400, ['mergedId']]);
    expect((await ask(kept.customerId, kept.customerId)).status).toBe(404);
    expect((await ask(kept.customerId, 'nobody')).status).toBe(404);
  });

  it('is void once either record has changed, and nothing moves', async () => {
    const { kept, merged } = await doubles();
    const asked = await ask(kept.customerId, merged.customerId);
    expect(codeOf(await ask(kept.customerId, merged.customerId))).toEqual([
      409,
      'approval_waiting',
    ]);
    const body = { topic: 'other', text: 'One more thing.' };
    api.setNow('2026-11-16T04:10:00Z');
    await merged.call('/los/threads', { method: 'POST', body });
    await expect(approve(api, asked)).rejects.toMatchObject({ code: 'approval_void' });
    expect(await rowsOf(merged.customerId)).toMatchObject({ loan: 1, message_thread: 2 });
    expect((await merged.call('/los/threads')).status).toBe(200);
  });

  it('is done once where two go at the same time, whichever way round', async () => {
    const { kept, merged } = await doubles();
    const asked = [
      await ask(kept.customerId, merged.customerId),
      await ask(merged.customerId, kept.customerId),
    ];
    const ended = await Promise.allSettled(asked.map((one) => approve(api, one)));
    expect(ended.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const [row] = await rows('select id from customer');
    const counts = await rowsOf(String(row?.id));
    expect(counts).toMatchObject({ loan: 2, application: 2, message_thread: 2, customer_merge: 1 });
  });

  it('keeps requests that both sent under one key, and applications that come in while it is done', async () => {
    const { kept, merged, numbers } = await doubles();
    const { container, testDatabase } = api;
    for (const [customer, loanNo] of [
      [kept, 1],
      [merged, 2],
    ] as const)
      await rows(
        `insert into service_request (reference, customer_id, kind, state, idempotency_key, body_hash, created_at, changed_at)
         values ($1, $2, 'address', 'done', 'one-key', 'x', now(), now())`,
        [`RQ-0000000${loanNo}`, customer.customerId],
      );
    await rows('create table sent as select * from application where number = $1', [numbers[1]]);
    const unsend = () => rows('delete from application where number = $1', [numbers[1]]);
    const send = 'insert into application select * from sent returning customer_id';
    await unsend();

    const { id } = dataOf(await ask(kept.customerId, merged.customerId));
    const late = await testDatabase.database.pool.connect();
    await late.query('begin');
    await late.query(send);
    const merging = approveById(container, id).catch((error: unknown) => error);
    await late.query('commit');
    late.release();
    // It waited for the application, of which nobody knew who approved.
    expect(await merging).toMatchObject({ code: 'approval_void' });

    await unsend();
    const again = dataOf(await ask(kept.customerId, merged.customerId));
    await approveById(container, again.id);
    const keys = await rows('select idempotency_key from service_request order by 1');
    expect(keys).toEqual([
      { idempotency_key: 'RQ-00000002 one-key' },
      { idempotency_key: 'one-key' },
    ]);
    const [afterwards] = await rows(send);
    expect(afterwards).toEqual({ customer_id: kept.customerId });
    expect(await rowsOf(kept.customerId)).toMatchObject({ service_request: 2, application: 2 });
  });

  it('leaves nothing of the emptied record behind once the kept one is erased', async () => {
    const kept = await addCustomer(api, { phone: first, name: 'CHAN TAI MAN' });
    const merged = await addCustomer(api, { phone: second, name: 'CHAN SIU MING' });
    await approve(api, await ask(kept.customerId, merged.customerId));
    const erasure = await api.desk('POST', `/customers/${kept.customerId}/erasure`, {
      body: { note },
    });
    await approve(api, erasure);
    expect(await rows('select * from customer_merge')).toEqual([]);
    expect(await rows('select * from customer')).toEqual([]);
    expect((await file(merged.customerId)).status).toBe(404);
  });
});
