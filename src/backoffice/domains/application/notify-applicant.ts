import type { BrandNames } from '@/config/brand';
import { applicationsLink, uploadLink } from '@/config/message-links';
import type { OutboxRepository } from '../outbox/outbox.repository';
import type { EnqueueMessage } from '../outbox/outbox.service';
import { stateText } from './application.messages';
import type { ApplicationRow } from './application.repository';
import type { ApplicationFieldEncryption } from './application-field-encryption';

export interface NotifyApplicantOptions {
  enqueueMessage: EnqueueMessage;
  fieldEncryption: ApplicationFieldEncryption;
  brandNames: BrandNames;
  siteUrl: string;
  newId: () => string;
}

/** Texts an applicant about the state that an application has now, in its language; part of the transaction that changed it. */
export type NotifyApplicant = (
  tx: { outbox: OutboxRepository },
  notification: { row: ApplicationRow; at: Date; message?: string },
) => Promise<void>;

export function createNotifyApplicant({
  enqueueMessage,
  fieldEncryption,
  brandNames,
  siteUrl,
  newId,
}: NotifyApplicantOptions): NotifyApplicant {
  return (tx, { row, at, message }) => {
    const { number, language: locale, promisedBy, uploadReference, state } = row;
    const links = {
      applications: applicationsLink({ siteUrl, locale }),
      upload: uploadLink(uploadReference, { siteUrl, locale }),
    };
    return enqueueMessage(tx.outbox, {
      id: newId(),
      channel: 'sms',
      to: fieldEncryption.decryptText(['application', number], 'phone', row.phone),
      text: stateText(state, { locale, brandNames, number, promisedBy, links, message }),
      createdAt: at,
      expiresAt: null,
    });
  };
}
