import { codeOf, dataOf, startTestApi, type TestApi } from '@test/support/api/test-api';
import { mergeRecords } from '@test/support/customer/merge-records';
import { usualEngines } from '@test/support/database/test-database';
import { approve, approveById } from '@test/support/staff/approvals';

describe.each(usualEngines)('A merge while something else is done on %s', (engine) => {
  let api: TestApi;
  let records: ReturnType<typeof mergeRecords>;
  beforeEach(async () => {
    api = await startTestApi(engine);
    records = mergeRecords(api);
  });
  afterEach(() => api.close());

  it('is void once either record has changed, and nothing moves', async () => {
    const { kept, merged } = await records.doubles();
    const asked = await records.ask(kept.customerId, merged.customerId);
    expect(codeOf(await records.ask(kept.customerId, merged.customerId))).toEqual([
      409,
      'approval_waiting',
    ]);
    const body = { topic: 'other', text: 'One more thing.' };
    api.setNow('2026-11-16T04:10:00Z');
    await merged.call('/los/threads', { method: 'POST', body });
    await expect(approve(api, asked)).rejects.toMatchObject({ code: 'approval_void' });
    expect(await records.rowsOf(merged.customerId)).toMatchObject({ loan: 1, message_thread: 2 });
    expect((await merged.call('/los/threads')).status).toBe(200);
  });

  it('is done once where two go at the same time, whichever way round', async () => {
    const { kept, merged } = await records.doubles();
    const asked = [
      await records.ask(kept.customerId, merged.customerId),
      await records.ask(merged.customerId, kept.customerId),
    ];
    const ended = await Promise.allSettled(asked.map((one) => approve(api, one)));
    expect(ended.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const [row] = await records.rows('select id from customer');
    const counts = await records.rowsOf(String(row?.id));
    expect(counts).toMatchObject({ loan: 2, application: 2, message_thread: 2, customer_merge: 1 });
  });

  it('keeps requests that both sent under one key, and applications that come in while it is done', async () => {
    const { kept, merged, numbers } = await records.doubles();
    const { container, testDatabase } = api;
    for (const [customer, loanNo] of [
      [kept, 1],
      [merged, 2],
    ] as const)
      await records.rows(
        `insert into service_request (reference, customer_id, kind, state, idempotency_key, body_hash, created_at, changed_at)
         values ($1, $2, 'address', 'done', 'one-key', 'x', now(), now())`,
        [`RQ-0000000${loanNo}`, customer.customerId],
      );
    await records.rows('create table sent as select * from application where number = $1', [
      numbers[1],
    ]);
    const unsend = () => records.rows('delete from application where number = $1', [numbers[1]]);
    const send = 'insert into application select * from sent returning customer_id';
    await unsend();

    const { id } = dataOf(await records.ask(kept.customerId, merged.customerId));
    const late = await testDatabase.database.pool.connect();
    await late.query('begin');
    await late.query(send);
    const merging = approveById(container, id).catch((error: unknown) => error);
    await late.query('commit');
    late.release();
    // It waited for the application, of which nobody knew who approved.
    expect(await merging).toMatchObject({ code: 'approval_void' });

    await unsend();
    const again = dataOf(await records.ask(kept.customerId, merged.customerId));
    await approveById(container, again.id);
    const keys = await records.rows('select idempotency_key from service_request order by 1');
    expect(keys).toEqual([
      { idempotency_key: 'RQ-00000002 one-key' },
      { idempotency_key: 'one-key' },
    ]);
    const [afterwards] = await records.rows(send);
    expect(afterwards).toEqual({ customer_id: kept.customerId });
    expect(await records.rowsOf(kept.customerId)).toMatchObject({
      service_request: 2,
      application: 2,
    });
  });
});
