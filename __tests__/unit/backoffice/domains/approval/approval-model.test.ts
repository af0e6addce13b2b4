import { blockOf, canonicalJson, hashOf } from '@/backoffice/domains/approval/approval.model';
import { approvalKinds, approvalPermissions } from '@/contracts/approval/approval-choices';
import { permissionsByRole, permissionsOf, roles } from '@/contracts/staff/permissions';

const outcome = {
  subject: 'loan:LN-1',
  amountCents: 100,
  facts: [{ name: 'amount' as const, value: 1 }],
  versions: { entries: 3 },
  result: 'LN-1',
};

describe('Canonical JSON', () => {
  it('is the same for the same things in another order, and for none and null', () => {
    expect(canonicalJson({ b: [1, 'x', { d: null, c: true }], a: undefined })).toBe(
      '{"b":[1,"x",{"c":true,"d":null}]}',
    );
    expect(canonicalJson({ a: 1, b: 2 })).toBe(canonicalJson({ b: 2, a: 1 }));
    expect(canonicalJson([2, 1])).not.toBe(canonicalJson([1, 2]));
  });
});

describe('The hash of what is decided', () => {
  const hash = hashOf('loan-payment', outcome, 'salt');
  it.each([
    { amountCents: 101 },
    { subject: 'loan:LN-2' },
    { facts: [{ name: 'amount' as const, value: 1.01 }] },
    { facts: [{ name: 'amount' as const, value: 1, before: 1 }] },
    { versions: { entries: 4 } },
  ])('changes with %j', (changes) => {
    expect(hashOf('loan-payment', { ...outcome, ...changes }, 'salt')).not.toBe(hash);
  });

  it('stands for no number that is given when it is carried out', () => {
    expect(hashOf('loan-payment', { ...outcome, result: 'LN-9' }, 'salt')).toBe(hash);
    expect(hashOf('loan-payment', outcome, 'other')).not.toBe(hash);
  });
});

describe('Who decides', () => {
  it.each(approvalKinds)('on %s: somebody of a role, and no role that may not read it', (kind) => {
    const request = { kind, maker: 'amy@lender.hk', state: 'waiting' } as const;
    const deciders = roles.filter(
      (role) =>
        blockOf(request, { staff: 'ben@lender.hk', permissions: permissionsOf([role]) }) === null,
    );
    expect(deciders.length).toBeGreaterThan(0);
    for (const role of deciders)
      expect([...permissionsByRole[role]]).toContain(approvalPermissions[kind].read);
  });

  it('is never the maker, nor anybody once it is decided', () => {
    const approver = { staff: 'amy@lender.hk', permissions: permissionsOf(['approver']) };
    const request = { kind: 'offer', maker: 'amy@lender.hk', state: 'waiting' } as const;
    expect(blockOf(request, approver)).toBe('own');
    expect(blockOf({ ...request, maker: 'ben@lender.hk' }, approver)).toBeNull();
    expect(blockOf({ ...request, state: 'void' }, approver)).toBe('closed');
  });
});
