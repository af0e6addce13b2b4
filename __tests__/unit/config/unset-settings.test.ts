import { brand } from '@/config/brand';
import { findUnsetSettings } from '@/config/unset-settings';

const unset = '[to be set]';
const completeBrand = {
  servicePhone: '3000 0001',
  email: 'office@lender.example',
  whatsapp: '+852 6000 0001',
  addressEn: '1 Queen’s Road',
  addressHk: '皇后大道1號',
  addressCn: '皇后大道1号',
  socialLinks: [{ key: 'a', label: 'A', href: 'https://a.example' as const }],
};
const completeEnv = {
  STORAGE_MODE: 'embedded' as const,
  LICENCE_NUMBER: '0000/2026',
  COMPLAINT_HOTLINE: '3000 0000',
  MAIL_CONTACT_TO: 'desk@lender.example',
  PAYMENT_FPS_ID: '1234567',
  PAYMENT_BANK_ACCOUNT: '000-000000-000',
  PAYMENT_PAYEE: 'A Lender Limited',
  PAYOUT_HOLDER: 'A Lender Limited',
  PAYOUT_BANK_CODE: '004',
  PAYOUT_ACCOUNT: '000-000000-000',
};

describe('What the lender has still to set', () => {
  it('is nothing once the lender has set everything', () => {
    expect(findUnsetSettings(completeEnv, completeBrand)).toEqual({ environment: [], brand: [] });
  });

  it('names settings and ways of contact, each with its place', () => {
    expect(
      findUnsetSettings(
        { ...completeEnv, LICENCE_NUMBER: unset, PAYMENT_PAYEE: unset },
        { ...completeBrand, email: unset, socialLinks: [] },
      ),
    ).toEqual({
      environment: ['LICENCE_NUMBER', 'PAYMENT_PAYEE'],
      brand: ['email', 'socialLinks'],
    });
  });

  it('leaves out what a lender’s own API knows', () => {
    expect(
      findUnsetSettings(
        { ...completeEnv, STORAGE_MODE: 'remote', PAYMENT_PAYEE: unset },
        completeBrand,
      ).environment,
    ).toEqual([]);
  });

  it('names every way of contact of the delivered brand that has no value', () => {
    const missing = Object.entries(brand)
      .filter(([, value]) => value === unset || (Array.isArray(value) && value.length === 0))
      .map(([name]) => name);
    expect(findUnsetSettings(completeEnv, brand).brand).toEqual(missing);
  });
});
