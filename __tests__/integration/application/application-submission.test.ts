import { consentTextVersion } from '@/contracts/application/application-choices';
import { startTestApi, type TestApi } from '@test/support/api/test-api';
import {
  applicantBrowser,
  firstKey,
  receiptOf,
  type ApplicantBrowser,
} from '@test/support/application/applicant';
import { applicationTables, resetApplications } from '@test/support/application/application-api';
import { completeForm, fastPassForm } from '@test/support/application/application-form';
import { usualEngines } from '@test/support/database/test-database';
import { phone } from '@test/support/otp/otp-client';

const otherKey = 'key-0000000000000002';
describe.each(usualEngines)('Sending an application on %s', (engine) => {
  let api: TestApi;
  let browser: ApplicantBrowser;
  beforeAll(async () => void (api = await startTestApi(engine)));
  afterAll(() => api.close());
  beforeEach(async () => void (browser = await resetApplications(api)));

  it('gives a number, promises no time while documents are missing, and texts the number', async () => {
    await browser.beginProven();
    const answer = await browser.submit();
    expect(answer).toMatchObject({
      status: 200,
      body: {
        LOS: {
          BODY: {
            appl_no: expect.stringMatching(/^HK-2026-[0-9A-HJKMNP-TV-Z]{8}$/),
            received_at: '2026-11-16T04:00:00.000Z',
            promised_by: null,
            next_action: 'send-documents',
            // No mortgage and no purchase: nothing of either is asked for.
            documents: [
              'identity',
              'address-proof',
              'rates-demand',
              'tenancy-agreement',
              'payslips',
              'salary-statements',
              'tax-demand',
              'other',
            ].map((slot) => expect.objectContaining({ slot })),
          },
        },
      },
    });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    await api.container.outbox.runNow();
    const receipt = receiptOf(answer);
    const { appl_no: number } = receipt;
    expect(api.sent.at(-1)).toMatchObject({
      to: phone,
      text: expect.stringMatching(
        new RegExp(
          `^Harbour Key Mortgage: we have received your application ${number}\\. Next, send your documents: https://site\\.example/en/upload-document\\S+$`,
        ),
      ),
    });
    expect((await browser.current()).body).toMatchObject({ data: { receipt, form: {} } });
  });

  it('shows what was sent to the browser again, as it stands, and nothing of what was typed', async () => {
    const { reference } = await browser.begin('first', completeForm());
    await browser.prove(reference);
    const receipt = receiptOf(await browser.submit());
    const shown = async () => JSON.parse((await browser.current('?product=first')).text).data;
    expect(await shown()).toMatchObject({ receipt, form: {} });
    expect(Object.keys((await shown()).form)).toEqual([]);
    await api.desk('PUT', `/applications/${receipt.appl_no}/state`, {
      body: { state: 'in-assessment', note: 'complete' },
    });
    expect((await shown()).receipt).toEqual({
      ...receipt,
      promised_by: '2026-11-17T04:00:00.000Z',
      next_action: 'wait',
      documents: undefined,
    });
    expect((await applicantBrowser(api, '198.51.100.9').current('?product=first')).body).toEqual({
      data: null,
    });
  });

  it('shows the indication of a fast pass again', async () => {
    await browser.beginProven('fast-pass');
    const receipt = receiptOf(await browser.submit({ product: 'fast-pass', form: fastPassForm() }));
    expect(receipt.indicative).toMatchObject({ result: expect.any(String) });
    expect((await browser.current()).body).toMatchObject({ data: { receipt } });
  });

  it('needs a code to the phone in the form, for this draft', async () => {
    const { reference } = await browser.begin();
    const refused = { status: 409, body: { code: 'phone_not_verified' } };
    expect(await browser.submit()).toMatchObject(refused);
    await browser.prove(reference, '+85261234567');
    expect(await browser.submit()).toMatchObject(refused);
    await browser.begin();
    await browser.prove('draft-of-nobody');
    expect(await browser.submit()).toMatchObject({ status: 404 });
    expect(await api.countRows('application')).toBe(0);
  });

  it('does not take a draft of another browser, though the code was right', async () => {
    const { reference } = await applicantBrowser(api, '198.51.100.1').begin();
    await browser.begin();
    await browser.prove(reference);
    expect(await browser.submit()).toMatchObject({ status: 404 });
  });

  it('says what is missing, field by field', async () => {
    await browser.beginProven();
    const answer = await browser.submit({
      form: completeForm({ loan: { amount: 1_000_000 }, consents: {} }),
    });
    expect(answer).toMatchObject({
      status: 400,
      body: {
        code: 'validation_failed',
        fields: {
          'form.loan.tenorMonths': 'Please fill this in.',
          'form.loan.purpose': 'Please fill this in.',
          'form.consents.privacyNotice':
            'We need your agreement to this before you send the application.',
        },
      },
    });
    expect(await api.countRows('application')).toBe(0);
  });

  it('is for the product of the draft, by whichever name', async () => {
    await browser.beginProven('2nd-mtg');
    expect(await browser.submit({ product: '1st-mtg' })).toMatchObject({
      status: 400,
      body: { fields: { product: expect.any(String) } },
    });
    const form = completeForm({
      loan: { amount: 1_000_000, tenorMonths: 120, purpose: 'renovation' },
      existing: {
        hasMortgages: true,
        mortgages: [{ lender: 'A bank', outstanding: 1_000_000, monthlyPayment: 9_000 }],
      },
    });
    const { appl_no: number } = receiptOf(await browser.submit({ product: 'second', form }));
    expect((await api.desk('GET', `/applications/${number}`)).body).toMatchObject({
      product: 'second',
    });
  });

  it('fails in words where we may not lend, and the draft stays', async () => {
    const reference = await browser.beginProven();
    const answer = await browser.submit({
      form: completeForm({
        property: { ...completeForm().property, kind: 'hos', premiumPaid: false },
      }),
    });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        LOS: {
          BODY: { rtn_msg: expect.stringContaining('may not be mortgaged without approval') },
        },
      },
    });
    expect(await api.countRows('application')).toBe(0);
    expect(await browser.save(reference, { section: 'loan', value: { amount: 1 } })).toMatchObject({
      status: 200,
    });
  });

  it('keeps what was consented to: words, language and time', async () => {
    await browser.beginProven();
    const form = completeForm({ consents: { ...completeForm().consents, marketingOwn: true } });
    const { appl_no: number } = receiptOf(
      await browser.submit({
        form,
        language: 'hk',
        campaign: { utm_source: 'radio', utm_medium: 'fm' },
      }),
    );
    expect((await api.desk('GET', `/applications/${number}`)).body).toMatchObject({
      language: 'hk',
      campaign: { utm_source: 'radio', utm_medium: 'fm' },
      consents: {
        textVersion: consentTextVersion,
        language: 'hk',
        acceptedAt: '2026-11-16T04:00:00.000Z',
        creditReference: true,
        marketingOwn: true,
      },
    });
  });

  it('makes its applicant a customer, once', async () => {
    await browser.apply();
    api.setNow('2026-11-16T05:30:00Z');
    await browser.apply({ key: otherKey });
    expect([await api.countRows('application'), await api.countRows('customer')]).toEqual([2, 1]);
    const { rows } = await api.testDatabase.database.pool.query(
      'select distinct customer_id from application',
    );
    expect(rows).toHaveLength(1);
  });

  it('shows nothing of a person in database or log', async () => {
    await browser.apply();
    const kept = await Promise.all(
      applicationTables.map((table) =>
        api.testDatabase.database.pool.query(`select * from ${table}`),
      ),
    );
    const text = JSON.stringify([kept.map(({ rows }) => rows), api.log]);
    expect(text).toContain('HK-2026-');
    expect(text).not.toMatch(
      new RegExp(`CHAN|A123456|91234567|Kam Shan|Harbour Trading|${firstKey}`),
    );
  });
});
