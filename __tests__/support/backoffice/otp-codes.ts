import type { OtpCall } from '@/backoffice/domains/otp/otp-call';
import { createOtpService } from '@/backoffice/domains/otp/otp.service';
import { createProofService } from '@/backoffice/domains/otp/proof.service';
import type {
  SmsRefusal,
  SmsUse,
} from '@/backoffice/domains/message-budget/message-budget.service';
import type { OutgoingMessage } from '@/backoffice/domains/outbox/outbox.service';
import { inMemoryCodes } from './in-memory-codes';
import { numbered, testCipher, testClock, testHash, unitOfWorkOn } from './service-tools';

const minute = 60_000;
export const customerPhone = '+85291234567';

/** Of the browser that calls where no other is named. */
export const browserChallenge = 'a browser';

/** The service of one-time codes on maps that a test can read; the codes are 111111, 111112, … */
export function setUpCodes({
  isLive = true,
  isClosed = false,
  useSms = async () => null,
}: {
  isLive?: boolean;
  isClosed?: boolean;
  useSms?: (use: SmsUse) => Promise<SmsRefusal | null>;
} = {}) {
  const clock = testClock('2026-05-04T10:00:00.000Z');
  const store = inMemoryCodes();
  const messages: OutgoingMessage[] = [];
  let code = 111_110;
  let deliveries = 0;
  const service = createOtpService({
    isClosed: async () => isClosed,
    unitOfWork: unitOfWorkOn(store.repositories),
    hash: testHash('otp'),
    markNetwork: (network) => testHash('otp')('network', network),
    enqueueMessage: async (_outbox, message) => void messages.push(message),
    useSms: async (_tx, use) => useSms(use),
    proofs: createProofService({
      hash: testHash('proof'),
      cipher: testCipher,
      newToken: numbered('proof'),
    }),
    customers: {
      findByPhone: async (phone) => (phone === customerPhone ? { id: 'customer-1' } : null),
      accountEnding: async (customer) => (customer ? '9833' : null),
      startSession: async ({ id }, { userAgent }) => ({ token: `session of ${id}, ${userAgent}` }),
    },
    brandNames: { en: 'Pier Loans', hk: '碼頭貸款', cn: '码头贷款' },
    host: 'pier.example',
    isLive,
    resendDelayMs: minute,
    now: clock.now,
    newId: numbered('id'),
    newCode: () => String((code += 1)),
    newToken: numbered('challenge'),
    onMessageEnqueued: () => (deliveries += 1),
  });
  const call = (overrides: Partial<OtpCall> = {}): OtpCall => ({
    phone: '9123 4567',
    purpose: 'apply',
    operation: 'draft-1',
    clientAddress: '203.0.113.9',
    challenge: browserChallenge,
    browserToken: null,
    ...overrides,
  });
  const send = (
    overrides: Partial<OtpCall> &
      Partial<Pick<Parameters<typeof service.send>[0], 'live' | 'isExpected' | 'locale'>> = {},
  ) => service.send({ ...call(overrides), locale: 'en', live: true, ...overrides });
  const verify = (typed: string, overrides: Partial<OtpCall> & { requestId?: string } = {}) =>
    service.verify({
      ...call(overrides),
      requestId: overrides.requestId,
      code: typed,
      userAgent: 'a browser',
    });
  return { clock, store, messages, send, verify, deliveriesStarted: () => deliveries };
}
