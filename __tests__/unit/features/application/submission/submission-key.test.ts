import { emptyFormValues } from '@/features/application/form/application-form-values';
import { isPhoneVerified } from '@/features/application/submission/verified-phone';
import { createSubmissionKey } from '@/features/application/submission/submission-key';

describe('a proven number', () => {
  const formValues = { contact: { ...emptyFormValues.contact, phone: '9123 4567' } };
  const draft = { reference: 'r', version: 1, phone: '**** 4567', expiresAt: '' };

  it.each([
    ['the same written otherwise', { verifiedPhone: '+852 91234567', draft: null }, true],
    ['another one', { verifiedPhone: '9123 4568', draft }, false],
    ['known to the server by its end', { verifiedPhone: null, draft }, true],
    ['not known at all', { verifiedPhone: null, draft: { ...draft, phone: null } }, false],
  ])('is one: %s', (_name, state, isOne) =>
    expect(isPhoneVerified({ ...state, formValues })).toBe(isOne),
  );
});

describe('the key of a submission', () => {
  it('stays the same for the same contents and differs for others and for other drafts', () => {
    const key = createSubmissionKey('draft-abc', { amount: 1 });
    expect(key).toMatch(/^[A-Za-z0-9_-]{16,100}$/);
    expect(createSubmissionKey('draft-abc', { amount: 1 })).toBe(key);
    const many = Array.from({ length: 500 }, (_unused, amount) =>
      createSubmissionKey('draft-abc', { amount }),
    );
    expect(new Set(many).size).toBe(500);
    expect(createSubmissionKey('draft-abd', { amount: 1 })).not.toBe(key);
    expect(createSubmissionKey('x'.repeat(120), {})).toMatch(/^[A-Za-z0-9_-]{16,100}$/);
  });
});
