import {
  createOfferDesk,
  type OfferDeskRepositories,
} from '@/backoffice/domains/application/offer/offer-desk.service';
import type { OfferRow } from '@/backoffice/domains/application/offer/offer.model';
import type { ApplicationRow } from '@/backoffice/domains/application/application-row';
import type { MakeOfferRequest } from '@/contracts/offer/offer-desk';
import type { Product } from '@/contracts/site/site';
import { productOf } from '@/copy/collections/products';
import { sampleOffer } from '@test/support/application/sample-offer';
import {
  inMemoryOffers,
  offerEncryption,
  offerNumber,
  offerRow,
} from '@test/support/backoffice/in-memory-offers';
import { friday, number, setUpSentApplications } from '@test/support/backoffice/sent-applications';
import { standIn, unitOfWorkOn } from '@test/support/backoffice/service-tools';

function setUp(state: ApplicationRow['state'] = 'in-assessment', ...offers: OfferRow[]) {
  const { repositories, options, ...tools } = setUpSentApplications({ state });
  const { rows, repository } = inMemoryOffers(offers);
  const audited: object[] = [];
  const offered: Partial<Product> = {};
  const desk = createOfferDesk({
    ...options,
    repositories: { application: repositories.application, offer: repository },
    unitOfWork: unitOfWorkOn({
      ...repositories,
      offer: repository,
      audit: standIn<OfferDeskRepositories['audit']>({
        create: async (row) => void audited.push(row),
      }),
    }),
    encryption: offerEncryption,
    productOf: (key) => ({ ...productOf(key), ...offered }),
    newOfferNumber: (year) => `OF-${year}-NEW${rows.length}`,
  });
  const make = (changes: Partial<MakeOfferRequest> = {}) =>
    desk.make('amy', { applicationNumber: number, input: { ...sampleOffer, ...changes } });
  return { ...tools, rows, audited, desk, make, offered };
}

describe('An offer that staff make', () => {
  it('approves the application, is written down without what it says of the person, and announced', async () => {
    const { make, rows, store, audited, told, deliveriesStarted } = setUp();
    expect(await make()).toMatchObject({
      state: 'open',
      issuedBy: 'amy',
      issuedAt: friday,
      property: 'Flat A, 12/F, Kam Shan Mansion, Taikoo Shing',
    });
    expect(rows).toMatchObject([{ applicationNumber: number, amountCents: 300_000_000 }]);
    expect(rows[0]?.body).not.toContain('Kam Shan');
    expect(store.rows).toMatchObject([{ state: 'approved' }]);
    expect(audited).toMatchObject([{ action: 'create', target: 'offer:OF-2026-NEW0' }]);
    expect(JSON.stringify(audited)).not.toContain('Kam Shan');
    expect(told).toMatchObject([{ state: 'approved' }]);
    expect(deliveriesStarted()).toBe(1);
  });

  it('takes the place of one that was not accepted', async () => {
    const { make, rows, store, audited } = setUp('approved', offerRow());
    await make();
    expect(rows).toMatchObject([{ withdrawnAt: new Date(friday) }, { withdrawnAt: null }]);
    // The applicant reads once that the application is approved.
    expect(store.steps).toEqual([]);
    expect(audited).toMatchObject([{ after: { note: 'as decided on Monday' } }]);
  });

  it.each([
    'received',
    'needs-documents',
    'declined',
    'withdrawn',
    'offer-accepted',
    'completed',
  ] as const)('is refused where the application is %s', async (state) => {
    const { make, rows, told } = setUp(state);
    await expect(make()).rejects.toMatchObject({
      details: { fields: { applicationNumber: { key: 'applicationNotApproved' } } },
    });
    expect([rows, told]).toEqual([[], []]);
  });

  it.each<[keyof MakeOfferRequest, string, Partial<MakeOfferRequest>]>([
    ['annualRate', 'costsTooMuch', { annualRate: 35, fees: [] }],
    ['fees', 'costsTooMuch', { annualRate: 31, fees: [{ label: 'Fee', amount: 500_000 }] }],
    ['fees', 'feeTooLarge', { fees: [{ label: 'Fee', amount: 3_000_000 }] }],
    ['expiresOn', 'outOfRange', { expiresOn: '2026-11-19' }],
    ['expiresOn', 'outOfRange', { expiresOn: '2027-02-19' }],
  ])('is refused for its %s: %s', async (field, key, changes) => {
    const { make, rows } = setUp();
    await expect(make(changes)).rejects.toMatchObject({
      details: { fields: { [field]: { key } } },
    });
    expect(rows).toEqual([]);
  });
});

describe('An offer beside what is advertised', () => {
  it('is refused where it costs more than the highest rate that is set for its product', async () => {
    const { make, rows, offered } = setUp();
    offered.annualRateMax = 12;
    // 120 instalments of HK$43,041.28: 24 × (120 × 43,041.28 − 3,000,000) / (3,000,000 × 121), by Schedule 2.
    await expect(make({ annualRate: 12, fees: [] })).rejects.toMatchObject({
      details: { fields: { annualRate: { key: 'costsMoreThanSet', limit: '14.31%' } } },
    });
    expect(rows).toEqual([]);
    await make({ annualRate: 10, fees: [] });
    expect(rows).toHaveLength(1);
  });
});

describe('An offer that staff take back', () => {
  it('can no longer be accepted, and that is written down', async () => {
    const { desk, rows, audited } = setUp('approved', offerRow());
    expect(await desk.withdraw('ben', { number: offerNumber, note: 'an error' })).toMatchObject({
      state: 'withdrawn',
      withdrawnAt: friday,
    });
    expect(rows).toMatchObject([{ withdrawnAt: new Date(friday) }]);
    expect(audited).toMatchObject([{ staff: 'ben', after: { note: 'an error' } }]);
  });

  it('must still stand open', async () => {
    const accepted = offerRow({ acceptedAt: new Date(friday) });
    const { desk } = setUp('offer-accepted', accepted);
    await expect(desk.withdraw('ben', { number: offerNumber, note: 'late' })).rejects.toMatchObject(
      {
        code: 'offer_closed',
      },
    );
  });
});
