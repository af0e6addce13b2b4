import { describeToBeSet } from '@/server/process/to-be-set';

describe('What the terminal says is still to be set', () => {
  it('is nothing once the lender has set everything', () => {
    expect(describeToBeSet({ environment: [], brand: [] })).toEqual([]);
  });

  it('names settings and ways of contact, each with its place', () => {
    expect(
      describeToBeSet({
        environment: ['LICENCE_NUMBER', 'PAYMENT_PAYEE'],
        brand: ['email', 'socialLinks'],
      }),
    ).toEqual([
      'Still to be set in .env: LICENCE_NUMBER, PAYMENT_PAYEE',
      'Still to be set in src/config/brand.ts, and left out of pages: email, socialLinks',
    ]);
  });
});
