import type { NewAuditRow } from '@/backoffice/domains/audit/audit.repository';
import type { CustomerRow } from '@/backoffice/domains/customer/customer.repository';
import type { CustomerProfile } from '@/backoffice/domains/customer/customer.service';
import type { LoanDesk } from '@/backoffice/domains/loan/loan-desk.service';
import type { RateChanges } from '@/backoffice/domains/loan/terms/rate-change.service';
import type { LoanService } from '@/backoffice/domains/loan/loan.service';
import type { LoanRecord } from '@/backoffice/domains/loan/loan.repository';
import { postPayment } from '@/backoffice/domains/loan/posting.model';
import { toTransactions } from '@/backoffice/domains/loan/loan-view.model';
import { createLoanFiles } from '@/backoffice/domains/loan-file/loan-files';
import type { LoanDetail, LoanSummary } from '@/contracts/account/account-loan';
import type { ServiceRequest } from '@/contracts/account/account-request';
import type { PostingPreviewRequest } from '@/contracts/account/loan-desk';
import type { Permission } from '@/contracts/staff/permissions';
import { standIn } from '@test/support/backoffice/service-tools';
import { interestOnlyLoan, recordOfLoan } from '@test/support/loan/sample-loan';

const at = new Date('2026-02-04T02:00:00.000Z');
const loanNo = 'LN-2026-00000001';
const paid = (reference: string) => ({ amountCents: 100_00, on: '2026-01-20', reference });
const account = [paid('desk:FPS 7'), paid('RQ-00000001'), paid('demo:1')].reduce(
  postPayment,
  interestOnlyLoan(),
);

function setUp() {
  const audited: NewAuditRow[] = [];
  const posted: unknown[] = [];
  let record = recordOfLoan(account);
  const find = async (number: string): Promise<LoanRecord | null> =>
    number === loanNo ? record : null;
  const book = (kind: string) => async (_staff: string, _loanNo: string, body: object) => {
    posted.push([kind, body]);
    record = recordOfLoan(postPayment(account, paid('new')));
    return standIn<LoanDetail>({});
  };
  const files = createLoanFiles({
    repositories: {
      audit: { create: async (row) => void audited.push(row) },
      customer: { findById: async (id) => standIn<CustomerRow>({ id }) },
    },
    loanLedger: { read: find },
    loans: standIn<LoanService>({
      summary: ({ account: { entries } }) => standIn<LoanSummary>({ balance: entries.length }),
      detail: () => standIn<LoanDetail>({ loanNo, transactions: toTransactions(account) }),
    }),
    rehearse: (work) =>
      work({
        read: find,
        rates: standIn<RateChanges>({}),
        desk: standIn<LoanDesk>({
          postPayment: book('payment'),
          postDrawdown: book('drawdown'),
          reversePosting: book('reversal'),
        }),
      }),
    postingLimitCents: () => 500_00,
    customers: {
      profileOf: () => standIn<CustomerProfile>({ name: 'Chan', language: 'cn' }),
    },
    statements: {
      list: async () => [],
      renderFile: async (customerId, request) => ({
        fileName: JSON.stringify([customerId, request]),
        contentType: 'application/pdf',
        bytes: new Uint8Array(),
      }),
    },
    requests: {
      list: async () => [
        standIn<ServiceRequest>({ reference: 'RQ-1', loanNo }),
        standIn<ServiceRequest>({ reference: 'RQ-2', loanNo: 'LN-2026-00000009' }),
      ],
    },
    now: () => at,
  });
  const read = (permissions: Permission[]) => files.read({ staff: 'amy', permissions }, loanNo);
  return { files, audited, posted, read };
}

describe('The file of a loan', () => {
  it('has its own requests for those who may read them, and the reference of each posting that the bank or a customer knows', async () => {
    const { read, audited } = setUp();
    const file = await read(['request.read']);
    const { version, instalment, requests, customer } = file;
    expect([version, instalment]).toEqual([4, null]);
    expect(requests?.map(({ reference }) => reference)).toEqual(['RQ-1']);
    expect(customer).toEqual({ customerId: 'customer-1', name: 'Chan', language: 'cn' });
    expect(file.transactions.map(({ reference }) => reference)).toEqual([
      null,
      'RQ-00000001',
      'FPS 7',
      null,
    ]);
    expect(file.transactions.map(({ reversal }) => reversal)).toEqual([
      'possible',
      'possible',
      'possible',
      null,
    ]);
    expect((await read([])).requests).toBeNull();
    expect(audited.map(({ action, target }) => [action, target])).toEqual(
      Array(2).fill(['read', `loan:${loanNo}`]),
    );
  });

  it('gives a statement in the language of its customer, which is written down', async () => {
    const { files, audited } = setUp();
    const { fileName } = await files.renderStatement('amy', { loanNo, stmDate: '2026-01-31' });
    expect(JSON.parse(fileName)).toEqual([
      'customer-1',
      { loanNo, stmDate: '2026-01-31', format: 'pdf', locale: 'cn' },
    ]);
    expect(audited).toMatchObject([{ action: 'read', after: { statement: '2026-01-31' } }]);
  });

  it.each<[PostingPreviewRequest, boolean]>([
    [{ kind: 'payment', amount: 500, reference: 'FPS 8', toPrincipal: false }, false],
    [{ kind: 'payment', amount: 500.01, reference: 'FPS 8', toPrincipal: true }, true],
    [{ kind: 'drawdown', amount: 1, reference: 'FPS 8' }, true],
    [{ kind: 'reversal', transaction: `${loanNo}-2`, reason: 'Returned' }, true],
  ])(
    'shows what %j would do, of the version that it was worked out for',
    async (request, needsApproval) => {
      const { files, posted } = setUp();
      const effect = await files.previewPosting('amy', loanNo, request);
      expect([effect.before.balance, effect.after.balance]).toEqual([4, 5]);
      expect([effect.needsApproval, effect.version]).toEqual([needsApproval, 4]);
      const { kind, ...body } = request;
      expect(posted).toEqual([[kind, body]]);
    },
  );

  it('is not found under another number', async () => {
    await expect(setUp().files.quoteSettlement('LN-2026-00000002', '2026-02-05')).rejects.toThrow(
      'not_found',
    );
  });
});
