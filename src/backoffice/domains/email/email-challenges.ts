import { verifyEmailLink } from '@/config/message-links';
import { promised } from '@/config/promises';
import { hourMs, minuteMs } from '@/lib/hong-kong-day';
import type { KeyedHash } from '@/backoffice/common/keyed-hash';
import { ServiceError } from '@/backoffice/common/service-error';
import type { SendAccountNotice } from '../customer/account-notice';
import type { CustomerProfile } from '../customer/customer.service';
import type { PayoutRepositories, PayoutSafety } from '../customer/payout-safety';
import type { MessageCounter } from '../message-budget/message-budget.repository';
import type { MessageBudget } from '../message-budget/message-budget.service';
import type { EmailChallengeRepository, EmailPurpose } from './email-challenge.repository';

/** What mailing a link or a code reads and writes in one transaction. */
export interface EmailRepositories extends PayoutRepositories {
  emailChallenge: EmailChallengeRepository;
  budget: MessageCounter;
}

export interface EmailChallengesOptions {
  /** Whether mail leaves this site; what is written into a file shows nothing about an address. */
  isOffered: boolean;
  useAccountMail: MessageBudget['useAccountMail'];
  sendNotice: SendAccountNotice;
  announce: PayoutSafety['announce'];
  hash: KeyedHash;
  siteUrl: string;
  now: () => Date;
  newId: () => string;
  newToken: () => string;
  /** Eight digits. */
  newCode: () => string;
}

type Recipient = Pick<CustomerProfile, 'id' | 'language'>;

/** The result of checking a code; `ended` means that this session has no open code. */
export type CodeCheck = 'right' | 'wrong' | 'ended';

const lifeMs: Record<EmailPurpose, number> = {
  verification: promised('emailLink') * hourMs,
  'passkey-recovery': promised('recoveryCode') * minuteMs,
};

export type EmailChallenges = ReturnType<typeof createEmailChallenges>;

/** Mails links and codes that show that an address is the customer's. A limit on mails that is used up refuses, and so does one that cannot be read. */
export function createEmailChallenges({
  isOffered,
  useAccountMail,
  sendNotice,
  announce,
  hash,
  siteUrl,
  now,
  newId,
  newToken,
  newCode,
}: EmailChallengesOptions) {
  async function store(
    tx: EmailRepositories,
    challenge: {
      purpose: EmailPurpose;
      customerId: string;
      address: string;
      secretHash: string;
      sessionId: string | null;
    },
  ): Promise<Date> {
    const { address, ...row } = challenge;
    const waitMs = await useAccountMail(tx, { address, customerId: row.customerId });
    if (waitMs > 0)
      throw new ServiceError('rate_limited', { retryAfterSeconds: Math.ceil(waitMs / 1_000) });
    const createdAt = now();
    const expiresAt = new Date(createdAt.getTime() + lifeMs[row.purpose]);
    const addressHash = hash('address', address);
    await tx.emailChallenge.create({
      ...row,
      id: newId(),
      addressHash,
      failures: 0,
      createdAt,
      expiresAt,
    });
    return expiresAt;
  }

  return {
    /** Whether addresses can be verified here. */
    isOffered,

    /** Mails a link that verifies `address`; nothing where none can be verified. Throws `rate_limited`. */
    async sendLink(
      tx: EmailRepositories,
      { customer: { id, language }, address }: { customer: Recipient; address: string },
    ): Promise<void> {
      if (!isOffered) return;
      const token = newToken();
      const expiresAt = await store(tx, {
        purpose: 'verification',
        customerId: id,
        address,
        sessionId: null,
        secretHash: hash('link', token),
      });
      await sendNotice(tx, {
        kind: 'email-verification',
        url: verifyEmailLink(token, { siteUrl, locale: language }),
        recipients: { language, phones: [], emails: [address] },
        heldUntil: null,
        token: null,
        expiresAt,
      });
    },

    /** Whose address an open link verifies: the customer, and whether it was mailed to a given address. */
    async findLink(
      tx: Pick<EmailRepositories, 'emailChallenge'>,
      token: string,
    ): Promise<{ customerId: string; wasMailedTo: (address: string | null) => boolean } | null> {
      const link = await tx.emailChallenge.findLink(hash.all('link', token), now());
      return (
        link && {
          customerId: link.customerId,
          wasMailedTo: (address) =>
            address !== null && hash.all('address', address).includes(link.addressHash),
        }
      );
    },

    /** Mails a code to the customer's address, in place of an earlier one; it is good in this session. Throws `rate_limited`. */
    async sendCode(
      tx: EmailRepositories,
      {
        customer,
        address,
        sessionId,
      }: { customer: CustomerProfile; address: string; sessionId: string },
    ): Promise<void> {
      const code = newCode();
      await tx.emailChallenge.removeByCustomer(customer.id, 'passkey-recovery');
      const expiresAt = await store(tx, {
        purpose: 'passkey-recovery',
        customerId: customer.id,
        address,
        sessionId,
        secretHash: hash('code', customer.id, sessionId, code),
      });
      await announce(tx, {
        customer,
        expiresAt,
        notice: { kind: 'passkey-recovery', code },
        recipients: { phones: [], emails: [address] },
      });
    },

    /** Compares a typed code, counts a wrong one and ends a right one; commit the transaction whatever the result, so that a wrong attempt counts. */
    async checkCode(
      tx: Pick<EmailRepositories, 'emailChallenge'>,
      { customerId, sessionId, typed }: { customerId: string; sessionId: string; typed: string },
    ): Promise<CodeCheck> {
      const asked = await tx.emailChallenge.lockCode({ customerId, sessionId }, now());
      if (!asked || asked.failures >= promised('codeAttempts')) return 'ended';
      const code = typed.replaceAll(/\D/g, '');
      if (!hash.all('code', customerId, sessionId, code).includes(asked.secretHash)) {
        await tx.emailChallenge.addFailure(asked.id);
        return 'wrong';
      }
      await tx.emailChallenge.removeByCustomer(customerId, 'passkey-recovery');
      return 'right';
    },

    /** Ends what was mailed to an address that is no longer the customer's. */
    end: (tx: Pick<EmailRepositories, 'emailChallenge'>, customerId: string): Promise<void> =>
      tx.emailChallenge.removeByCustomer(customerId),
  };
}
