import type { Role } from '@/contracts/staff/permissions';
import { settleRoles } from '@/backoffice/domains/staff/work-account/work-account.model';

const mapping: { group: string; role: Role }[] = [
  { group: 'cases', role: 'case-handler' },
  { group: 'web', role: 'content-editor' },
  { group: 'web', role: 'marketer' },
  { group: 'heads', role: 'approver' },
];
const settle = (held: Role[], groups: string[]) => settleRoles({ held, groups, mapping });

describe('The groups of a work account', () => {
  it('give every role that decides nothing, and ask for those that do', () => {
    expect(settle([], ['cases', 'web', 'heads', 'football'])).toEqual({
      roles: ['case-handler', 'content-editor', 'marketer'],
      wanted: ['case-handler', 'approver', 'content-editor', 'marketer'],
    });
  });

  it('take away what they could give and do not, and nothing else', () => {
    expect(settle(['case-handler', 'approver', 'cashier'], ['web'])).toEqual({
      roles: ['cashier', 'content-editor', 'marketer'],
      wanted: null,
    });
  });

  it('leave a role that decides with who was given it by two', () => {
    expect(settle(['approver'], ['heads'])).toEqual({ roles: ['approver'], wanted: null });
  });

  it('give nothing by names that only look alike', () => {
    expect(settle([], ['Cases', 'case', ' web'])).toEqual({ roles: [], wanted: null });
  });
});
