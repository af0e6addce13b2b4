import type { Submission } from '@/backoffice/domains/application/submission/submission.model';
import type { HandoverService } from '@/backoffice/domains/application/handover.service';
import { completeForm, fastPassForm } from '@test/support/application/application-form';
import {
  applicantPhone,
  applicationFieldEncryption as fieldEncryption,
  applicationHash as hash,
  applicationRow,
} from '@test/support/backoffice/in-memory-applications';
import { standIn } from '@test/support/backoffice/service-tools';
import { setUpDraft, setUpSubmissions } from '@test/support/backoffice/submission';

const minute = 60_000;

describe('An application that is sent', () => {
  it('is written down with its history, its campaign and its customer, and its applicant is told', async () => {
    const { submit, applications, sums, told, customers, drafts, deliveriesStarted } =
      await setUpDraft();
    const campaign = { utm_source: 'tram', utm_medium: 'poster', utm_campaign: 'may' };
    const request = { product: 'first', language: 'hk', form: completeForm(), campaign } as const;
    expect(await submit({ request })).toEqual({
      receipt: {
        appl_no: 'HK-2026-10000000',
        received_at: '2026-05-04T10:00:00.000Z',
        promised_by: null,
        next_action: 'send-documents',
        documents: expect.any(Array),
      },
    });
    expect(applications.rows).toMatchObject([
      {
        number: 'HK-2026-10000000',
        draftId: 'draft-1',
        customerId: 'customer-1',
        amountCents: 450_000_000,
        state: 'received',
        handover: 'none',
        uploadReference: 'token-1',
        consents: { language: 'hk', creditReference: true, marketingOwn: false },
        documentsCompleteAt: null,
        promisedBy: null,
        indicative: null,
      },
    ]);
    expect(applications.steps).toMatchObject([{ state: 'received', by: 'applicant', note: null }]);
    expect(sums).toMatchObject([{ day: '2026-05-04', source: 'tram', submitted: 1, refused: 0 }]);
    expect(customers).toMatchObject([{ phone: applicantPhone, name: 'CHAN TAI MAN' }]);
    expect(told.map(({ number }) => number)).toEqual(['HK-2026-10000000']);
    expect(drafts.rows).toMatchObject([{ phoneHash: hash('phone', applicantPhone) }]);
    expect(deliveriesStarted()).toBe(1);
  });

  it('shows nothing of a person in what is written down', async () => {
    const { submit, applications, drafts } = await setUpDraft();
    await submit();
    const { rows, steps, submissions } = applications;
    const stored = JSON.stringify([rows, steps, submissions, drafts.rows]);
    expect(stored).not.toMatch(/CHAN TAI|91234567|A123456|Kam Shan/);
  });

  it('gets another number when the first is taken', async () => {
    const { submit, applications } = await setUpDraft();
    applications.rows.push(applicationRow({ number: 'HK-2026-10000000', draftId: null }));
    expect(await submit()).toMatchObject({ receipt: { appl_no: 'HK-2026-20000000' } });
  });
});

describe('An application that is sent again', () => {
  it('is the same application, by the same key as by another, and nobody is told twice', async () => {
    const { submit, applications, told, sums, deliveriesStarted } = await setUpDraft();
    const first = await submit();
    expect(await submit()).toEqual(first);
    expect(await submit({ idempotencyKey: 'key-0000000000000002' })).toEqual(first);
    expect([applications.rows.length, told.length, sums.length, deliveriesStarted()]).toEqual([
      1, 1, 1, 1,
    ]);
  });

  it('is refused where its key was used for another form', async () => {
    const { submit } = await setUpDraft();
    await submit();
    const form = completeForm({ loan: { amount: 1_000_000, tenorMonths: 12 } });
    await expect(
      submit({ request: { product: 'first', language: 'hk', form } }),
    ).rejects.toMatchObject({ code: 'idempotency_conflict' });
  });

  it('answers after the proof has ended, to the browser that sent it and to no other', async () => {
    const { submit, clock } = await setUpDraft();
    const first = await submit();
    clock.advance(31 * minute);
    expect(await submit({ proof: null })).toEqual(first);
    await expect(submit({ proof: null, token: 'another' })).rejects.toMatchObject({
      code: 'phone_not_verified',
    });
  });

  it('does not send the next draft of the browser with the code of the last', async () => {
    const { submit, addDraft, clock, applications } = await setUpDraft();
    await submit();
    clock.advance(minute);
    await addDraft('draft-2');
    await expect(submit({ idempotencyKey: 'key-0000000000000002' })).rejects.toMatchObject({
      code: 'phone_not_verified',
    });
    expect(applications.rows).toHaveLength(1);
  });
});

describe('An application that may not be sent', () => {
  it.each<{ why: string; changes: Partial<Submission>; code: string }>([
    { why: 'without a code', changes: { proof: null }, code: 'phone_not_verified' },
    {
      why: 'with a code for something else',
      changes: { proof: { phone: applicantPhone, purpose: 'upload', operation: 'draft-1' } },
      code: 'phone_not_verified',
    },
    {
      why: 'with a code to another phone than that of the form',
      changes: { proof: { phone: '+85261234567', purpose: 'apply', operation: 'draft-1' } },
      code: 'phone_not_verified',
    },
    { why: 'from another browser', changes: { token: 'another' }, code: 'not_found' },
    { why: 'from a browser without a draft', changes: { token: null }, code: 'not_found' },
    {
      why: 'from a browser without draft and code',
      changes: { token: null, proof: null },
      code: 'phone_not_verified',
    },
    {
      why: 'for a draft that is none',
      changes: { proof: { phone: applicantPhone, purpose: 'apply', operation: 'draft-9' } },
      code: 'not_found',
    },
    {
      why: 'for another product than its draft',
      changes: { request: { product: 'fast-pass', language: 'en', form: fastPassForm() } },
      code: 'validation_failed',
    },
    {
      why: 'with a form that is not complete',
      changes: { request: { product: 'first', language: 'en', form: completeForm({ loan: {} }) } },
      code: 'validation_failed',
    },
  ])('$why is refused, and nothing is written down', async ({ changes, code }) => {
    const { submit, applications, told, sums } = await setUpDraft();
    await expect(submit(changes)).rejects.toMatchObject({ code });
    expect([applications.rows, applications.submissions, told, sums]).toEqual([[], [], [], []]);
  });

  it('because we may not lend is answered in the language of the reader, and not kept', async () => {
    const { submit, applications } = await setUpDraft();
    const property = { ...completeForm().property, kind: 'hos', premiumPaid: false } as const;
    const form = completeForm({ property });
    expect(await submit({ request: { product: 'first', language: 'en', form } })).toEqual({
      failure: expect.stringMatching(/未補地價/),
    });
    expect(applications.rows).toEqual([]);
  });
});

describe('A fast pass that is sent', () => {
  const fastPass = async (property = fastPassForm().property) => {
    const tools = setUpSubmissions();
    await tools.addDraft('draft-1', 'fast-pass');
    const form = fastPassForm({ property });
    await tools.submit({ request: { product: 'fast-pass', language: 'en', form } });
    return tools;
  };

  it('is measured by the value that the applicant named', async () => {
    const { applications, valued } = await fastPass();
    expect(valued).toEqual([]);
    expect(applications.rows[0]?.indicative).toMatchObject({ loanToValue: 37.5, valuation: null });
  });

  it('is measured by our own valuation where none was named', async () => {
    const { applications, valued } = await fastPass({
      ...fastPassForm().property,
      estimatedValue: undefined,
    });
    expect(valued).toEqual(['18 Harbour Road']);
    expect(applications.rows[0]?.indicative).toMatchObject({
      loanToValue: 50,
      valuation: { value: 6_000_000, isRough: true },
    });
  });
});

describe('An application that the lender’s system decides on', () => {
  const loanSystem = (requestDecision: HandoverService['requestDecision']) => {
    const enqueued: string[] = [];
    const handover = standIn<HandoverService>({
      enqueue: async (_tx, { number }) => void enqueued.push(number),
      requestDecision,
    });
    return { enqueued, handover };
  };

  it('is handed over before it is answered, and its applicant is told by the hand-over alone', async () => {
    const asked: string[] = [];
    const { enqueued, handover } = loanSystem(async (number) => void asked.push(number));
    const tools = await setUpDraft({ handover });
    await tools.submit();
    expect([enqueued, asked, tools.told]).toEqual([['HK-2026-10000000'], ['HK-2026-10000000'], []]);
    expect(tools.applications.rows[0]?.handover).toBe('deciding');
  });

  it('fails with the words of the lender’s system when that refuses it', async () => {
    const tools = await setUpDraft({
      handover: loanSystem(async (number) => {
        const refusal = fieldEncryption.encryptText(['application', number], 'refusal', 'No.');
        await tools.applications.repository.update(number, { handover: 'refused', refusal });
      }).handover,
    });
    expect(await tools.submit()).toEqual({ failure: 'No.' });
  });

  it('is waited for while another request asks, but not without end', async () => {
    let polls = 0;
    const accept = { after: 3 };
    const { handover } = loanSystem(async () => undefined);
    const tools = await setUpDraft({
      handover,
      async waitForNextPoll() {
        polls += 1;
        if (polls === accept.after)
          await tools.applications.repository.update('HK-2026-10000000', { handover: 'accepted' });
      },
    });
    expect(await tools.submit()).toHaveProperty('receipt');
    expect(polls).toBe(3);
    await tools.applications.repository.update('HK-2026-10000000', { handover: 'deciding' });
    expect(await tools.submit()).toHaveProperty('receipt');
    expect(polls).toBe(63);
  });
});
