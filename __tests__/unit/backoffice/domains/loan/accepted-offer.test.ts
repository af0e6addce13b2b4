import {
  createFindAcceptedOffer,
  rejectOtherTerms,
} from '@/backoffice/domains/loan/accepted-offer';
import type { OfferBody } from '@/backoffice/domains/application/offer/offer.model';
import type { BookLoanRequest } from '@/contracts/account/account-desk';
import { offerEncryption, offerRow } from '@test/support/backoffice/in-memory-offers';

const offer: OfferBody = offerEncryption.decrypt(offerRow().number, offerRow().body);
const asAccepted: BookLoanRequest = {
  applicationNumber: 'HK-2026-7F3K9Q2M',
  kind: 'principalAndInterest',
  product: 'first-mortgage',
  amount: 3_000_000,
  annualRate: 6,
  tenorMonths: 120,
  fee: 3_000,
  startsOn: '2026-12-01',
};

describe('A loan of an offer that was accepted', () => {
  it('may be booked as it was accepted, its product left out or not', () => {
    expect(() => rejectOtherTerms(asAccepted, offer)).not.toThrow();
    expect(() => rejectOtherTerms({ ...asAccepted, product: undefined }, offer)).not.toThrow();
  });

  it('has the limit of a revolving one', () => {
    const revolving = { ...asAccepted, kind: 'revolving', amount: 100_000, fee: 3_000 } as const;
    const terms = { ...offer, kind: 'revolving' } as const;
    expect(() => rejectOtherTerms({ ...revolving, creditLimit: 3_000_000 }, terms)).not.toThrow();
    expect(() => rejectOtherTerms({ ...revolving, creditLimit: 2_000_000 }, terms)).toThrow();
  });

  it.each<[Partial<BookLoanRequest>, object]>([
    [{ amount: 3_100_000 }, { amount: { key: 'notAsOffered', limit: 3_000_000 } }],
    [{ annualRate: 6.5 }, { annualRate: { key: 'notAsOffered', limit: '6%' } }],
    [{ tenorMonths: 60 }, { tenorMonths: { key: 'notAsOffered', limit: 120 } }],
    [{ fee: undefined }, { fee: { key: 'notAsOffered', limit: 3_000 } }],
    [{ product: 'sme-loan' }, { product: { key: 'notAsOffered', limit: 'first-mortgage' } }],
    [{ kind: 'interestOnly' }, { kind: { key: 'notAsOffered', limit: 'principalAndInterest' } }],
  ])('has no other terms, such as %j', (changes, fields) => {
    expect(() => rejectOtherTerms({ ...asAccepted, ...changes }, offer)).toThrow(
      expect.objectContaining({ details: { fields } }),
    );
  });

  it('is known by the one offer that was accepted', async () => {
    const find = createFindAcceptedOffer(offerEncryption);
    const accepted = offerRow({ number: 'OF-2026-AAAA1111', acceptedAt: new Date() });
    expect(
      await find({ offer: { list: async () => [offerRow(), accepted] } }, 'HK-2026-7F3K9Q2M'),
    ).toEqual(offer);
    expect(
      await find({ offer: { list: async () => [offerRow()] } }, 'HK-2026-7F3K9Q2M'),
    ).toBeNull();
  });
});
