import { fpsPayload } from '@/lib/payment/fps-payload';

const payment = {
  payeeId: '+852-67891234',
  payeeName: 'company_1_data',
  amount: 100,
  reference: 'INV/TEST/0001',
};

/** The data objects of a payload, nested ones as text. */
function parts(payload: string | null): Record<string, string> {
  const found: Record<string, string> = {};
  for (let at = 0; payload !== null && at < payload.length;) {
    const length = Number(payload.slice(at + 2, at + 4));
    found[payload.slice(at, at + 2)] = payload.slice(at + 4, at + 4 + length);
    at += 4 + length;
  }
  return found;
}

describe('The text of a QR code for FPS', () => {
  it.each([
    // Odoo 17, addons/l10n_hk/tests/test_l10n_hk_emv_qr.py, whole strings with their checksums
    [
      {},
      '00020101021226330012hk.com.hkicl0313+852-6789123452040000530334454031005802HK5914company_1_data6002HK62170513INV/TEST/00016304A154',
    ],
    [
      { amount: 100.5, reference: 'INV/TEST/0002' },
      '00020101021226330012hk.com.hkicl0313+852-678912345204000053033445405100.55802HK5914company_1_data6002HK62170513INV/TEST/000263049E64',
    ],
  ])('is that of published samples: %j', (changes, published) => {
    expect(fpsPayload({ ...payment, ...changes })).toBe(published);
  });

  it.each([
    ['1234567', '0012hk.com.hkicl02071234567'],
    ['123456789', '0012hk.com.hkicl0209123456789'],
    ['pay@lender.example', '0012hk.com.hkicl0418pay@lender.example'],
  ])('names the payee %s by its kind', (payeeId, account) => {
    expect(parts(fpsPayload({ ...payment, payeeId }))['26']).toBe(account);
  });

  it('leaves out a name that is not written in Latin letters, and shortens a long one', () => {
    expect(parts(fpsPayload({ ...payment, payeeName: '港鑰按揭' }))['59']).toBe('NA');
    expect(
      parts(fpsPayload({ ...payment, payeeName: 'Harbour Key Mortgage Services Limited' }))['59'],
    ).toBe('Harbour Key Mortgage Serv');
  });

  it('writes cents without noise', () => {
    expect(parts(fpsPayload({ ...payment, amount: 0.1 + 0.2 }))['54']).toBe('0.3');
    expect(parts(fpsPayload({ ...payment, amount: 25_606.1 }))['54']).toBe('25606.1');
  });

  it.each([
    ['a placeholder', { payeeId: '[to be set]' }],
    ['six digits', { payeeId: '123456' }],
    ['no amount', { amount: 0 }],
    ['an amount that is no number', { amount: Number.NaN }],
    ['a reference that is too long', { reference: 'LN-2024-7F3K9Q2M-LN-2024-7F' }],
    ['a reference that apps cannot read', { reference: '貸款' }],
  ])('is none for %s', (_, changes) => {
    expect(fpsPayload({ ...payment, ...changes })).toBeNull();
  });
});
