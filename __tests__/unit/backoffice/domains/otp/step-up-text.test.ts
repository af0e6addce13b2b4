import { stepUpText, withdrawalAccountOf } from '@/backoffice/domains/otp/step-up-text';
import { stepUpOperation } from '@/contracts/account/account-choices';
import { locales } from '@/contracts/locale';

const withdrawal = stepUpOperation.withdrawal({
  loanNo: 'HKL-2026-1',
  amount: 50_000.5,
  bankAccountId: '0b9e-4f',
});

describe('The words of a step-up code', () => {
  it.each(locales)('name the amount of a withdrawal and of a limit in %s', (locale) => {
    expect(stepUpText(withdrawal, locale)).toContain('HK$50,000.50');
    expect(
      stepUpText(stepUpOperation.creditLimit({ loanNo: 'HKL-2026-1', newLimit: 400_000 }), locale),
    ).toContain('HK$400,000.00');
  });

  it.each(locales)('name no more than the last four digits of a number in %s', (locale) => {
    expect(
      stepUpText(
        stepUpOperation.bankAccount({ bankCode: '024', accountNumber: '123-456789-001' }),
        locale,
      ),
    ).toMatch(/^\D+9001\D+$|^\D+9001$/);
    expect(stepUpText(stepUpOperation.phone({ phone: '+85291234567' }), locale)).toMatch(
      /^\D+4567\D*$/,
    );
  });

  it.each(locales)('name the account of a withdrawal by its last digits alone in %s', (locale) => {
    const text = stepUpText(withdrawal, locale, '9833');
    expect(text.match(/[\d,.]+/g)).toEqual(['50,000.50', '9833']);
    expect(stepUpText(stepUpOperation.addPasskey(), locale, '9833')).not.toContain('9833');
  });

  it.each(locales)('say that a new number is confirmed in %s', (locale) => {
    const text = stepUpText(stepUpOperation.confirmPhone({ reference: 'R-1' }), locale);
    expect(text).not.toMatch(/^$|otp\.stepUp|R-1/);
  });

  it.each([
    [
      stepUpOperation.acceptOffer({ offerNumber: 'OF-2026-12', amount: 2_500_000 }),
      ' to accept our loan offer of HK$2,500,000.00',
    ],
    [
      stepUpOperation.autopay({
        loanNo: 'LN-2026-1',
        maxAmount: 30_000,
        bankCode: '004',
        accountNumber: '123-456789-833',
      }),
      ' to pay your loan by autopay from the account ending 9833',
    ],
    [stepUpOperation.email({ email: 'Amy.Chan@example.com' }), ' to change your email address'],
    [stepUpOperation.phone({ phone: '+85291234567' }), 'your phone number to the one ending 4567'],
    [stepUpOperation.addPasskey(), ' to add a passkey to your account'],
    [stepUpOperation.recoverPasskeys(), ' to remove the passkeys you lost'],
  ])('say of %s what it is for', (operation, words) => {
    expect(stepUpText(operation, 'en').endsWith(words)).toBe(true);
    expect(stepUpText(`my-${operation}`, 'en')).toBe('');
    expect(stepUpText(`${operation}, call 999`, 'en')).toBe('');
    // Whose account it is belongs to a withdrawal alone.
    expect(stepUpText(operation, 'en', '1234')).toBe(stepUpText(operation, 'en'));
  });

  it('name the registered account of a withdrawal where its number is not known', () => {
    expect(stepUpText(withdrawal, 'en')).toBe(
      ' to withdraw HK$50,000.50 to your registered bank account',
    );
  });

  it('differ in the three languages', () => {
    expect(new Set(locales.map((locale) => stepUpText(withdrawal, locale))).size).toBe(3);
  });

  it.each([
    '',
    'visit:example.com',
    'withdrawal:A:1,000:B',
    'withdrawal:call 999:100:B',
    'phone:now',
    'bank-account:024:call-us',
    'my-withdrawal:A:100:B',
    'withdrawal:A:100:B, call 999',
    'my-credit-limit:A:100',
    'credit-limit:A:100, call 999',
    'my-bank-account:024:9001',
    'my-phone:4567',
    'my-confirm-phone:R-1',
    'confirm-phone:R-1, call 999',
    'accept-offer:call 999:100',
    'accept-offer:OF-1:many',
    'autopay:call 999:100:004:9001',
    'autopay:LN-1:many:004:9001',
    'autopay:LN-1:100:bank:9001',
    'autopay:LN-1:100:004:call-us',
    'email:call 999',
  ])('are left out for %j, which anybody may have made up', (operation) => {
    expect(stepUpText(operation, 'en')).toBe('');
  });
});

describe('The account of a withdrawal', () => {
  it('is read from the operation of a withdrawal alone', () => {
    expect(withdrawalAccountOf(withdrawal)).toBe('0b9e-4f');
    expect(withdrawalAccountOf(`my-${withdrawal}`)).toBeNull();
    expect(withdrawalAccountOf(`${withdrawal}, call 999`)).toBeNull();
    expect(withdrawalAccountOf('withdrawal:HKL-2026-1:many:0b9e-4f')).toBeNull();
    expect(withdrawalAccountOf(stepUpOperation.addPasskey())).toBeNull();
  });
});
