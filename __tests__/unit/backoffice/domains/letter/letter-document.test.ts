import { createLetterheads } from '@/backoffice/adapters/pdf/letterhead';
import { letterDocument } from '@/backoffice/domains/letter/letter-document';
import { brandNames } from '@/config/brand';
import { legalSettingsOf } from '@/config/legal-settings';
import { legalLines } from '@/lib/texts/legal-lines';

const letterheads = createLetterheads(brandNames, (locale) =>
  legalLines(
    locale,
    legalSettingsOf({ LICENCE_NUMBER: '1234/2026', COMPLAINT_HOTLINE: '3000 0000' }),
  ),
);
const settled = {
  issuedOn: '2026-11-23',
  customer: { name: 'CHAN TAI MAN', address: null },
  loan: { loanNo: 'LN-2026-00000001', product: null, property: '18 Harbour Road' },
  facts: {
    kind: 'loan-settled' as const,
    settledOn: '2026-11-20',
    principalPaid: 800_000,
    interestPaid: 12_000,
  },
};

describe('The letter that a loan is paid back', () => {
  it('says within how many days the mortgage is released, as was promised when it was written', () => {
    const saidBy = (promises?: { release: number }) =>
      JSON.stringify(letterDocument(settled, letterheads.en, promises).passages);
    expect(saidBy()).toContain('within 10 working days');
    expect(saidBy({ release: 7 })).toContain('within 7 working days');
  });
});
