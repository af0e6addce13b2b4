import { maskPhoneWithCountry } from '@/backoffice/domains/customer/customer.model';

describe('A masked phone number of a customer', () => {
  it.each([
    ['+85291234567', '+852 •••• 4567'],
    ['+8613812345678', '+86 •••• 5678'],
  ])('of %s shows its country and its last four digits', (phone, masked) => {
    expect(maskPhoneWithCountry(phone)).toBe(masked);
  });
});
