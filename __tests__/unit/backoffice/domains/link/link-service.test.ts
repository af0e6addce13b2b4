import type { OtpCall } from '@/backoffice/domains/otp/otp-call';
import {
  createLinkService,
  type LinkServiceOptions,
  type LinkTargets,
  type OpenLinkCall,
} from '@/backoffice/domains/link/link.service';
import type {
  SmsRefusal,
  SmsUse,
} from '@/backoffice/domains/message-budget/message-budget.service';
import type { OutgoingMessage } from '@/backoffice/domains/outbox/outbox.service';
import {
  numbered,
  standIn,
  testClock,
  testHash,
  unitOfWorkOn,
} from '@test/support/backoffice/service-tools';

const second = 1_000;
const minute = 60 * second;
const phone = '+85291234567';
const number = 'HK-2026-7F3K9Q2M';

function setUp({
  refusal = null,
  email = null,
  sendsMail = true,
}: { refusal?: SmsRefusal | null; email?: string | null; sendsMail?: boolean } = {}) {
  const clock = testClock('2026-05-04T10:00:00.000Z');
  const messages: OutgoingMessage[] = [];
  const codes: (OtpCall & { isExpected?: boolean })[] = [];
  const histories = new Map<string, number[]>();
  const uses: SmsUse[] = [];
  const stored: string[] = [];
  let deliveries = 0;
  const targets: LinkTargets = {
    findApplication: async (reference) =>
      [number, 'upload-link-1'].includes(reference)
        ? { uploadReference: 'upload-link-1', phone, language: 'hk' }
        : null,
    findDraftOperation: async (reference, owner) =>
      reference === 'resume-link-1' && owner === phone ? 'draft-1' : null,
    findCoApplicantOperation: async (reference, owner) =>
      reference === 'co-applicant-1' && owner === phone ? 'co-1' : null,
    findInvitation: async () => ({
      id: 'co-1',
      to: phone,
      text: 'a new link',
      store: async () => void stored.push('co-1'),
    }),
    findResumeLink: async (token, product) =>
      token === 'browser'
        ? { reference: 'resume-link-1', product: product ?? 'first', phone, email, language: 'cn' }
        : null,
  };
  type Repositories = Parameters<Parameters<LinkServiceOptions['unitOfWork']>[0]>[0];
  const links = createLinkService({
    targets,
    otp: {
      async send(call) {
        codes.push(call);
        return { requestId: 'id', resendAfterMs: minute, challenge: null };
      },
    },
    unitOfWork: unitOfWorkOn<Repositories>({
      otp: standIn<Repositories['otp']>({
        lockHistory: async (key) => ({
          sentAtMs: histories.get(key) ?? [],
          failedAtMs: [],
          provenAtMs: null,
        }),
        saveSendHistory: async (key, sentAtMs) => void histories.set(key, sentAtMs),
      }),
      outbox: standIn<Repositories['outbox']>({}),
      application: standIn<Repositories['application']>({}),
      coApplicant: standIn<Repositories['coApplicant']>({}),
      budget: standIn<Repositories['budget']>({}),
    }),
    sendsMail,
    hash: testHash('link'),
    useSms: async (_tx, use) => {
      uses.push(use);
      return refusal;
    },
    enqueueMessage: async (_outbox, message) => void messages.push(message),
    brandNames: { en: 'Pier Loans', hk: '碼頭貸款', cn: '码头贷款' },
    siteUrl: 'https://pier.example',
    resendDelayMs: minute,
    now: clock.now,
    newId: numbered('id'),
    onMessageEnqueued: () => (deliveries += 1),
  });
  const open = (changes: Partial<OpenLinkCall>) =>
    links.open({
      reference: 'upload-link-1',
      phone: '9123 4567',
      purpose: 'upload',
      locale: 'en',
      clientAddress: '203.0.113.9',
      challenge: null,
      browserToken: null,
      ...changes,
    });
  const send = (changes: Partial<Parameters<typeof links.send>[0]> = {}) =>
    links.send({
      kind: 'upload-link',
      applicationNumber: number,
      product: undefined,
      position: undefined,
      phone: undefined,
      channel: 'sms',
      draftToken: null,
      network: '203.0.113.9',
      ...changes,
    });
  return {
    clock,
    uses,
    messages,
    codes,
    histories,
    stored,
    open,
    send,
    deliveriesStarted: () => deliveries,
  };
}

describe('A link that is opened', () => {
  it('sends a code bound to what it leads to', async () => {
    const { open, codes } = setUp();
    expect(await open({})).toMatchObject({ operation: 'upload-link-1' });
    expect(await open({ reference: 'resume-link-1', purpose: 'apply' })).toMatchObject({
      operation: 'draft-1',
    });
    await open({ reference: 'co-applicant-1', purpose: 'co-apply' });
    expect(codes).toMatchObject([
      { phone, purpose: 'upload', operation: 'upload-link-1', live: true, isExpected: true },
      { phone, purpose: 'apply', operation: 'draft-1', live: true, isExpected: true },
      { phone, purpose: 'co-apply', operation: 'co-1', live: true, isExpected: true },
    ]);
  });

  it.each<{ what: string; changes: Partial<OpenLinkCall> }>([
    { what: 'of another phone', changes: { phone: '6123 4567' } },
    { what: 'that is none', changes: { reference: 'upload-link-9' } },
    {
      what: 'of a draft with another phone',
      changes: { purpose: 'apply', reference: 'resume-link-1', phone: '6123 4567' },
    },
    { what: 'of a draft that is none', changes: { purpose: 'apply', reference: 'resume-link-9' } },
  ])('$what answers alike and delivers no code', async ({ changes }) => {
    const { open, codes } = setUp();
    const answer = await open(changes);
    expect(answer).toEqual({
      operation: expect.stringMatching(/^[\w-]{12,}$/),
      outcome: { requestId: 'id', resendAfterMs: minute, challenge: null },
    });
    expect(codes).toMatchObject([{ isExpected: false, operation: answer.operation }]);
    expect(answer.operation).not.toBe('draft-1');
    expect((await open(changes)).operation).toBe(answer.operation);
  });

  it('is refused for a number that takes no texts', async () => {
    const { open, codes } = setUp();
    await expect(open({ phone: '2345 6789' })).rejects.toMatchObject({
      code: 'validation_failed',
      details: { fields: { phone: { key: 'fixedLine' } } },
    });
    expect(codes).toEqual([]);
  });
});

describe('A link that is asked for', () => {
  it('counts for its network, and costs nothing where it leads nowhere', async () => {
    const { send, uses } = setUp();
    await send();
    await send({ applicationNumber: 'HK-2026-UNKNOWN1' });
    expect(uses).toEqual([
      { phone, network: '203.0.113.9', isDelivered: true, isTrusted: false },
      { phone: '', network: '203.0.113.9', isDelivered: false, isTrusted: false },
    ]);
  });

  it('is not texted once too many messages went out', async () => {
    const refusal = { failure: 'unavailable' } as const;
    const { send, messages, deliveriesStarted } = setUp({ refusal });
    expect(await send()).toEqual(refusal);
    expect([messages, deliveriesStarted()]).toEqual([[], 0]);
  });

  it('is texted to the applicant alone, in the language of the application', async () => {
    const { send, messages, deliveriesStarted } = setUp();
    expect(await send()).toEqual({ sent: true });
    expect(messages).toMatchObject([{ channel: 'sms', to: phone, expiresAt: null }]);
    expect(messages[0]?.text).toMatch(
      /碼頭貸款.*https:\/\/pier\.example\/hk\/upload-document\?link=upload-link-1/s,
    );
    expect(deliveriesStarted()).toBe(1);
  });

  it('to a further applicant ends the one before only if it goes out', async () => {
    const invitation = { kind: 'co-apply-link', position: 1, draftToken: 'browser' } as const;
    const { send, messages, stored } = setUp();
    await expect(send({ ...invitation, position: undefined })).rejects.toMatchObject({
      code: 'validation_failed',
    });
    expect(await send(invitation)).toEqual({ sent: true });
    expect(await send(invitation)).toMatchObject({ failure: 'tooSoon' });
    expect([messages.length, stored]).toEqual([1, ['co-1']]);
    const halted = setUp({ refusal: { failure: 'unavailable' } });
    expect(await halted.send(invitation)).toEqual({ failure: 'unavailable' });
    expect(halted.stored).toEqual([]);
  });

  it('to a draft goes to the phone that it is bound to, for the product asked for', async () => {
    const { send, messages } = setUp();
    const draft = { kind: 'resume-link', draftToken: 'browser', product: 'second' } as const;
    expect(await send(draft)).toEqual({ sent: true });
    expect(messages).toMatchObject([{ to: phone }]);
    expect(messages[0]?.text).toMatch(/码头贷款.*\/cn\/[\w/-]+\?link=resume-link-1/s);
    expect(await send({ ...draft, draftToken: 'another' })).toEqual({ failure: 'noPhone' });
    expect(messages).toHaveLength(1);
  });

  it('to an application that is none answers alike, and its message is never delivered', async () => {
    const { send, messages, clock } = setUp();
    expect(await send({ applicationNumber: 'HK-2026-00000000' })).toEqual({ sent: true });
    expect(messages).toMatchObject([{ to: '', text: '', expiresAt: clock.now() }]);
    expect(await send({ applicationNumber: 'HK-2026-00000000' })).toEqual({
      failure: 'tooSoon',
      waitMs: minute,
    });
  });

  it('is texted once a minute, later after each, and at most five times an hour', async () => {
    const { send, clock, messages, histories, deliveriesStarted } = setUp();
    await send();
    clock.advance(59 * second);
    expect(await send()).toEqual({ failure: 'tooSoon', waitMs: second });
    clock.advance(second);
    for (let sent = 2; sent <= 5; sent += 1) {
      expect(await send()).toEqual({ sent: true });
      clock.advance(10 * minute);
    }
    expect(await send()).toEqual({ failure: 'tooSoon', waitMs: 19 * minute });
    clock.advance(19 * minute);
    expect(await send()).toEqual({ sent: true });
    expect([messages.length, deliveriesStarted()]).toEqual([6, 6]);
    expect([...histories.values()].map((sentAtMs) => sentAtMs.length)).toEqual([6]);
    expect([...histories.keys()].join()).not.toContain(number);
  });

  it('needs an application to be named', async () => {
    await expect(setUp().send({ applicationNumber: undefined })).rejects.toMatchObject({
      code: 'validation_failed',
      details: { fields: { applicationNumber: { key: 'required' } } },
    });
  });
});

describe('A link to resume that is mailed', () => {
  const mailed = { kind: 'resume-link', channel: 'mail', draftToken: 'browser' } as const;

  it('goes to the address of the draft, at the pace of every link, and starts a code to the phone', async () => {
    const { send, messages, uses } = setUp({ email: 'tai.man@example.com' });
    expect(await send(mailed)).toEqual({ sent: true });
    expect(messages).toMatchObject([
      {
        channel: 'mail',
        to: 'tai.man@example.com',
        text: expect.stringContaining('link=resume-link-1'),
      },
    ]);
    expect(uses).toEqual([]);
    expect(await send(mailed)).toMatchObject({ failure: 'tooSoon' });
  });

  it.each([
    ['there is no address', {}, 'noEmail'],
    ['no mail is sent', { email: 'tai.man@example.com', sendsMail: false }, 'noMail'],
  ])('is refused where %s', async (_what, options, failure) => {
    const { send, messages } = setUp(options);
    expect(await send(mailed)).toEqual({ failure });
    expect(messages).toEqual([]);
  });
});
