import type { BrandNames } from '@/config/brand';
import { notMeLink } from '@/config/message-links';
import type { Locale } from '@/contracts/locale';
import { formatDayAndTime } from '@/lib/dates';
import type { MailSignatures } from '@/lib/texts/legal-lines';
import { messageTexts } from '@/lib/texts/message-texts';
import type { OutboxRepository } from '../outbox/outbox.repository';
import type { EnqueueMessage } from '../outbox/outbox.service';

/** What a notice tells, with the figures that its text needs. */
export type AccountNotice =
  | { kind: 'bank-account' | 'bank-account-asked'; account: string }
  | { kind: 'phone'; after: string }
  | { kind: 'email-verification'; url: string }
  | { kind: 'passkey-recovery'; code: string }
  | { kind: 'passkey-added' | 'passkey-removed'; name: string }
  | {
      kind: 'email' | 'passkeys-removed' | 'payouts-frozen' | 'payouts-reopened' | 'records-merged';
    };

export interface Recipients {
  language: Locale;
  /** E.164. */
  phones: readonly string[];
  emails: readonly (string | null)[];
}

export interface AccountNoticesOptions {
  enqueueMessage: EnqueueMessage;
  brandNames: BrandNames;
  signatures: MailSignatures;
  siteUrl: string;
  now: () => Date;
  newId: () => string;
}

export type SendAccountNotice = (
  tx: { outbox: OutboxRepository },
  notice: AccountNotice & {
    recipients: Recipients;
    /** Until when withdrawals wait; null where they do not. */
    heldUntil: Date | null;
    /** The token of the link that stops withdrawals; null for a notice without a link. */
    token: string | null;
    /** The time after which the notice is no longer delivered; without one it never expires. */
    expiresAt?: Date | null;
  },
) => Promise<void>;

/** Tells a customer by text message and mail what changed in the account, enqueued in the transaction that changes it. */
export function createAccountNotices({
  enqueueMessage,
  brandNames,
  signatures,
  siteUrl,
  now,
  newId,
}: AccountNoticesOptions): SendAccountNotice {
  return async ({ outbox }, { recipients, heldUntil, token, expiresAt = null, ...notice }) => {
    const { language: locale, phones, emails } = recipients;
    const t = messageTexts.in(locale);
    const values = { ...notice, brand: brandNames[locale] };
    const text = [
      t(`notice.${notice.kind}.text`, values),
      heldUntil === null ? '' : t('notice.held', { until: formatDayAndTime(heldUntil, locale) }),
      token === null ? '' : t('notice.notMe', { url: notMeLink(token, { siteUrl, locale }) }),
    ].join('');
    const common = () => ({ id: newId(), kind: 'account', createdAt: now(), expiresAt }) as const;
    for (const to of new Set(phones))
      await enqueueMessage(outbox, { ...common(), channel: 'sms', to, text });
    for (const to of new Set(emails))
      if (to !== null)
        await enqueueMessage(outbox, {
          ...common(),
          channel: 'mail',
          to,
          subject: t(`notice.${notice.kind}.subject`, values),
          text: `${text}\n${signatures[locale]}`,
        });
  };
}
