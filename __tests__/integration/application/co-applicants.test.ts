import { z } from 'zod';
import { coApplicationSchema } from '@/contracts/application/co-applicant';
import { deskApplicationSchema } from '@/contracts/application/application-desk';
import { draftSchema } from '@/contracts/application/application';
import { consentTextVersion } from '@/contracts/application/application-choices';
import type { LosApplication } from '@/backoffice/adapters/los/los-gateway';
import { startTestApi, type TestApi } from '@test/support/api/test-api';
import { applicantBrowser, newestCode } from '@test/support/application/applicant';
import { resetApplications } from '@test/support/application/application-api';
import { familyForm } from '@test/support/application/application-form';
import { usualEngines } from '@test/support/database/test-database';
import { phone } from '@test/support/otp/otp-client';

const secondPhone = '+85298765432';
const thirdPhone = '+85261234567';
const linkPattern = /https:\/\/site\.example\/en\/apply\/co-applicant#([\w-]{43})/;
const answered = z.object({ data: coApplicationSchema });
const confirmed = {
  answer: 'confirmed',
  consents: { privacyNotice: true, creditReference: true, textVersion: consentTextVersion },
};

describe.each(usualEngines)('Further borrowers and guarantors on %s', (engine) => {
  let api: TestApi;
  let main: ReturnType<typeof applicantBrowser>;
  let minute = 0;
  const handed: LosApplication[] = [];
  beforeAll(async () => {
    api = await startTestApi(
      engine,
      {},
      {
        los: {
          handOver: async (application) => {
            handed.push(application);
            return { isAccepted: true };
          },
        },
      },
    );
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    main = await resetApplications(api);
    await api.testDatabase.database.pool.query('truncate message_budget');
    minute = 0;
    handed.length = 0;
  });

  const later = (minutes: number) => {
    minute += minutes;
    api.setNow(new Date(Date.parse('2026-11-16T04:00:00Z') + minute * 60_000).toISOString());
  };
  const deliver = () => api.container.outbox.runNow();
  const tokenFor = (number: string) =>
    linkPattern.exec(
      api.sent.findLast(({ to, text }) => to === number && linkPattern.test(text))?.text ?? '',
    )?.[1] ?? '';
  const desk = async (number: string) =>
    deskApplicationSchema.parse((await api.desk('GET', `/applications/${number}`)).body);

  async function applyTogether() {
    const reference = await main.beginProven();
    const { body } = await main.submit({ form: familyForm() });
    await deliver();
    const { receipt } = z.object({ data: draftSchema }).parse((await main.current()).body).data;
    if (!receipt) throw new Error(JSON.stringify(body));
    return { reference, number: receipt.appl_no, receipt };
  }

  /** Opens a link in a browser of its own and proves the phone. */
  async function openLink(number: string, token = tokenFor(number)) {
    const browser = applicantBrowser(api, '198.51.100.9');
    const { body } = await browser.send('POST', '/user/verify', {
      body: { reference: token, phone: number, purpose: 'co-apply' },
    });
    const { operationId } = z.object({ operationId: z.string() }).parse(body);
    const code = await newestCode(api);
    await browser.send('POST', '/user/signin', {
      body: { phone: number, code, purpose: 'co-apply', operationId },
    });
    return {
      browser,
      read: () => browser.send('GET', '/los/co-application'),
      answer: (answer: object = confirmed) =>
        browser.send('POST', '/los/co-application', { body: answer }),
    };
  }

  it('each get a link by which they see the loan and confirm; only then the application goes on', async () => {
    const { number, receipt } = await applyTogether();
    expect(receipt.co_applicants).toMatchObject([
      {
        position: 1,
        name: 'WONG SIU MING',
        role: 'guarantor',
        phoneEnding: '5432',
        state: 'waiting',
      },
      { position: 2, name: 'LEE KA YAN', phoneEnding: '4567', state: 'waiting' },
    ]);
    for (const text of api.sent
      .map((message) => message.text)
      .filter((one) => linkPattern.test(one)))
      expect(text).not.toMatch(/CHAN|WONG|LEE|HK-2026/);
    expect((await desk(number)).nextStates).toEqual(['needs-documents', 'declined', 'withdrawn']);
    expect(
      await api.desk('PUT', `/applications/${number}/state`, {
        body: { state: 'in-assessment', note: 'all there' },
      }),
    ).toMatchObject({ status: 400 });

    later(2);
    const second = await openLink(secondPhone);
    const view = await second.read();
    expect(answered.parse(view.body).data).toEqual({
      state: 'waiting',
      product: 'first',
      amount: 4_500_000,
      tenorMonths: 240,
      applicant: 'CHAN T. M.',
      role: 'guarantor',
      name: 'WONG SIU MING',
      idNumber: 'B111***(*)',
    });
    expect(view.text).not.toMatch(/LEE|Taikoo|91234567|TAI MAN/);
    expect(await second.answer()).toMatchObject({
      status: 200,
      body: { data: { state: 'confirmed' } },
    });
    expect(await second.answer()).toMatchObject({ status: 200 });
    expect(await second.answer({ answer: 'declined' })).toMatchObject({ status: 409 });
    // A used link delivers no code any more.
    later(2);
    const usedToken = tokenFor(secondPhone);
    api.sent.length = 0;
    const used = applicantBrowser(api, '198.51.100.10');
    await used.send('POST', '/user/verify', {
      body: { reference: usedToken, phone: secondPhone, purpose: 'co-apply' },
    });
    await deliver();
    expect(api.sent).toEqual([]);
    expect((await desk(number)).nextStates).not.toContain('in-assessment');

    await main.send('POST', '/user/sendSMS', {
      body: { kind: 'co-apply-link', applicationNumber: number, position: 2 },
    });
    await deliver();
    later(2);
    await (await openLink(thirdPhone)).answer();
    await deliver();
    expect(api.sent.at(-1)).toMatchObject({
      to: phone,
      text: expect.stringContaining(`everyone named in your application ${number} has confirmed`),
    });
    expect(handed).toEqual([]);
    later(2);
    await deliver();
    expect(handed).toMatchObject([
      { appl_no: number, co_applicants: [{ position: 1 }, { position: 2 }] },
    ]);
    const after = await desk(number);
    expect(after.handover).toBe('accepted');
    expect(after.nextStates).toContain('in-assessment');
    expect(after.coApplicants).toMatchObject([
      { state: 'confirmed', consents: { textVersion: consentTextVersion, language: 'en' } },
      { state: 'confirmed' },
    ]);
  });

  it('are reached by the newest link alone, for seven days, on their own phone, asked for by the applicant alone', async () => {
    const { number } = await applyTogether();
    const former = tokenFor(secondPhone);
    const again = { kind: 'co-apply-link', applicationNumber: number, position: 1 };
    later(2);
    const stranger = applicantBrowser(api, '198.51.100.7');
    expect(await stranger.send('POST', '/user/sendSMS', { body: again })).toMatchObject({
      status: 404,
    });
    expect(await main.send('POST', '/user/sendSMS', { body: again })).toMatchObject({
      body: { success: true },
    });
    expect(await main.send('POST', '/user/sendSMS', { body: again })).toMatchObject({
      body: { success: false },
    });
    await deliver();
    const token = tokenFor(secondPhone);
    expect(token).not.toBe(former);
    const codesAfter = async (reference: string, number: string) => {
      later(5);
      api.sent.length = 0;
      await applicantBrowser(api, '198.51.100.8').send('POST', '/user/verify', {
        body: { reference, phone: number, purpose: 'co-apply' },
      });
      await deliver();
      return api.sent.length;
    };
    expect(await codesAfter(former, secondPhone)).toBe(0);
    expect(await codesAfter(token, thirdPhone)).toBe(0);
    expect(await codesAfter(token, secondPhone)).toBe(1);
    later(7 * 24 * 60);
    expect(await codesAfter(token, secondPhone)).toBe(0);
  });

  it('see nothing by another proof, and an application that somebody declined waits until they answer otherwise', async () => {
    const { number, reference } = await applyTogether();
    expect(await main.send('GET', '/los/co-application')).toMatchObject({ status: 409 });
    later(2);
    const thief = applicantBrowser(api, '198.51.100.11');
    await thief.send('POST', '/user/sendOTP', {
      body: { phone: '6999 8888', purpose: 'co-apply', operationId: reference },
    });
    await thief.send('POST', '/user/signin', {
      body: {
        phone: '6999 8888',
        code: await newestCode(api),
        purpose: 'co-apply',
        operationId: reference,
      },
    });
    expect(await thief.send('GET', '/los/co-application')).toMatchObject({ status: 404 });
    expect(await thief.send('POST', '/los/drafts/resume', { body: {} })).toMatchObject({
      status: 409,
    });
    const second = await openLink(secondPhone);
    expect(
      await second.answer({
        ...confirmed,
        consents: { ...confirmed.consents, textVersion: '2020-01-01' },
      }),
    ).toMatchObject({ status: 409 });
    expect(await second.answer({ answer: 'declined' })).toMatchObject({ status: 200 });
    await deliver();
    expect(api.sent.at(-1)).toMatchObject({ to: phone, text: expect.stringContaining('declined') });
    later(5);
    await (await openLink(thirdPhone)).answer();
    expect((await desk(number)).nextStates).not.toContain('approved');
    later(5);
    await main.send('POST', '/user/sendSMS', {
      body: { kind: 'co-apply-link', applicationNumber: number, position: 1 },
    });
    await deliver();
    later(5);
    await (await openLink(secondPhone)).answer();
    expect((await desk(number)).nextStates).toContain('in-assessment');
  });

  it('get the link on the right number once the applicant corrects it, which ends link and proof of the wrong one', async () => {
    const { number } = await applyTogether();
    const right = '+85269876543';
    later(2);
    const wrong = await openLink(secondPhone);
    expect(await wrong.read()).toMatchObject({ status: 200 });
    const correct = (browser: typeof main, corrected: string) =>
      browser.send('POST', '/user/sendSMS', {
        body: {
          kind: 'co-apply-link',
          applicationNumber: number,
          position: 1,
          phone: corrected,
        },
      });
    expect(await correct(applicantBrowser(api, '198.51.100.8'), right)).toMatchObject({
      status: 404,
    });
    for (const taken of [phone, '6123 4567', '2123 4567'])
      expect(await correct(main, taken)).toMatchObject({ status: 400 });
    expect(await wrong.read()).toMatchObject({ status: 200 });
    later(2);
    expect(await correct(main, '6987 6543')).toMatchObject({
      status: 200,
      body: { success: true },
    });
    await deliver();
    expect(await wrong.read()).toMatchObject({ status: 404 });
    expect(await wrong.answer()).toMatchObject({ status: 404 });
    expect((await desk(number)).coApplicants).toMatchObject([
      { position: 1, phoneEnding: '6543', state: 'waiting' },
      { position: 2, phoneEnding: '4567' },
    ]);
    later(2);
    const second = await openLink(right);
    expect(await second.answer()).toMatchObject({ status: 200 });
    later(2);
    expect(await correct(main, '9876 5432')).toMatchObject({ status: 404 });
  });
});
