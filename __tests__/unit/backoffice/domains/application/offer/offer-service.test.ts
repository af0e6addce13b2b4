import type { OfferRow } from '@/backoffice/domains/application/offer/offer.model';
import {
  createOfferService,
  type AcceptanceRepositories,
} from '@/backoffice/domains/application/offer/offer.service';
import type { ApplicationRow } from '@/backoffice/domains/application/application-row';
import { ServiceError } from '@/backoffice/common/service-error';
import { brandNames } from '@/config/brand';
import { legalSettingsOf } from '@/config/legal-settings';
import { createLetterheads } from '@/backoffice/adapters/pdf/letterhead';
import { legalLines } from '@/lib/texts/legal-lines';
import type { PdfDocumentContent } from '@/backoffice/adapters/pdf/pdf-document';
import { applicantPhone, ownersOf } from '@test/support/backoffice/in-memory-applications';
import {
  inMemoryOffers,
  offerEncryption,
  offerNumber,
  offerRow,
} from '@test/support/backoffice/in-memory-offers';
import { friday, number, setUpSentApplications } from '@test/support/backoffice/sent-applications';
import { standIn, unitOfWorkOn } from '@test/support/backoffice/service-tools';

const right = `${applicantPhone} accept-offer:${offerNumber}:300000000`;

function setUp({
  offer = {},
  application = {},
}: { offer?: Partial<OfferRow>; application?: Partial<ApplicationRow> } = {}) {
  const { repositories, options, ...tools } = setUpSentApplications({
    state: 'approved',
    ...application,
  });
  const { rows, repository } = inMemoryOffers([offerRow(offer)]);
  const drawn: PdfDocumentContent[] = [];
  const service = createOfferService({
    ...options,
    repositories: { application: repositories.application, offer: repository },
    unitOfWork: unitOfWorkOn({
      ...repositories,
      offer: repository,
      proof: standIn<AcceptanceRepositories['proof']>({}),
      passkey: { count: async () => 0 },
    }),
    findOwner: ownersOf({ 'customer-1': applicantPhone, other: '+85261234567' }),
    requireStepUp: async (_tx, { phone, proofToken, operation }) => {
      if (proofToken !== `${phone} ${operation}`) throw new ServiceError('step_up_required');
    },
    encryption: offerEncryption,
    renderPdf: async (content) => {
      drawn.push(content);
      return new Uint8Array([37]);
    },
    letterheads: createLetterheads(brandNames, (locale) =>
      legalLines(
        locale,
        legalSettingsOf({ LICENCE_NUMBER: '1234/2026', COMPLAINT_HOTLINE: '3000 0000' }),
      ),
    ),
  });
  const accept = (proofToken: string | null = right, customerId = 'customer-1') =>
    service.accept(offerNumber, { customerId, proofToken });
  return { ...tools, rows, drawn, service, accept };
}

describe('An offer', () => {
  it('moves its application on when it is accepted, and the applicant is told', async () => {
    const { accept, rows, store, told, deliveriesStarted } = setUp();
    expect(await accept()).toMatchObject({
      offer: { state: 'accepted', acceptedAt: friday },
      isNew: true,
    });
    expect(rows).toMatchObject([{ acceptedAt: new Date(friday) }]);
    expect(store.rows).toMatchObject([{ number, state: 'offer-accepted' }]);
    expect(store.steps).toMatchObject([
      { state: 'offer-accepted', by: 'applicant', note: offerNumber },
    ]);
    expect(told).toEqual([{ state: 'offer-accepted' }]);
    expect(deliveriesStarted()).toBe(1);
  });

  it('is accepted again without a second confirmation, or a second step', async () => {
    const { accept, store } = setUp();
    await accept();
    expect(await accept(null)).toMatchObject({ offer: { state: 'accepted' }, isNew: false });
    expect(store.steps).toHaveLength(1);
  });

  it.each<{
    why: string;
    offer?: Partial<OfferRow>;
    application?: Partial<ApplicationRow>;
    token?: string | null;
    by?: string;
    code: string;
  }>([
    { why: 'nothing confirms it', token: null, code: 'step_up_required' },
    { why: 'another amount was confirmed', token: `${right}0`, code: 'step_up_required' },
    { why: 'it is another’s', by: 'other', code: 'not_found' },
    { why: 'nobody knows the customer', by: 'nobody', code: 'not_found' },
    { why: 'its last day is over', offer: { expiresOn: '2026-11-19' }, code: 'offer_closed' },
    { why: 'it was taken back', offer: { withdrawnAt: new Date(friday) }, code: 'offer_closed' },
    { why: 'its application ended', application: { state: 'withdrawn' }, code: 'offer_closed' },
  ])('is not accepted where $why', async ({ offer, application, token, by, code }) => {
    const { accept, rows, store } = setUp({ offer, application });
    await expect(accept(token, by)).rejects.toMatchObject({ code });
    expect([rows[0]?.acceptedAt, store.steps]).toEqual([null, []]);
  });

  it('stands open to the end of its last day', async () => {
    const { service } = setUp({ offer: { expiresOn: '2026-11-20' } });
    expect(await service.listOfCustomer('customer-1')).toMatchObject([{ state: 'open' }]);
    expect(await service.listOfCustomer('other')).toEqual([]);
  });

  it('is seen when it is first listed, unless it is over', async () => {
    const { service, rows } = setUp();
    await service.listOfCustomer('customer-1');
    expect(rows).toMatchObject([{ seenAt: new Date(friday) }]);
    const over = setUp({ offer: { expiresOn: '2026-11-19' } });
    await over.service.listOfCustomer('customer-1');
    expect(over.rows).toMatchObject([{ seenAt: null }]);
  });

  it('is drawn with its conditions, to its applicant alone', async () => {
    const { service, drawn } = setUp();
    expect((await service.renderFile(offerNumber, 'customer-1')).fileName).toBe(
      `offer-${offerNumber}.pdf`,
    );
    expect(drawn[0]?.summary.slice(0, 2)).toEqual([
      ['Loan amount', 'HK$3,000,000.00'],
      ['Offer number', offerNumber],
    ]);
    expect(drawn[0]?.passages?.[0]?.paragraphs).toEqual([
      '1. The existing mortgage is repaid on the day of the advance.',
    ]);
    await expect(service.renderFile(offerNumber, 'other')).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});
