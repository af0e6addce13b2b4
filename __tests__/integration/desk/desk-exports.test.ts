import { demoCases, demoLoanPlans } from '@/backoffice/demo/demo-plan';
import { openDemoOffice } from '@/backoffice/demo/demo-office';
import { playApplication } from '@/backoffice/demo/play-application';
import { playBankFile } from '@/backoffice/demo/play-bank-file';
import {
  playCallBack,
  playEnquiry,
  playHoliday,
  playQuestion,
} from '@/backoffice/demo/play-customer';
import { playLoan } from '@/backoffice/demo/play-loan';
import { endpoints } from '@/contracts/endpoints';
import { roles } from '@/contracts/staff/permissions';
import { codeOf, startTestApi, type TestApi } from '@test/support/api/test-api';
import { usualEngines } from '@test/support/database/test-database';
import { cellOf, namesOf, ordersOf, pathOf, rowsOf } from '@test/support/staff/desk-rows';
import { signInStaff, type StaffBrowser } from '@test/support/staff/staff-browser';

const silent = { error: jest.fn(), warn: jest.fn(), info: jest.fn(), debug: jest.fn() };

/** A filter of each list that leaves some of its rows away, and what the trail calls the list. */
const exported: Record<string, { filter: string; target: string }> = {
  deskApplications: { filter: 'state=declined', target: 'application' },
  deskCustomers: { filter: 'language=cn', target: 'customer' },
  deskLoans: { filter: 'arrears=any', target: 'loan' },
  deskServiceRequests: { filter: 'state=approved', target: 'request' },
  deskThreads: { filter: 'state=closed', target: 'threads' },
  deskMessages: { filter: 'topic=complaint', target: 'contact-messages' },
  deskCallBacks: { filter: 'state=cancelled', target: 'call-backs' },
  deskJobApplications: { filter: 'language=cn', target: 'job-applications' },
  deskApprovals: { filter: 'state=waiting', target: 'approval' },
  deskBankEntries: { filter: 'state=unmatched', target: 'bank-entry' },
  deskPaymentOrders: { filter: 'origin=withdrawal', target: 'payment-order' },
  deskPaymentFiles: { filter: 'state=made', target: 'payment-file' },
  deskOutbox: { filter: 'state=dead', target: 'outbox-message' },
  deskStaff: { filter: 'role=auditor', target: 'staff' },
  deskAudit: { filter: 'action=create', target: 'audit' },
};
const keys = Object.entries(endpoints)
  .filter(([, { path }]) => path.startsWith('/api/v1/desk/exports/'))
  .map(([key]) => key.replace(/Export$/, ''));

/** What keeps the trail, which grows while it is read, as it is. */
const still = (key: string): string => (key === 'deskAudit' ? 'action=create&' : '');
const twoOrders = (key: string): string => ordersOf(key).slice(0, 2).join();

describe.each(usualEngines)('The lists and exports of the desk on %s', (engine) => {
  let api: TestApi;
  let everybody: StaffBrowser;
  let handler: StaffBrowser;
  const query = (text: string) => api.testDatabase.database.pool.query(text);

  async function listOf(key: string, filter = ''): Promise<Record<string, unknown>[]> {
    const rows: Record<string, unknown>[] = [];
    for (let cursor = ''; ;) {
      const page = Object(
        (await everybody.get(`${pathOf(key)}?limit=200&${filter}${cursor}`)).body,
      );
      rows.push(...page.data);
      if (page.next === null) return rows;
      cursor = `&cursor=${page.next}`;
    }
  }

  beforeAll(async () => {
    api = await startTestApi(engine);
    api.setNow(new Date().toISOString());
    const { env, database } = api.testDatabase;
    const office = await openDemoOffice({ env, log: silent, database });
    for (const state of ['declined', 'completed', 'received'])
      for (const plan of demoCases()
        .filter((one) => one.state === state)
        .slice(0, 2))
        await playApplication(office, plan);
    const plans = demoLoanPlans();
    const [paid] = plans.filter(
      ({ kind, unpaidMonths }) => kind !== 'revolving' && unpaidMonths === 0,
    );
    const [behind] = plans.filter(({ unpaidMonths }) => unpaidMonths >= 2);
    if (!paid || !behind) throw new Error('The plan has none');
    const { person } = paid;
    const loanNo = await playLoan(office, paid);
    await playLoan(office, behind);
    await playQuestion(office, { person, loanNo, daysAgo: 3, isAnswered: true });
    await playQuestion(office, { person, loanNo, daysAgo: 2, isAnswered: false });
    await playHoliday(office, { person, loanNo, daysAgo: 1 });
    const visitor = { ...person, name: '=1+1' };
    await playEnquiry(office, { person: visitor, daysAgo: 2, isComplaint: true });
    await playEnquiry(office, { person: visitor, daysAgo: 1, isComplaint: false });
    await playCallBack(office, person);
    await playBankFile(office, loanNo);
    await office.container.close();
    await query(
      `insert into outbox (id, channel, kind, recipient, payload, created_at, next_attempt_at)
       select 'message_' || n || '.one', 'mail', 'account', 'x', 'x', '2026-01-01', date_trunc('day', now()) + n * interval '1 day'
       from generate_series(1, 3) as n`,
    );
    const at = new Date().toISOString();
    ({ browser: everybody } = await signInStaff(api, {
      email: 'everybody@lender.hk',
      roles: [...roles],
      at,
    }));
    ({ browser: handler } = await signInStaff(api, {
      email: 'handler@lender.hk',
      roles: ['case-handler'],
      at,
    }));
  }, 120_000);
  afterAll(() => api.close());

  it('are those of this test', () => {
    expect(keys.toSorted()).toEqual(Object.keys(exported).toSorted());
  });

  it.each(Object.entries(exported))(
    'have what %s lists, by its filters, and are written down',
    async (key, { filter, target }) => {
      const path = pathOf(`${key}Export`);
      for (const chosen of ['', filter]) {
        const listed = key === 'deskAudit' ? [] : await listOf(key, chosen);
        const answer = await everybody.get(`${path}?${chosen}`);
        const [headings = [], ...lines] = rowsOf(answer.text);
        const { rows: noted } = await query(
          "select staff, target, after from desk_audit where action = 'export' order by id desc limit 1",
        );
        const after: unknown = expect.objectContaining(
          Object.fromEntries(new URLSearchParams(chosen)),
        );
        expect(noted).toEqual([{ staff: 'everybody@lender.hk', target, after }]);
        expect(answer.headers.get('content-disposition')).toMatch(
          /^attachment; filename="[a-z-]+\.csv"$/,
        );
        const shown = key === 'deskAudit' ? await listOf(key, chosen) : listed;
        expect(lines).toHaveLength(shown.length);
        const told = lines.flatMap((cells, index) =>
          headings.flatMap((heading, column) => {
            const expected = cellOf(shown[index]?.[heading]);
            return expected === undefined ? [] : [{ heading, expected, cell: cells[column] }];
          }),
        );
        expect(told.filter(({ cell, expected }) => cell !== expected)).toEqual([]);
      }
      expect(codeOf(await everybody.get(`${path}?colour=red`))).toEqual([400, 'validation_failed']);
      expect(codeOf(await handler.get(path))).toEqual([403, 'forbidden']);
    },
  );

  it.each(keys)('go on from page to page in each order of %s, and are counted', async (key) => {
    // Rows that say the same in what they are sorted by, which only their names tell apart.
    await query(
      `update customer set created_at = '2026-01-01'; update contact_message set created_at = '2026-01-01';
       update outbox set created_at = '2026-01-01'; update staff_member set created_at = '2026-01-01', name = 'Chan'`,
    );
    for (const sort of ordersOf(key)) {
      const whole = namesOf(await listOf(key, `${still(key)}sort=${sort}`));
      const paged: unknown[] = [];
      for (let cursor = ''; ;) {
        const path = `${pathOf(key)}?limit=1&${still(key)}sort=${sort}${cursor}`;
        const page = Object((await everybody.get(path)).body);
        expect([sort, page.total]).toEqual([sort, whole.length]);
        paged.push(...namesOf(page.data));
        // A page that does not go on would be asked for without end.
        if (page.next === null || paged.length > whole.length) break;
        cursor = `&cursor=${page.next}`;
      }
      expect([sort, paged]).toEqual([sort, whole]);
      expect(new Set(paged).size).toBe(paged.length);
    }
  });

  // Threads begin with the last change, and are turned round by when they began.
  it.each(
    keys.filter(
      (key) =>
        ['newest,oldest', 'soonest,latest'].includes(twoOrders(key)) && key !== 'deskThreads',
    ),
  )('are turned round: %s', async (key) => {
    const [first, second] = ordersOf(key);
    const there = namesOf(await listOf(key, `${still(key)}sort=${first}`));
    const back = namesOf(await listOf(key, `${still(key)}sort=${second}`));
    expect(back).toEqual(there.toReversed());
  });

  it('have the largest amount or the most urgent first, where they are in that order', async () => {
    for (const key of ['deskPaymentOrders', 'deskBankEntries', 'deskApprovals']) {
      const amounts = (await listOf(key, 'sort=amount')).map(({ amount }) => Number(amount));
      expect(amounts.length).toBeGreaterThan(0);
      expect([key, amounts]).toEqual([key, amounts.toSorted((one, other) => other - one)]);
      expect(amounts).not.toContain(0);
    }
    await query(
      `update application set state = 'in-assessment', promised_by = '2026-12-01' where state <> 'declined'`,
    );
    for (const [key, field] of [
      ['deskOutbox', 'nextAttemptAt'],
      ['deskServiceRequests', 'dueAt'],
      ['deskApplications', 'promisedBy'],
    ] as const) {
      const times = (await listOf(key, 'sort=due')).map((row) => String(row[field]));
      expect([key, times.length]).not.toEqual([key, 0]);
      expect([key, times]).toEqual([key, times.toSorted()]);
      expect(times).not.toContain('null');
    }
  });

  it('refuse the cursor of another order, and what no column can have', async () => {
    for (const [key, asked] of [
      ['deskBankEntries', 'cursor=none.BE-1'],
      ['deskBankEntries', 'cursor=1234567890123456.BE-1'],
      ['deskBankEntries', 'cursor=1'],
      ['deskApprovals', 'cursor=2026-11-01.AP-1'],
      ['deskPaymentOrders', 'cursor=2026-11-01.PO-1'],
      ['deskPaymentOrders', 'sort=due&cursor=2026-13-01.PO-1'],
      ['deskPaymentOrders', 'sort=due&cursor=0000-01-01.PO-1'],
      ['deskOutbox', 'cursor=none.one'],
      ['deskStaff', 'cursor=AA.one'],
      ['deskStaff', 'sort=name&cursor=_w.one'],
      ['deskStaff', 'sort=newest&cursor=123456789012345.one'],
    ] as const)
      expect([asked, codeOf(await everybody.get(`${pathOf(key)}?${asked}`))]).toEqual([
        asked,
        [400, 'validation_failed'],
      ]);
    for (const asked of ['sort=due&cursor=9999-12-31.PO-1', 'sort=due&cursor=1000-01-01.PO-1'])
      expect((await everybody.get(`/desk/payment-orders?${asked}`)).status).toBe(200);
    for (const asked of ['sort=newest&cursor=99999999999999.one', 'cursor=eg.one'])
      expect((await everybody.get(`/desk/staff?${asked}`)).status).toBe(200);
  });

  it.each(keys.filter((key) => key !== 'deskAudit' && key !== 'deskJobApplications'))(
    'find %s by their numbers, and nothing by others',
    async (key) => {
      const rows = await listOf(key);
      const numbers: readonly [string, unknown][] =
        key === 'deskCustomers'
          ? (await listOf('deskLoans')).map(({ loanNo, customerId }) => [
              String(loanNo),
              customerId,
            ])
          : namesOf(rows).map((name) => [String(name), name]);
      expect(numbers.length).toBeGreaterThan(0);
      for (const [number, name] of numbers.slice(0, 2)) {
        const parts =
          key === 'deskOutbox' ? [number, number.slice(0, 9)] : [number, number.slice(-6)];
        if (key === 'deskStaff') parts.splice(0, 2, 'everybody');
        for (const part of parts)
          expect([part, namesOf(await listOf(key, `q=${part}`))]).toEqual([
            part,
            key === 'deskStaff' ? ['everybody@lender.hk'] : expect.arrayContaining([name]),
          ]);
        expect((await listOf(key, `q=${parts[0]}`)).length).toBeLessThan(Math.max(rows.length, 2));
      }
      expect(await listOf(key, 'q=ZZZZZZZ')).toEqual([]);
    },
  );

  it('find what is about a loan by its number, and money that came in by its amount and reference', async () => {
    const [entry] = await listOf('deskBankEntries', 'state=posted');
    const [order] = await listOf('deskPaymentOrders');
    const { id, loanNo, amount, bankReference } = entry ?? {};
    for (const filter of [
      `q=${loanNo}`,
      `q=${String(bankReference).toLowerCase()}`,
      `amount=${amount}`,
    ])
      expect([filter, namesOf(await listOf('deskBankEntries', filter))]).toEqual([
        filter,
        expect.arrayContaining([id]),
      ]);
    expect(await listOf('deskBankEntries', 'amount=0.01')).toEqual([]);
    expect(namesOf(await listOf('deskPaymentOrders', `q=${order?.loanNo}`))).toContain(order?.id);
    const [thread] = await listOf('deskThreads');
    expect(namesOf(await listOf('deskThreads', `q=${thread?.about}`))).toContain(thread?.reference);
    const [request] = await listOf('deskServiceRequests');
    expect(namesOf(await listOf('deskServiceRequests', `q=${request?.loanNo}`))).toEqual([
      request?.reference,
    ]);
  });

  it('have rows that the filters leave away, and a formula that is a text', async () => {
    for (const key of [
      'deskApplications',
      'deskLoans',
      'deskMessages',
      'deskBankEntries',
      'deskPaymentOrders',
    ]) {
      const [all, chosen] = [await listOf(key), await listOf(key, exported[key]?.filter)];
      expect([key, all.length > 1, chosen.length < all.length]).toEqual([key, true, true]);
    }
    expect((await everybody.get('/desk/exports/messages')).text).toContain(",'=1+1,");
  });
});
