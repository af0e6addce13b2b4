import {
  issueStepUpProof,
  signInAs,
  textsTo,
  type TestCustomer,
} from '@test/support/account/customer';
import { codeOf, dataOf, startTestApi, type TestApi } from '@test/support/api/test-api';
import { resetApplications } from '@test/support/application/application-api';
import { sampleOffer } from '@test/support/application/sample-offer';
import { usualEngines } from '@test/support/database/test-database';
import { phone } from '@test/support/otp/otp-client';
import { approve } from '@test/support/staff/approvals';

const startsAt = '2026-11-20T02:00:00.000Z';

describe.each(usualEngines)('A signing on %s', (engine) => {
  let api: TestApi;
  let number: string;
  let customer: TestCustomer;
  beforeAll(async () => void (api = await startTestApi(engine)));
  afterAll(() => api.close());
  beforeEach(async () => {
    await api.testDatabase.database.pool.query('truncate appointment cascade');
    const browser = await resetApplications(api);
    number = (await browser.apply()).appl_no;
    // A Monday at noon in Hong Kong.
    api.setNow('2026-11-16T04:10:00Z');
    customer = await signInAs(api, phone, { language: 'en' });
    await change('in-assessment');
    const { result: offerNumber } = await approve(
      api,
      await api.desk('POST', `/applications/${number}/offers`, { body: sampleOffer }),
    );
    const operation = `accept-offer:${offerNumber}:300000000`;
    await customer.call(`/los/offers/${offerNumber}/acceptance`, {
      method: 'POST',
      body: {},
      proof: await issueStepUpProof(api, { phone, operation }),
    });
  });
  const change = (state: string) =>
    api.desk('PUT', `/applications/${number}/state`, { body: { state, note: 'checked' } });
  const book = (at = startsAt) =>
    customer.call(`/los/signings/${number}`, { method: 'PUT', body: { startsAt: at } });
  const slots = async (): Promise<string[]> =>
    dataOf(await customer.call('/los/signings/slots')).map(
      (slot: { startsAt: string }) => slot.startsAt,
    );

  it('is booked once by two presses at once, moved, seen by staff, and cancelled', async () => {
    expect(dataOf(await customer.call('/los/signings'))).toEqual([
      { applicationNumber: number, place: null, appointment: null },
    ]);
    const answers = await Promise.all([book(), book(), book('2026-11-20T03:00:00.000Z')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await api.countRows('appointment')).toBe(1);
    expect(await api.countRows('appointment_seat')).toBe(1);
    await book();
    expect(await slots()).not.toContain(startsAt);
    const { signing } = Object((await api.desk('GET', `/applications/${number}`)).body);
    expect(signing).toMatchObject({ startsAt, state: 'booked', closedBy: null });
    expect(codeOf(await customer.call(`/los/signings/${number}`, { method: 'DELETE' }))).toEqual([
      200,
      undefined,
    ]);
    expect(await slots()).toContain(startsAt);
    expect(dataOf(await customer.call('/los/signings'))[0].appointment.state).toBe('cancelled');
  });

  it('is reminded of once by jobs of two instances', async () => {
    await book();
    api.setNow('2026-11-19T02:00:00Z');
    const { sendReminders } = api.container.applications.signings;
    await Promise.all([sendReminders(), sendReminders()]);
    const reminders = (await textsTo(api, phone)).filter((text) => text.includes('a reminder'));
    expect(reminders).toHaveLength(1);
    expect(reminders[0]).toContain('Friday 20 November, 10:00');
  });
});
