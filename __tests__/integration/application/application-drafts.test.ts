import { startTestApi, type TestApi } from '@test/support/api/test-api';
import { applicantBrowser, type ApplicantBrowser } from '@test/support/application/applicant';
import { resetApplications } from '@test/support/application/application-api';
import { usualEngines } from '@test/support/database/test-database';
import { phone } from '@test/support/otp/otp-client';

describe.each(usualEngines)('A draft on %s', (engine) => {
  let api: TestApi;
  let browser: ApplicantBrowser;
  beforeAll(async () => void (api = await startTestApi(engine)));
  afterAll(() => api.close());
  beforeEach(async () => void (browser = await resetApplications(api)));
  const loan = { section: 'loan', value: { amount: 3_000_000, tenorMonths: 240 } };

  it('begins empty or prefilled, in a browser that no script can read', async () => {
    const answer = await browser.send('POST', '/los/drafts', {
      body: { product: '2nd-mtg', language: 'hk', prefill: { loan: { amount: 1_000_000 } } },
    });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        data: {
          product: 'second',
          language: 'hk',
          form: { loan: { amount: 1_000_000 } },
          version: 1,
          phone: null,
          receipt: null,
          expiresAt: '2026-12-16T04:00:00.000Z',
        },
      },
    });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^__Host-draft_token=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
    ]);
  });

  it('is read back with what was saved, and by this browser only', async () => {
    const { reference } = await browser.begin();
    const saved = await browser.save(reference, loan);
    expect(saved).toMatchObject({
      status: 200,
      body: { data: { version: 2, form: { loan: loan.value } } },
    });
    expect((await browser.current()).body).toEqual(saved.body);
    const stranger = applicantBrowser(api);
    expect((await stranger.current()).body).toEqual({ data: null });
    expect(await stranger.save(reference, loan)).toMatchObject({ status: 404 });
    await stranger.begin();
    expect(await stranger.save(reference, loan)).toMatchObject({ status: 404 });
  });

  it('stands beside a draft of another product', async () => {
    const first = await browser.begin('first');
    api.setNow('2026-11-16T04:01:00Z');
    const pass = await browser.begin('fast-pass');
    expect((await browser.current()).body).toMatchObject({ data: { reference: pass.reference } });
    expect((await browser.current('?product=1st-mtg')).body).toMatchObject({
      data: { reference: first.reference },
    });
    expect((await browser.current('?product=second')).body).toEqual({ data: null });
  });

  it('tells that it was changed elsewhere', async () => {
    const { reference } = await browser.begin();
    expect(await browser.save(reference, { ...loan, version: 1 })).toMatchObject({ status: 200 });
    expect(await browser.save(reference, { ...loan, version: 1 })).toMatchObject({
      status: 409,
      body: { code: 'conflict' },
    });
    expect(await browser.save(reference, { ...loan, version: 2 })).toMatchObject({ status: 200 });
  });

  it('loses nothing when two sections are saved at once', async () => {
    const { reference } = await browser.begin();
    await Promise.all([
      browser.save(reference, loan),
      browser.save(reference, { section: 'intermediary', value: { involved: false } }),
      browser.save(reference, { section: 'existing', value: { hasMortgages: false } }),
    ]);
    expect((await browser.current()).body).toMatchObject({
      data: {
        version: 4,
        form: {
          loan: loan.value,
          intermediary: { involved: false },
          existing: { hasMortgages: false },
        },
      },
    });
  });

  it.each([
    ['a section that there is not', { section: 'referees', value: {} }],
    ['a field that there is not', { section: 'loan', value: { referee: 'CHAN' } }],
    [
      'a line break in a name',
      { section: 'applicants', value: { persons: [{ name: 'CHAN\nTAI MAN' }] } },
    ],
    ['half a character', { section: 'applicants', value: { persons: [{ name: 'CHAN \ud800' }] } }],
    ['a fifth applicant', { section: 'applicants', value: { persons: [{}, {}, {}, {}, {}] } }],
    ['an amount in words', { section: 'loan', value: { amount: 'three million' } }],
  ])('does not take %s', async (_what, body) => {
    const { reference } = await browser.begin();
    expect(await browser.save(reference, body)).toMatchObject({
      status: 400,
      body: { code: 'validation_failed' },
    });
  });

  it('goes on elsewhere after a code to the phone that it is bound to', async () => {
    const { reference } = await browser.begin();
    await browser.prove(reference);
    expect((await browser.current()).body).toMatchObject({ data: { phone: '**** 4567' } });
    api.setNow('2026-11-16T04:05:00Z');
    const other = applicantBrowser(api, '198.51.100.1');
    expect(await other.send('POST', '/los/drafts/resume', { body: {} })).toMatchObject({
      status: 409,
      body: { code: 'phone_not_verified' },
    });
    await other.prove(reference);
    expect(await other.send('POST', '/los/drafts/resume', { body: {} })).toMatchObject({
      status: 200,
      body: { data: { reference } },
    });
    expect(await other.save(reference, loan)).toMatchObject({ status: 200 });
    expect((await browser.current()).body).toMatchObject({
      data: { reference, form: { loan: loan.value } },
    });
  });

  it('opens for no other phone, bound or not', async () => {
    const { reference } = await browser.begin();
    const thief = applicantBrowser(api, '198.51.100.2');
    await thief.prove(reference, '+85261234567');
    expect(await thief.send('POST', '/los/drafts/resume', { body: {} })).toMatchObject({
      status: 404,
    });
    await browser.prove(reference);
    await browser.current();
    expect(await thief.send('POST', '/los/drafts/resume', { body: {} })).toMatchObject({
      status: 404,
    });
  });

  it('is found by its link with the right phone only', async () => {
    const { reference, resumeReference } = await browser.begin();
    const { drafts } = api.container.applications;
    const token = browser.cookies.get('__Host-draft_token') ?? '';
    await expect(drafts.resumeLink({ token })).resolves.toBeNull();
    await browser.prove(reference);
    await browser.current();
    await expect(drafts.resumeLink({ token })).resolves.toEqual({
      reference: resumeReference,
      product: 'first',
      phone,
      email: null,
      language: 'en',
    });
    await expect(drafts.operationOfLink(resumeReference, phone)).resolves.toBe(reference);
    await expect(drafts.operationOfLink(resumeReference, '+85261234567')).resolves.toBeNull();
    await expect(drafts.operationOfLink('x'.repeat(43), phone)).resolves.toBeNull();
  });

  it('gives a browser a new token rather than one that it brings along', async () => {
    const planted = 'p'.repeat(43);
    browser.cookies.set('__Host-draft_token', planted);
    await browser.begin();
    expect(browser.cookies.get('__Host-draft_token')).not.toBe(planted);
    const own = browser.cookies.get('__Host-draft_token');
    await browser.begin();
    expect(browser.cookies.get('__Host-draft_token')).toBe(own);
  });

  it('ends 30 days after the last change', async () => {
    const { reference } = await browser.begin();
    api.setNow('2026-11-20T04:00:00Z');
    await browser.save(reference, loan);
    api.setNow('2026-12-20T03:59:59Z');
    expect((await browser.current()).body).toMatchObject({ data: { reference } });
    api.setNow('2026-12-20T04:00:00Z');
    expect((await browser.current()).body).toEqual({ data: null });
    expect(await browser.save(reference, loan)).toMatchObject({ status: 404 });
  });

  it('says nothing of a person in the database', async () => {
    const { reference } = await browser.begin();
    await browser.save(reference, {
      section: 'applicants',
      value: {
        kind: 'persons',
        persons: [{ name: 'CHAN TAI MAN', idType: 'hkid', idNumber: 'A123456(3)' }],
      },
    });
    await browser.prove(reference);
    await browser.current();
    const { rows } = await api.testDatabase.database.pool.query(
      'select * from application_draft, application_draft_access',
    );
    expect(rows).toHaveLength(1);
    expect(JSON.stringify([rows, api.log])).not.toMatch(
      new RegExp(`CHAN|A123456|91234567|${browser.cookies.get('__Host-draft_token')}`),
    );
  });
});
