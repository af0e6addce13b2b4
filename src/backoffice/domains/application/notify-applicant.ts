import type { BrandNames } from '@/config/brand';
import { applicationsLink, uploadLink } from '@/config/message-links';
import type { OutboxRepository } from '../outbox/outbox.repository';
import type { EnqueueMessage } from '../outbox/outbox.service';
import { documentsCompleteText, stateText } from './application.messages';
import type { ApplicationRow } from './application-row';
import type { ApplicationFieldEncryption } from './application-field-encryption';

export interface NotifyApplicantOptions {
  enqueueMessage: EnqueueMessage;
  fieldEncryption: ApplicationFieldEncryption;
  brandNames: BrandNames;
  siteUrl: string;
  newId: () => string;
}

/** Texts an applicant about the state that an application has now, or with `decisionBy` that its documents are complete, in its language; part of the transaction that changed it. */
export type NotifyApplicant = (
  tx: { outbox: OutboxRepository },
  notification: { row: ApplicationRow; at: Date; message?: string; decisionBy?: Date },
) => Promise<void>;

export function createNotifyApplicant({
  enqueueMessage,
  fieldEncryption,
  brandNames,
  siteUrl,
  newId,
}: NotifyApplicantOptions): NotifyApplicant {
  return (tx, { row, at, message, decisionBy }) => {
    const { number, language: locale, uploadReference, state } = row;
    const links = {
      applications: applicationsLink({ siteUrl, locale }),
      upload: uploadLink(uploadReference, { siteUrl, locale }),
    };
    const text = { locale, brandNames, number, links };
    return enqueueMessage(tx.outbox, {
      id: newId(),
      channel: 'sms',
      to: fieldEncryption.decryptText(['application', number], 'phone', row.phone),
      text: decisionBy
        ? documentsCompleteText({ ...text, by: decisionBy })
        : stateText(state, { ...text, message }),
      createdAt: at,
      expiresAt: null,
    });
  };
}
