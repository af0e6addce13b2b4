import { applicationsLink, uploadLink } from '@/config/message-links';
import type { Locale } from '@/contracts/locale';
import type { Repositories } from '@/backoffice/db/unit-of-work';
import type { PostMessage } from '../outbox/outbox.service';
import { stateText } from './application.messages';
import type { ApplicationRow } from './application.repository';
import type { FormSeal } from './form-seal';

export interface AnnounceOptions {
  post: PostMessage;
  seal: FormSeal;
  brandNames: Readonly<Record<Locale, string>>;
  siteUrl: string;
  newId: () => string;
}

/** Texts an applicant about the state that an application has now, in its language; part of the transaction that changed it. */
export type Announce = (inside: Pick<Repositories, 'outbox'>, news: { row: ApplicationRow; at: Date; message?: string }) => Promise<void>;

export function createAnnounce({ post, seal, brandNames, siteUrl, newId }: AnnounceOptions): Announce {
  return (inside, { row, at, message }) => {
    const { number, language: locale, promisedBy, uploadReference, state } = row;
    const links = { applications: applicationsLink({ siteUrl, locale }), upload: uploadLink(uploadReference, { siteUrl, locale }) };
    return post(inside.outbox, {
      id: newId(),
      channel: 'sms',
      to: seal.openText(['application', number], 'phone', row.phone),
      text: stateText(state, { locale, brandNames, number, promisedBy, links, message }),
      createdAt: at,
      expiresAt: null,
    });
  };
}
