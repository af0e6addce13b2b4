import type { MakeOfferRequest } from '@/contracts/offer/offer-desk';
import {
  issueStepUpProof,
  signInAs,
  textsTo,
  type TestCustomer,
} from '@test/support/account/customer';
import { dataOf, startTestApi, type TestApi } from '@test/support/api/test-api';
import { resetApplications } from '@test/support/application/application-api';
import { sampleOffer } from '@test/support/application/sample-offer';
import { usualEngines } from '@test/support/database/test-database';
import { phone } from '@test/support/otp/otp-client';
import { approve } from '@test/support/staff/approvals';

describe.each(usualEngines)('An offer on %s', (engine) => {
  let api: TestApi;
  let number: string;
  let customer: TestCustomer;
  beforeAll(async () => void (api = await startTestApi(engine)));
  afterAll(() => api.close());
  beforeEach(async () => {
    const browser = await resetApplications(api);
    number = (await browser.apply()).appl_no;
    api.setNow('2026-11-16T04:10:00Z');
    customer = await signInAs(api, phone, { language: 'en' });
    await change('in-assessment');
  });

  const change = (state: string) =>
    api.desk('PUT', `/applications/${number}/state`, {
      body: {
        state,
        note: 'checked',
        ...(state === 'declined' ? { reasons: ['affordability'] } : {}),
      },
    });
  const make = (changes: Partial<MakeOfferRequest> = {}) =>
    api.desk('POST', `/applications/${number}/offers`, { body: { ...sampleOffer, ...changes } });
  const send = async (changes: Partial<MakeOfferRequest> = {}): Promise<string> =>
    String((await approve(api, await make(changes))).result);
  const offers = async () => dataOf(await customer.call('/los/offers'));
  const accept = (offerNumber: string, proof?: string) =>
    customer.call(`/los/offers/${offerNumber}/acceptance`, { method: 'POST', body: {}, proof });
  const proofFor = (offerNumber: string, cents = 300_000_000) =>
    issueStepUpProof(api, { phone, operation: `accept-offer:${offerNumber}:${cents}` });
  const application = async () => dataOf(await customer.call('/los/custApplLoanList'))[0];

  it('approves the application, is announced by text, and says what it costs', async () => {
    expect(await application()).toMatchObject({ nextAction: 'wait' });
    const offerNumber = await send();
    expect(await application()).toMatchObject({ state: 'approved', nextAction: 'read-offer' });
    expect((await textsTo(api, phone)).at(-1)).toContain(
      `our loan offer on application ${number} is ready and open until 30 November 2026`,
    );
    const [offer] = await offers();
    expect(offer).toMatchObject({
      offerNumber,
      applicationNumber: number,
      state: 'open',
      language: 'en',
      amount: 3_000_000,
      fees: sampleOffer.fees,
      conditions: sampleOffer.conditions,
      property: 'Flat A, 12/F, Kam Shan Mansion, Taikoo Shing',
      expiresOn: '2026-11-30',
      acceptedAt: null,
    });
    // 3,000,000 × 0.005 / (1 − 1.005^−120); 120 of them, and the fee.
    expect(offer.instalment).toBeCloseTo(33_306.15, 2);
    expect(offer.totalRepayable).toBeCloseTo(33_306.1506 * 120 + 3_000, 0);
    // 1.005^12 − 1 is 6.17 %; the fee adds to it.
    expect(offer.apr).toBeGreaterThan(6.17);
    expect(offer.apr).toBeLessThan(6.3);
  });

  it('is accepted once, with a confirmation for this offer and amount', async () => {
    const offerNumber = await send();
    expect(await accept(offerNumber)).toMatchObject({
      status: 409,
      body: { code: 'step_up_required' },
    });
    const proofOfLess = await proofFor(offerNumber, 299_999_900);
    expect((await accept(offerNumber, proofOfLess)).status).toBe(409);
    const proof = await proofFor(offerNumber);
    const answers = await Promise.all([accept(offerNumber, proof), accept(offerNumber, proof)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(dataOf(await accept(offerNumber))).toMatchObject({
      state: 'accepted',
      acceptedAt: '2026-11-16T04:10:00.000Z',
    });
    const { state, history } = await application();
    expect(state).toBe('offer-accepted');
    expect(history.map((step: { state: string }) => step.state)).toEqual([
      'received',
      'in-assessment',
      'approved',
      'offer-accepted',
    ]);
    expect((await textsTo(api, phone)).at(-1)).toContain('you accept the offer');
    expect((await make()).body).toHaveProperty('fields.applicationNumber');
  });

  it('shows staff when it was seen', async () => {
    await send();
    const list = async () => dataOf(await api.desk('GET', `/applications/${number}/offers`))[0];
    expect(await list()).toMatchObject({ issuedBy: 'amy', seenAt: null });
    api.setNow('2026-11-16T04:15:00Z');
    await offers();
    api.setNow('2026-11-16T04:20:00Z');
    await offers();
    expect(await list()).toMatchObject({ seenAt: '2026-11-16T04:15:00.000Z' });
  });

  it('ends with its last day, by a newer one, when it is taken back, and with its application', async () => {
    const first = await send({ expiresOn: '2026-11-16' });
    api.setNow('2026-11-16T15:59:59Z');
    customer = await signInAs(api, phone);
    expect((await offers())[0].state).toBe('open');
    api.setNow('2026-11-16T16:00:00Z');
    expect((await offers())[0].state).toBe('expired');
    expect((await application()).nextAction).toBe('wait');
    expect((await accept(first)).body).toMatchObject({ code: 'offer_closed' });
    const second = await send();
    const third = await send({ amount: 2_900_000 });
    const states = async () =>
      Object.fromEntries(
        (await offers()).map(({ offerNumber, state }: Record<string, string>) => [
          offerNumber,
          state,
        ]),
      );
    expect(await states()).toEqual({
      [first]: 'withdrawn',
      [second]: 'withdrawn',
      [third]: 'open',
    });
    expect(
      (await api.desk('POST', `/offers/${third}/withdrawal`, { body: { note: 'error' } })).status,
    ).toBe(200);
    expect((await states())[third]).toBe('withdrawn');
    const fourth = await send();
    await change('declined');
    expect((await states())[fourth]).toBe('withdrawn');
    expect((await accept(fourth)).body).toMatchObject({ code: 'offer_closed' });
  });

  it.each<[string, Partial<MakeOfferRequest>]>([
    ['annualRate', { annualRate: 35, fees: [] }],
    ['fees', { fees: [{ label: 'Handling', amount: 3_000_000 }] }],
    ['fees', { annualRate: 30, tenorMonths: 12, fees: [{ label: 'Handling', amount: 200_000 }] }],
    ['expiresOn', { expiresOn: '2026-11-15' }],
    ['expiresOn', { expiresOn: '2027-02-15' }],
  ])('is refused for its %s, such as %j', async (field, changes) => {
    expect(await make(changes)).toMatchObject({
      status: 400,
      body: { fields: { [field]: expect.any(String) } },
    });
    expect(await offers()).toEqual([]);
  });

  it('is as PDF what was sent, and nobody else’s', async () => {
    const offerNumber = await send();
    const path = `/los/offers/${offerNumber}/document`;
    const file = await customer.call(path);
    expect(file.headers.get('content-type')).toBe('application/pdf');
    expect(file.headers.get('content-disposition')).toContain(`offer-${offerNumber}.pdf`);
    expect(file.text.startsWith('%PDF-')).toBe(true);
    const other = await signInAs(api, '+85261234567', { language: 'en' });
    for (const [method, of] of [
      ['GET', path],
      ['POST', `/los/offers/${offerNumber}/acceptance`],
    ] as const)
      expect(
        (await other.call(of, { method, ...(method === 'POST' ? { body: {} } : {}) })).status,
      ).toBe(404);
    expect(dataOf(await other.call('/los/offers'))).toEqual([]);
  });

  it('is booked as it was accepted', async () => {
    const offerNumber = await send();
    const book = (changes: object = {}) =>
      api.desk('POST', '/loans', {
        body: {
          applicationNumber: number,
          kind: sampleOffer.kind,
          amount: sampleOffer.amount,
          annualRate: sampleOffer.annualRate,
          tenorMonths: sampleOffer.tenorMonths,
          fee: 3_000,
          startsOn: '2026-11-16',
          ...changes,
        },
      });
    expect((await book()).body).toHaveProperty('fields.applicationNumber');
    await accept(offerNumber, await proofFor(offerNumber));
    expect((await book({ annualRate: 7 })).body).toHaveProperty('fields.annualRate');
    const { result } = await approve(api, await book());
    expect(dataOf(await api.desk('GET', `/loans/${result}`))).toMatchObject({
      product: 'first-mortgage',
      property: 'Flat A, 12/F, Kam Shan Mansion, Taikoo Shing',
      balance: 3_000_000,
    });
  });
});
