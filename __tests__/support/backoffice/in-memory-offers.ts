import { createOfferEncryption } from '@/backoffice/domains/application/offer/offer-encryption';
import type { OfferRow } from '@/backoffice/domains/application/offer/offer.model';
import type { OfferRepository } from '@/backoffice/domains/application/offer/offer.repository';
import { offerBody } from '@/backoffice/domains/application/offer/offer.model';
import { sampleOffer } from '../application/sample-offer';
import { testCipher } from './service-tools';

export const offerEncryption = createOfferEncryption(testCipher);
export const offerNumber = 'OF-2026-7F3K9Q2M';

/** The sample offer as it is stored, on the application of the tests. */
export function offerRow(overrides: Partial<OfferRow> = {}): OfferRow {
  const number = overrides.number ?? offerNumber;
  return {
    number,
    applicationNumber: 'HK-2026-7F3K9Q2M',
    amountCents: 300_000_000,
    body: offerEncryption.encrypt(
      number,
      offerBody(sampleOffer, { language: 'en', address: null }),
    ),
    issuedAt: new Date('2026-11-18T02:00:00.000Z'),
    issuedBy: 'amy',
    expiresOn: '2026-11-30',
    seenAt: null,
    acceptedAt: null,
    withdrawnAt: null,
    ...overrides,
  };
}

/** Offers in a list that a test can read. */
export function inMemoryOffers(rows: OfferRow[] = []) {
  const undecidedOf = (applicationNumber: string) =>
    rows.find(
      (row) => row.applicationNumber === applicationNumber && !row.acceptedAt && !row.withdrawnAt,
    );
  const repository: OfferRepository = {
    create: async (row) => void rows.push({ ...row }),
    findByNumber: async (number) => {
      const row = rows.find((one) => one.number === number);
      return row ? { ...row } : null;
    },
    list: async (numbers) =>
      rows.filter((row) => numbers.includes(row.applicationNumber)).reverse(),
    listWithOpenOffer: async (numbers, today) =>
      numbers.filter((number) => (undecidedOf(number)?.expiresOn ?? '') >= today),
    async markSeen(numbers, at) {
      for (const row of rows) if (numbers.includes(row.number)) row.seenAt ??= at;
    },
    async markAccepted(number, at) {
      const row = undecidedOf(number);
      if (row) row.acceptedAt = at;
    },
    async markWithdrawn(number, at) {
      const row = undecidedOf(number);
      if (row) row.withdrawnAt = at;
    },
  };
  return { rows, repository };
}
