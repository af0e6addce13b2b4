import type { BrandNames } from '@/config/brand';
import { coApplicantLink } from '@/config/message-links';
import { messageTexts } from '@/lib/texts/message-texts';
import type { KeyedHash } from '@/backoffice/common/keyed-hash';
import type { MessageCounter } from '@/backoffice/domains/message-budget/message-budget.repository';
import type { MessageBudget } from '@/backoffice/domains/message-budget/message-budget.service';
import type { EnqueueMessage } from '@/backoffice/domains/outbox/outbox.service';
import type { OutboxRepository } from '@/backoffice/domains/outbox/outbox.repository';
import type { ApplicationFieldEncryption } from '../application-field-encryption';
import type { ApplicationRow } from '../application-row';
import { coApplicantLinkMs, furtherPersons } from './co-applicant.model';
import type { CoApplicantRepository, CoApplicantRow } from './co-applicant.repository';

export interface InvitationOptions {
  hash: KeyedHash;
  fieldEncryption: ApplicationFieldEncryption;
  enqueueMessage: EnqueueMessage;
  useSms: MessageBudget['useSms'];
  brandNames: BrandNames;
  siteUrl: string;
  now: () => Date;
  newId: () => string;
  newToken: () => string;
}

type CoApplicantStore = { coApplicant: Pick<CoApplicantRepository, 'create' | 'update'> };

/** A text message with a new link, which counts once `store` has run: it ends the link before. */
export interface Invitation {
  id: string;
  /** E.164. */
  to: string;
  text: string;
  store: (tx: { coApplicant: Pick<CoApplicantRepository, 'update'> }) => Promise<void>;
}

export type Invitations = ReturnType<typeof createInvitations>;

/** Links by which further borrowers and guarantors confirm: nothing in message or link says who they are or who applies. */
export function createInvitations({
  hash,
  fieldEncryption,
  enqueueMessage,
  useSms,
  brandNames,
  siteUrl,
  now,
  newId,
  newToken,
}: InvitationOptions) {
  function prepare(
    { id, position }: Pick<CoApplicantRow, 'id' | 'position'>,
    { number, form, language: locale }: ApplicationRow,
  ): Invitation {
    const person = fieldEncryption.decryptForm(['application', number], form).applicants?.persons?.[
      position
    ];
    const token = newToken();
    const at = now();
    return {
      id,
      to: person?.phone ?? '',
      text: messageTexts.in(locale)('link.co-apply-link', {
        brand: brandNames[locale],
        url: coApplicantLink(token, { siteUrl, locale }),
      }),
      store: ({ coApplicant }) =>
        coApplicant.update(id, {
          tokenHash: hash('co-applicant token', token),
          tokenExpiresAt: new Date(at.getTime() + coApplicantLinkMs),
          invitedAt: at,
          state: 'waiting',
          answeredAt: null,
        }),
    };
  }

  return {
    prepare,

    /** Stores the further applicants of a new application and texts each a link; where no message may go out, the link can be asked for later. */
    async inviteAll(
      tx: CoApplicantStore & { budget: MessageCounter; outbox: OutboxRepository },
      { application, network }: { application: ApplicationRow; network: string },
    ): Promise<void> {
      const { number } = application;
      const form = fieldEncryption.decryptForm(['application', number], application.form);
      for (const position of furtherPersons(form).keys()) {
        const row: CoApplicantRow = {
          id: newToken(),
          number,
          position: position + 1,
          tokenHash: null,
          tokenExpiresAt: null,
          invitedAt: null,
          state: 'waiting',
          answeredAt: null,
          consents: null,
        };
        await tx.coApplicant.create(row);
        const { to, text, store } = prepare(row, application);
        if (await useSms(tx, { phone: to, network, isDelivered: true, isTrusted: false })) continue;
        await enqueueMessage(tx.outbox, {
          id: newId(),
          channel: 'sms',
          to,
          text,
          createdAt: now(),
          expiresAt: null,
        });
        await store(tx);
      }
    },
  };
}
