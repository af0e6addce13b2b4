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

const pathOf = (key: string): string => String(Object(endpoints)[key]?.path).replace('/api/v1', '');

/** What a spreadsheet reads of CSV. */
function rowsOf(csv: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of csv
    .replace('\uFEFF', '')
    .matchAll(/(?:"((?:[^"]|"")*)"|([^,\r\n"]*))(,|\r\n)/g)) {
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}

/** A value of the list as a cell that nothing calculates; undefined where the export tells it otherwise. */
function cellOf(value: unknown): string | undefined {
  if (value === null) return '';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return typeof value === 'string' ? value.replace(/^(?=[=+\-@])/, "'") : undefined;
}

describe.each(usualEngines)('The exports of the desk on %s', (engine) => {
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
