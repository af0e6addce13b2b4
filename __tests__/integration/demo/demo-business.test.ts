import { createCustomerRepository } from '@/backoffice/domains/customer/customer.repository';
import { openDemoOffice, type DemoOffice } from '@/backoffice/demo/demo-office';
import { demoCases, demoLoanPlans } from '@/backoffice/demo/demo-plan';
import { playContent } from '@/backoffice/demo/play-content';
import { playApplication } from '@/backoffice/demo/play-application';
import {
  playCallBack,
  playEnquiry,
  playHoliday,
  playQuestion,
} from '@/backoffice/demo/play-customer';
import { playLoan } from '@/backoffice/demo/play-loan';
import { playSettings } from '@/backoffice/demo/play-settings';
import { playStaff } from '@/backoffice/demo/play-staff';
import { applicationStates } from '@/contracts/application/application-choices';
import {
  openSeededDatabase,
  usualEngines,
  type TestDatabase,
} from '@test/support/database/test-database';

const silent = { error: jest.fn(), warn: jest.fn(), info: jest.fn(), debug: jest.fn() };

describe.each(usualEngines)('The invented business on %s', (engine) => {
  let opened: TestDatabase;
  let office: DemoOffice;

  beforeAll(async () => {
    opened = await openSeededDatabase(engine);
    const { env, database } = opened;
    office = await openDemoOffice({ env, log: silent, database });
  });
  afterAll(async () => {
    await office.container.close();
    await opened.database.close();
    await opened.drop();
  });

  const one = <T>(found: T | undefined): T => {
    if (found === undefined) throw new Error('The plan has none');
    return found;
  };

  it('takes an application to each state by what staff do, and texts nobody', async () => {
    const cases = applicationStates.map((state) =>
      one(demoCases().find((plan) => plan.state === state)),
    );
    for (const plan of cases) await playApplication(office, plan);
    const { data, total } = await office.container.applications.desk.list('amy', {
      sort: 'newest',
      limit: 20,
    });
    expect(total).toBe(applicationStates.length);
    expect(new Set(data.map(({ state }) => state))).toEqual(new Set(applicationStates));
    expect(await office.container.outbox.backlog()).toEqual([]);
    const paidOut = await office.container.payments.orders.list({ sort: 'newest', limit: 5 });
    expect(paidOut.data).toMatchObject([{ state: 'paid' }]);
    office.setTo(0, 23);
    const loan = await office.container.loans.desk.findLoan(paidOut.data[0]?.loanNo ?? '');
    expect(loan.arrears).toBeNull();
  });

  it('leaves drafts and a plan at the desk, and begins them once', async () => {
    for (let start = 0; start < 2; start += 1) await playContent(office);
    const { data } = await office.container.content.contents.list({ limit: 300 });
    const touched = data.filter(({ changedBy }) => changedBy !== null);
    expect(
      touched.map(({ id, state, languages, version }) => [id, state, languages, version]),
    ).toEqual([
      ['which-product', 'changed', { en: 'complete', hk: 'older', cn: 'older' }, 1],
      ['documents-in-chinese', 'unpublished', { en: 'complete', hk: 'complete', cn: 'missing' }, 1],
      ['public-holidays', 'scheduled', { en: 'complete', hk: 'complete', cn: 'complete' }, 1],
    ]);
  });

  it('pays loans as planned, and leaves the last payments of who is behind', async () => {
    const plans = demoLoanPlans();
    const paid = one(
      plans.find(({ kind, unpaidMonths }) => kind === 'principalAndInterest' && unpaidMonths === 0),
    );
    const behind = one(plans.find(({ unpaidMonths }) => unpaidMonths >= 2));
    const { desk } = office.container.loans;
    const inOrder = await playLoan(office, paid);
    const inArrears = await playLoan(office, behind);
    office.setTo(0, 23);
    expect((await desk.findLoan(inOrder)).arrears).toBeNull();
    expect((await desk.findLoan(inArrears)).arrears?.days).toBeGreaterThan(28);
    await playQuestion(office, {
      person: paid.person,
      loanNo: inOrder,
      daysAgo: 3,
      isAnswered: true,
    });
    await playHoliday(office, { person: paid.person, loanNo: inOrder, daysAgo: 1 });
    await playEnquiry(office, { person: paid.person, daysAgo: 1, isComplaint: true });
    await playCallBack(office, paid.person);
    const { container } = office;
    expect(
      (await container.threads.desk.list('', { limit: 5, sort: 'newest' })).data,
    ).toMatchObject([{ state: 'answered' }]);
    const customers = createCustomerRepository(opened.database.db);
    expect(
      await container.customers.customers.findByPhone(customers, paid.person.phone),
    ).not.toBeNull();
  });

  it('asks an administrator once to confirm a setting from next year on', async () => {
    await playSettings(office);
    await playSettings(office);
    const { waiting, next } = await office.container.settings.find('messages');
    expect(waiting).toMatch(/^AR-/);
    expect(next).toBeNull();
  });

  it('has colleagues of each role but administrator, once', async () => {
    await playStaff(office);
    await playStaff(office);
    const { data } = await office.container.staff.staff.list({ sort: 'address', limit: 50 });
    expect(data).toHaveLength(8);
    expect(
      data.every(({ state, roles }) => state === 'active' && !roles.includes('administrator')),
    ).toBe(true);
  });
});
