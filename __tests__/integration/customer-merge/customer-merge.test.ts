import { signInAs, textsTo } from '@test/support/account/customer';
import { codeOf, dataOf, fieldsOf, startTestApi, type TestApi } from '@test/support/api/test-api';
import {
  choices,
  firstPhone,
  mergeRecords,
  note,
  secondPhone,
} from '@test/support/customer/merge-records';
import { usualEngines } from '@test/support/database/test-database';
import { addCustomer, approve, secondPerson } from '@test/support/staff/approvals';

/** (36 × 9 + 12 × 8 + 1 × 7 + 2 × 6 + 3 × 5 + 4 × 4 + 5 × 3 + 6 × 2) mod 11 = 2, and 11 − 2 = 9. */
const otherCard = 'C123456(9)';

describe.each(usualEngines)('The merge of two records of one customer on %s', (engine) => {
  let api: TestApi;
  let records: ReturnType<typeof mergeRecords>;
  beforeEach(async () => {
    api = await startTestApi(engine);
    records = mergeRecords(api);
  });
  afterEach(() => api.close());

  it('gives everything to the record that stays, ends the other, and leads its number there', async () => {
    const { kept, merged, numbers, loans } = await records.doubles();
    await records.rows(
      `insert into payment_order (id, customer_id, loan_no, origin, reference, amount_cents, due_on, state, placed_at)
       values ('PO-1', $1, $2, 'refund', 'R1', 100, '2026-12-16', 'waiting', now())`,
      [merged.customerId, loans[1]],
    );
    expect(dataOf(await api.desk('GET', `/customers/${kept.customerId}/doubles`))).toMatchObject([
      { customerId: merged.customerId, reasons: ['identity', 'email'] },
    ]);
    const before = await records.preview(kept.customerId, merged.customerId);
    expect(before).toMatchObject({
      kept: { phone: firstPhone, bankAccount: '004 ••••1001', identity: 'A123***(*)' },
      merged: { phone: secondPhone, bankAccount: '004 ••••2002' },
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
    const asked = await records.ask(kept.customerId, merged.customerId, {
      ...choices,
      bankAccount: 'merged',
    });
    expect(dataOf(asked)).toMatchObject({ kind: 'customer-merge', state: 'waiting' });
    expect((await records.file(merged.customerId)).status).toBe(200);
    expect(await records.rowsOf(merged.customerId)).toMatchObject({ loan: 1, application: 1 });

    const { id, maker } = dataOf(asked);
    const { approvals } = api.container;
    const { hash, facts } = await approvals.find(secondPerson(), id);
    expect(facts).toEqual(
      expect.arrayContaining([
        { name: 'phone', before: firstPhone, value: firstPhone },
        { name: 'droppedPhone', value: secondPhone },
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
    // Both have the same mail address.
    expect(facts.map(({ name }) => name)).not.toContain('droppedEmail');
    await expect(approvals.approve(secondPerson(maker), { id, hash })).rejects.toMatchObject({
      code: 'approval_own',
    });
    await approvals.approve(secondPerson(), { id, hash });

    const left = await records.rowsOf(merged.customerId);
    expect(Object.keys(left)).toEqual(['security_event']);
    const shown = dataOf(await records.file(merged.customerId));
    expect(shown).toMatchObject({
      customerId: kept.customerId,
      phone: firstPhone,
      bankAccount: { masked: '004 ••••2002' },
      mergedIds: [merged.customerId],
    });
    expect(shown.payouts.heldUntil).not.toBeNull();
    expect(shown.events).toContainEqual(
      expect.objectContaining({ kind: 'bank-account-changed', staff: maker }),
    );
    const textOf = (list: Record<string, unknown>[], name: string) =>
      list.map((one) => one[name]).toSorted();
    expect(textOf(shown.loans, 'loanNo')).toEqual(loans.toSorted());
    expect(textOf(shown.applications, 'applicationNumber')).toEqual(numbers.toSorted());
    expect(shown.threads).toHaveLength(2);
    expect((await merged.call('/los/threads')).status).toBe(401);
    expect(dataOf(await kept.call('/los/threads'))).toHaveLength(2);
    expect(dataOf(await kept.call('/los/loans'))).toHaveLength(2);
    const current = await records.rows(
      'select count(*) as count from bank_account where customer_id = $1 and replaced_at is null',
      [kept.customerId],
    );
    expect(current).toEqual([{ count: '1' }]);
    // Both phones are told, and nobody can sign in by the one that went.
    for (const phone of [firstPhone, secondPhone])
      expect((await textsTo(api, phone)).join('\n')).toMatch(/two customer records|兩項客戶紀錄/);
    const phones = await records.rows('select phone_hash from customer');
    expect(phones).toHaveLength(1);
    const trail = await records.rows(
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
    expect((await records.ask(kept.customerId, merged.customerId)).status).toBe(404);
  });

  it('takes over phone and mail address where they are chosen, and ends the sessions of the old phone', async () => {
    const kept = await signInAs(api, firstPhone, {
      name: 'CHAN TAI MAN',
      email: 'old@example.com',
    });
    const merged = await signInAs(api, secondPhone, {
      email: 'new@example.com',
      address: '1 Queen’s Road',
    });
    await records.rows('update customer set email_verified_at = now() where id = $1', [
      merged.customerId,
    ]);
    const chosen = { phone: 'merged', email: 'merged', bankAccount: 'kept' };
    await approve(api, await records.ask(kept.customerId, merged.customerId, chosen));
    expect(dataOf(await records.file(kept.customerId))).toMatchObject({
      name: 'CHAN TAI MAN',
      phone: secondPhone,
      email: 'new@example.com',
      emailVerifiedAt: expect.any(String),
      address: '1 Queen’s Road',
      sessions: [],
    });
    expect(codeOf(await kept.call('/user/info'))).toEqual([403, 'session_ended']);
    const back = await signInAs(api, secondPhone);
    expect(back.customerId).toBe(kept.customerId);
    expect((await back.call('/user/info')).status).toBe(200);
  });

  it('is refused, with the reason, for two cards, a frozen record, an erasure, and a change that waits', async () => {
    const { kept, merged } = await records.doubles(otherCard);
    const ids = [kept.customerId, merged.customerId] as const;
    const refused = async (): Promise<unknown[]> => {
      const answer = await records.ask(...ids);
      return [
        (await records.preview(...ids)).refusal,
        answer.status,
        Object.keys(fieldsOf(answer)),
      ];
    };
    expect(await refused()).toEqual(['identity', 400, ['mergedId']]);
    await records.rows(
      "update application set customer_id = null, phone_hash = 'x' where customer_id = $1",
      [merged.customerId],
    );
    expect((await records.preview(...ids)).refusal).toBeNull();

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
    expect((await records.preview(...ids)).refusal).toBe('approval');
    await approve(api, erasure);
    expect(await refused()).toEqual(['erasure', 400, ['mergedId']]);
    expect((await records.ask(kept.customerId, kept.customerId)).status).toBe(404);
    expect((await records.ask(kept.customerId, 'nobody')).status).toBe(404);
  });

  it('leaves nothing of the emptied record behind once the kept one is erased', async () => {
    const kept = await addCustomer(api, { phone: firstPhone, name: 'CHAN TAI MAN' });
    const merged = await addCustomer(api, { phone: secondPhone, name: 'CHAN SIU MING' });
    await approve(api, await records.ask(kept.customerId, merged.customerId));
    const erasure = await api.desk('POST', `/customers/${kept.customerId}/erasure`, {
      body: { note },
    });
    await approve(api, erasure);
    expect(await records.rows('select * from customer_merge')).toEqual([]);
    expect(await records.rows('select * from customer')).toEqual([]);
    expect((await records.file(merged.customerId)).status).toBe(404);
  });
});
