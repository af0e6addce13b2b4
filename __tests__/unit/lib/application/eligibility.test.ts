import { normaliseProduct } from '@/contracts/application/application-choices';
import { type ApplicationForm } from '@/contracts/application/application-form';
import { findIneligibility } from '@/lib/application/form-rules';
import type { FormRules } from '@/lib/application/section-checks';

const rules = (product: FormRules['product'] = 'first'): FormRules => ({
  product,
  today: '2026-11-21',
});

describe('Somebody we may not lend to', () => {
  const cases: {
    who: string;
    product?: FormRules['product'];
    form: ApplicationForm;
    expected: string | null;
  }[] = [
    {
      who: 'a flat whose premium is unpaid',
      form: { property: { kind: 'tps', premiumPaid: false } },
      expected: 'premiumUnpaid',
    },
    {
      who: 'a flat whose premium is paid',
      form: { property: { kind: 'hos', premiumPaid: true } },
      expected: null,
    },
    {
      who: 'a second mortgage behind none',
      product: 'second',
      form: { existing: { hasMortgages: false } },
      expected: 'noFirstMortgage',
    },
    {
      who: 'a first mortgage behind none',
      form: { existing: { hasMortgages: false } },
      expected: null,
    },
    { who: 'nothing filled in', product: 'second', form: {}, expected: null },
  ];
  it.each(cases)('$who', ({ product, form, expected }) => {
    expect(findIneligibility(form, rules(product))).toBe(expected);
  });
});

describe('A product', () => {
  // CONTRACT section 2: loan types, wherever a product enters the flow.
  it.each([
    ['1st-mtg', 'first'],
    ['2nd-mtg', 'second'],
    ['first', 'first'],
    ['fast-pass', 'fast-pass'],
    ['toString', null],
    ['bridging', null],
  ])('called %s is %s', (name, product) => {
    expect(normaliseProduct(name)).toBe(product);
  });
});
