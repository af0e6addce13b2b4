import type { BrandNames } from '@/config/brand';
import { coApplicantLink } from '@/config/message-links';
import type { ApplicationForm } from '@/contracts/application/application-form';
import type { Locale } from '@/contracts/locale';
import { messageTexts } from '@/lib/texts/message-texts';
import type { KeyedHash } from '@/backoffice/common/keyed-hash';
import { requireFound } from '@/backoffice/common/require-found';
import { ServiceError } from '@/backoffice/common/service-error';
import type { MessageCounter } from '@/backoffice/domains/message-budget/message-budget.repository';
import type { MessageBudget } from '@/backoffice/domains/message-budget/message-budget.service';
import type { EnqueueMessage } from '@/backoffice/domains/outbox/outbox.service';
import type { OutboxRepository } from '@/backoffice/domains/outbox/outbox.repository';
import type { ApplicationFieldEncryption } from '../application-field-encryption';
import type { ApplicationRow } from '../application-row';
import type { ApplicationRepository } from '../application.repository';
import { coApplicantLinkMs, furtherPersons, withPersonPhone } from './co-applicant.model';
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

/** A text message with a new link; the link becomes valid, and the previous one invalid, once `store` has run. */
export interface Invitation {
  id: string;
  /** E.164. */
  to: string;
  text: string;
  store: (tx: {
    application: Pick<ApplicationRepository, 'lockByNumber' | 'update'>;
    coApplicant: Pick<CoApplicantRepository, 'findById' | 'update'>;
  }) => Promise<void>;
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
  const formOf = ({ number, form }: Pick<ApplicationRow, 'number' | 'form'>): ApplicationForm =>
    fieldEncryption.decryptForm(['application', number], form);

  function linkFor(locale: Locale) {
    const token = newToken();
    const at = now();
    return {
      text: messageTexts.in(locale)('link.co-apply-link', {
        brand: brandNames[locale],
        url: coApplicantLink(token, { siteUrl, locale }),
      }),
      change: {
        tokenHash: hash('co-applicant token', token),
        tokenExpiresAt: new Date(at.getTime() + coApplicantLinkMs),
        invitedAt: at,
        state: 'waiting',
        answeredAt: null,
      } as const,
    };
  }

  /** A new link to the number in the form, or to another one, which then stands in the form: the link before and its proof are for the old number and end. */
  function prepare(
    { id, position }: Pick<CoApplicantRow, 'id' | 'position'>,
    row: ApplicationRow,
    phone?: string,
  ): Invitation {
    const { number, language } = row;
    const corrected = (application: ApplicationRow): ApplicationForm =>
      phone === undefined
        ? formOf(application)
        : withPersonPhone(formOf(application), {
            position,
            phone,
            applicantPhone: fieldEncryption.decryptText(
              ['application', number],
              'phone',
              application.phone,
            ),
          });
    const { text, change } = linkFor(language);
    return {
      id,
      to: corrected(row).applicants?.persons?.[position]?.phone ?? '',
      text,
      async store({ application, coApplicant }) {
        if (phone !== undefined) {
          const latest = requireFound(await application.lockByNumber(number));
          if ((await coApplicant.findById(id))?.state === 'confirmed')
            throw new ServiceError('not_found');
          await application.update(number, {
            form: fieldEncryption.encryptForm(['application', number], corrected(latest)),
          });
        }
        await coApplicant.update(id, change);
      },
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
      const form = formOf(application);
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
        const to = form.applicants?.persons?.[row.position]?.phone ?? '';
        const { text, change } = linkFor(application.language);
        if (await useSms(tx, { phone: to, network, isDelivered: true, isTrusted: false })) continue;
        await enqueueMessage(tx.outbox, {
          id: newId(),
          channel: 'sms',
          kind: 'co-applicant',
          to,
          text,
          createdAt: now(),
          expiresAt: null,
        });
        await tx.coApplicant.update(row.id, change);
      }
    },
  };
}
