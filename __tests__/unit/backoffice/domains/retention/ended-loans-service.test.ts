import {
  createEndedLoansJob,
  type EndedLoanRepositories,
} from '@/backoffice/domains/retention/ended-loans.service';
import type { LoanRecord } from '@/backoffice/domains/loan/loan.repository';
import { collectedLog, standIn } from '@test/support/backoffice/service-tools';

const record = (applicationNumber: string | null) =>
  standIn<LoanRecord>({ applicationNumber, customerId: 'c-1' });

function setUp({
  ended = [] as string[],
  areDocumentsAway = false,
  application = 'HK-1',
  isUnused = true,
} = {}) {
  const steps: unknown[] = [];
  const step =
    (name: string) =>
    async (id: string): Promise<void> =>
      void steps.push([name, id]);
  const repositories: EndedLoanRepositories = {
    application: { remove: step('application') },
    approval: {
      listIdsAbout: async (owner) => Object.values(owner).map((one) => `about ${one}`),
      updateBody: () => Promise.reject(new Error('Nobody asked for it here')),
    },
    customer: {
      async removeIfUnused(id) {
        steps.push(['customer', id]);
        return isUnused;
      },
    },
    loan: {
      async listEnded(asked) {
        steps.push(['ended', asked]);
        return ended;
      },
      findByNumber: async (loanNo) => (loanNo === 'LN-gone' ? null : record(application || null)),
      remove: step('loan'),
    },
    request: {
      removeByLoan: step('requests of the loan'),
      removeByCustomerWithoutLoans: step('requests of the customer'),
    },
    thread: {
      removeByLoan: step('threads of the loan'),
      removeByApplication: step('threads of the application'),
    },
  };
  const { entries, log } = collectedLog();
  const run = createEndedLoansJob({
    repositories,
    unitOfWork: (work) => work(repositories),
    log,
    // Still the day before in London, already the 17th in Hong Kong.
    now: () => new Date('2033-12-16T16:30:00.000Z'),
    emptyApprovals: async (_approvals, ids) => void steps.push(['approvals', ...ids]),
    async removeDocuments(number) {
      if (areDocumentsAway) throw new Error('The bucket is away');
      steps.push(['documents', number]);
    },
  });
  return { run, steps, entries };
}

describe('Loans past their retention period', () => {
  it('are asked for by the day in Hong Kong and the seven years of the privacy notice', async () => {
    const { run, steps, entries } = setUp();
    await run();
    expect(steps).toEqual([['ended', { today: '2033-12-17', yearsBefore: 7, limit: 50 }]]);
    expect(entries).toEqual([]);
  });

  it('go with everything of theirs, what refers to something before what it refers to', async () => {
    const { run, steps, entries } = setUp({ ended: ['LN-1', 'LN-gone'] });
    await run();
    expect(steps.slice(1)).toEqual([
      ['documents', 'HK-1'],
      ['approvals', 'about LN-1'],
      ['requests of the loan', 'LN-1'],
      ['threads of the loan', 'LN-1'],
      ['loan', 'LN-1'],
      ['approvals', 'about HK-1'],
      ['threads of the application', 'HK-1'],
      ['application', 'HK-1'],
      ['requests of the customer', 'c-1'],
      ['customer', 'c-1'],
      ['approvals', 'about c-1'],
    ]);
    expect(entries).toMatchObject([{ level: 'info', details: { loans: 2 } }]);
  });

  it('go without an application where they never had one', async () => {
    const { run, steps } = setUp({ ended: ['LN-1'], application: '' });
    await run();
    expect(steps.slice(1).map((step) => Object(step)[0])).toEqual([
      'approvals',
      'requests of the loan',
      'threads of the loan',
      'loan',
      'requests of the customer',
      'customer',
      'approvals',
    ]);
  });

  it('leave what was approved about a borrower who stays', async () => {
    const { run, steps } = setUp({ ended: ['LN-1'], isUnused: false });
    await run();
    expect(steps).not.toContainEqual(['approvals', 'about c-1']);
  });

  it('stay as long as their documents cannot be removed', async () => {
    const { run, steps } = setUp({ ended: ['LN-1'], areDocumentsAway: true });
    await expect(run()).rejects.toThrow('The bucket is away');
    expect(steps).toHaveLength(1);
  });
});
