import type { BrandNames } from '@/config/brand';
import { applicationsLink, uploadLink } from '@/config/message-links';
import type { OutboxRepository } from '../outbox/outbox.repository';
import type { EnqueueMessage } from '../outbox/outbox.service';
import {
  coApplicantsText,
  documentsCompleteText,
  offerText,
  stateText,
} from './application.messages';
import type { ApplicationRow } from './application-row';
import type { ApplicationFieldEncryption } from './application-field-encryption';

export interface NotifyApplicantOptions {
  enqueueMessage: EnqueueMessage;
  fieldEncryption: ApplicationFieldEncryption;
  brandNames: BrandNames;
  siteUrl: string;
  newId: () => string;
}

/** Texts an applicant about the state that an application has now, with `decisionBy` that its documents are complete, with `offerUntil` that an offer waits, or with `coApplicants` that all of them have confirmed or one has declined, in its language; part of the transaction that changed it. */
export type NotifyApplicant = (
  tx: { outbox: OutboxRepository },
  notification: {
    row: ApplicationRow;
    at: Date;
    message?: string;
    decisionBy?: Date;
    /** YYYY-MM-DD */
    offerUntil?: string;
    coApplicants?: 'confirmed' | 'declined';
  },
) => Promise<void>;

export function createNotifyApplicant({
  enqueueMessage,
  fieldEncryption,
  brandNames,
  siteUrl,
  newId,
}: NotifyApplicantOptions): NotifyApplicant {
  return (tx, { row, at, message, decisionBy, offerUntil, coApplicants }) => {
    const { number, language: locale, uploadReference, state } = row;
    const links = {
      applications: applicationsLink({ siteUrl, locale }),
      upload: uploadLink(uploadReference, { siteUrl, locale }),
    };
    const text = { locale, brandNames, number, links };
    const textOf = (): string => {
      if (offerUntil) return offerText({ ...text, until: offerUntil });
      if (coApplicants) return coApplicantsText(coApplicants, text);
      return decisionBy
        ? documentsCompleteText({ ...text, by: decisionBy })
        : stateText(state, { ...text, message });
    };
    return enqueueMessage(tx.outbox, {
      id: newId(),
      channel: 'sms',
      kind: 'application',
      to: fieldEncryption.decryptText(['application', number], 'phone', row.phone),
      text: textOf(),
      createdAt: at,
      expiresAt: null,
    });
  };
}
