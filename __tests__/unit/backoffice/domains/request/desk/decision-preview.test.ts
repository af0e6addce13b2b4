import type { LoanService } from '@/backoffice/domains/loan/loan.service';
import { createDecisionPreview } from '@/backoffice/domains/request/desk/decision-preview';
import type { RequestDesk } from '@/backoffice/domains/request/request-desk.service';
import type { LoanSummary } from '@/contracts/account/account-loan';
import type { HolidayPreview } from '@/contracts/account/account-request';
import type { DeskRequest } from '@/contracts/account/request-desk';
import { standIn } from '@test/support/backoffice/service-tools';
import { interestOnlyLoan, recordOfLoan } from '@test/support/loan/sample-loan';

function setUp(request: Partial<DeskRequest>) {
  const decided: unknown[] = [];
  const loan = interestOnlyLoan();
  const preview = createDecisionPreview({
    loans: standIn<LoanService>({
      summary: ({ account }) => standIn<LoanSummary>({ state: account.state }),
      holidayOf: (_record, months) => standIn<HolidayPreview>({ months }),
    }),
    rehearse: (work) =>
      work({
        desk: standIn<RequestDesk>({
          find: async () =>
            standIn<DeskRequest>({ version: 2, loanNo: null, months: null, ...request }),
          approvalKindOf: async () => (request.kind === 'credit-limit' ? 'credit-limit' : null),
          decide: async (staff, reference, decision) => {
            decided.push([staff, reference, decision]);
            return standIn<DeskRequest>({});
          },
        }),
        readLoan: async () =>
          recordOfLoan({ ...loan, state: decided.length === 0 ? 'active' : 'settled' }),
      }),
  });
  return { preview, decided };
}

describe('What a decision would do', () => {
  it('is the loan before and after the decision itself', async () => {
    const { preview, decided } = setUp({ kind: 'credit-limit', loanNo: 'LN-1' });
    const effect = await preview('amy', 'RQ-1', { state: 'approved', amount: 5 });
    expect([effect.before?.state, effect.after?.state]).toEqual(['active', 'settled']);
    expect([effect.holiday, effect.needsApproval, effect.version]).toEqual([null, true, 2]);
    expect(decided).toEqual([['amy', 'RQ-1', { state: 'approved', amount: 5, note: '–' }]]);
  });

  it.each([
    [undefined, 3],
    [2, 2],
  ])('counts a payment holiday by the months that are granted (%s)', async (months, shown) => {
    const { preview } = setUp({ kind: 'payment-holiday', loanNo: 'LN-1', months: 3 });
    const { holiday } = await preview('amy', 'RQ-1', { state: 'approved', months });
    expect(holiday?.months).toBe(shown);
  });

  it('has no figures where there is no loan, or where a holiday is refused', async () => {
    const closure = await setUp({ kind: 'closure' }).preview('amy', 'RQ-1', { state: 'completed' });
    expect([closure.before, closure.after]).toEqual([null, null]);
    const refused = setUp({ kind: 'payment-holiday', loanNo: 'LN-1', months: 3 });
    expect((await refused.preview('amy', 'RQ-1', { state: 'declined' })).holiday).toBeNull();
  });
});
