import { createDataCipher } from '@/backoffice/common/data-cipher';
import {
  createBankAccountEncryption,
  maskAccount,
} from '@/backoffice/domains/customer/bank-account.model';

const account = { bankCode: '024', accountNumber: '123-456789-001', holder: 'CHAN TAI MAN' };

describe('A masked bank account', () => {
  it.each([
    ['with hyphens', '123-456789-001', '024 ••••9001'],
    ['without', '123456789882', '024 ••••9882'],
    ['of fewer digits than are shown', '1-2', '024 ••••12'],
  ])('shows the bank and the last four digits of a number %s', (_case, accountNumber, masked) => {
    expect(maskAccount({ bankCode: '024', accountNumber })).toBe(masked);
  });
});

describe('An encrypted bank account', () => {
  const cipher = createDataCipher([{ version: '1', key: Buffer.alloc(32, 7) }]);
  const encryption = createBankAccountEncryption(cipher);

  it('is read back whole from its own row', () => {
    expect(encryption.decrypt('row-1', encryption.encrypt('row-1', account))).toEqual(account);
  });

  it('shows nothing of the account, and differs each time', () => {
    const first = encryption.encrypt('row-1', account);
    expect(first).not.toBe(encryption.encrypt('row-1', account));
    expect(Buffer.from(first.split('.')[1] ?? '', 'base64url').toString('latin1')).not.toContain(
      '456789',
    );
  });

  it('cannot be read from another row', () => {
    const ciphertext = encryption.encrypt('row-1', account);
    expect(() => encryption.decrypt('row-2', ciphertext)).toThrow();
  });

  it('is refused when what was encrypted is no account', () => {
    const ciphertext = cipher.encrypt('{"bankCode":"024"}', 'servicing/bank-account/row-1');
    expect(() => encryption.decrypt('row-1', ciphertext)).toThrow();
  });
});
