import { stepUpText } from '@/backoffice/domains/otp/step-up-text';
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
  ])('are left out for %j, which anybody may have made up', (operation) => {
    expect(stepUpText(operation, 'en')).toBe('');
  });
});
