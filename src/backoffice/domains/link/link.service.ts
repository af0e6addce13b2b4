import type { BrandNames } from '@/config/brand';
import { resumeLink, uploadLink } from '@/config/message-links';
import type { ApplicationProduct } from '@/contracts/application/application-choices';
import type { Locale } from '@/contracts/locale';
import type { LinkPurpose } from '@/contracts/otp/otp';
import { parseMobile } from '@/lib/phone';
import type { KeyedHash } from '@/backoffice/common/keyed-hash';
import { ServiceError } from '@/backoffice/common/service-error';
import type { UnitOfWork } from '@/backoffice/db/unit-of-work';
import type { MessageCounter } from '../message-budget/message-budget.repository';
import type { MessageBudget } from '../message-budget/message-budget.service';
import type { OtpRepository } from '../otp/otp.repository';
import type { OutboxRepository } from '../outbox/outbox.repository';
import type { ApplicationRepository } from '../application/application.repository';
import type { CoApplicantRepository } from '../application/co-applicant/co-applicant.repository';
import type { CoApplicantService } from '../application/co-applicant/co-applicant.service';
import type { Invitation } from '../application/co-applicant/invitations';
import type { ResumeLink } from '../application/draft/draft.service';
import { withinLastDay, sendDelayMs } from '../otp/otp.model';
import type { OtpService, SendOutcome } from '../otp/otp.service';
import type { EnqueueMessage } from '../outbox/outbox.service';
import { linkText, resumeMail, type LinkFailureCode, type LinkKind } from './link.model';

/** Finds the drafts and applications that links lead to. */
export interface LinkTargets {
  /** By its number, or by the reference in its upload link; `phone` in E.164. */
  findApplication: (
    reference: string,
  ) => Promise<{ uploadReference: string; phone: string; language: Locale } | null>;
  /** What a code must be bound to in order to open a draft; null unless link and phone belong together. */
  findDraftOperation: (reference: string, phone: string) => Promise<string | null>;
  /** The same for the link of a further applicant. */
  findCoApplicantOperation: CoApplicantService['operationOfLink'];
  findInvitation: CoApplicantService['invitationFor'];
  /** The latest draft of a browser, of one product where given, once a code bound it to a phone. */
  findResumeLink: (
    draftToken: string | null,
    product?: ApplicationProduct,
  ) => Promise<ResumeLink | null>;
}

export interface LinkServiceOptions {
  targets: LinkTargets;
  otp: Pick<OtpService, 'send'>;
  unitOfWork: UnitOfWork<{
    budget: MessageCounter;
    otp: OtpRepository;
    outbox: OutboxRepository;
    application: Pick<ApplicationRepository, 'lockByNumber' | 'update'>;
    coApplicant: Pick<CoApplicantRepository, 'findById' | 'update'>;
  }>;
  hash: KeyedHash;
  enqueueMessage: EnqueueMessage;
  useSms: MessageBudget['useSms'];
  sendsMail: boolean;
  brandNames: BrandNames;
  siteUrl: string;
  /** Shortest time between two links to the same target. */
  resendDelayMs: number;
  now: () => Date;
  newId: () => string;
  /** Called after a message was stored. */
  onMessageEnqueued: () => void;
}

export interface OpenLinkCall {
  reference: string;
  /** As typed. */
  phone: string;
  purpose: LinkPurpose;
  locale: Locale;
  clientAddress: string;
  challenge: string | null;
  browserToken: string | null;
}

/** What a code must be verified for; an unknown link looks the same. */
export interface OpenedLink {
  operation: string;
  outcome: SendOutcome;
}

export interface SendLinkCall {
  kind: LinkKind;
  applicationNumber: string | undefined;
  /** Of the draft. */
  product: ApplicationProduct | undefined;
  /** The position of the further applicant in the form. */
  position: number | undefined;
  /** A new phone number of the further applicant, as typed, which replaces the one in the application. */
  phone: string | undefined;
  /** A link to resume goes by mail, too. */
  channel: 'sms' | 'mail';
  draftToken: string | null;
  network: string;
}

export type SendLinkOutcome = { sent: true } | { failure: LinkFailureCode; waitMs?: number };

interface LinkMessage {
  to: string;
  text: string;
  /** The subject of a mail; a text message has none. */
  subject?: string;
  /** Called in the transaction that stores the message. */
  store?: Invitation['store'];
}

export type LinkService = ReturnType<typeof createLinkService>;

/** Links in text messages: opening one only starts a code challenge, and no response reveals whether its target exists. */
export function createLinkService(options: LinkServiceOptions) {
  const {
    targets,
    otp,
    unitOfWork,
    hash,
    enqueueMessage,
    brandNames,
    siteUrl,
    now,
    newId,
    onMessageEnqueued,
  } = options;

  async function findOperation(
    { reference, purpose }: OpenLinkCall,
    phone: string,
  ): Promise<string | null> {
    if (purpose === 'apply') return targets.findDraftOperation(reference, phone);
    if (purpose === 'co-apply') return targets.findCoApplicantOperation(reference, phone);
    const application = await targets.findApplication(reference);
    return application?.phone === phone ? reference : null;
  }

  async function uploadLinkMessage(number: string): Promise<LinkMessage | null> {
    const application = await targets.findApplication(number);
    if (!application) return null;
    const { phone: to, language: locale, uploadReference } = application;
    return {
      to,
      text: linkText('upload-link', {
        locale,
        brandNames,
        url: uploadLink(uploadReference, { siteUrl, locale }),
      }),
    };
  }

  /** An unknown target takes the same steps (no enumeration by timing); its message is stored already expired. */
  async function enqueueLink(
    target: string,
    { message, network }: { message: LinkMessage | null; network: string },
  ): Promise<SendLinkOutcome> {
    const outcome = await unitOfWork(async (tx): Promise<SendLinkOutcome> => {
      const at = now();
      const key = hash('link', target);
      const { sentAtMs, provenAtMs } = await tx.otp.lockHistory(key, at);
      const waitMs = sendDelayMs(
        { sentAtMs, provenAtMs, sameSentAtMs: sentAtMs.at(-1) ?? null },
        { now: at.getTime(), resendDelayMs: options.resendDelayMs },
      );
      if (waitMs > 0) return { failure: 'tooSoon', waitMs };
      const { to, text, subject, store } = message ?? { to: '', text: '' };
      const refusal =
        subject === undefined
          ? await options.useSms(tx, {
              phone: to,
              network,
              isDelivered: message !== null,
              isTrusted: false,
            })
          : null;
      if (refusal) return refusal;
      await tx.otp.saveSendHistory(key, [...withinLastDay(sentAtMs, at.getTime()), at.getTime()]);
      await store?.(tx);
      await enqueueMessage(tx.outbox, {
        id: newId(),
        kind: 'link',
        ...(subject === undefined
          ? { channel: 'sms', to, text }
          : { channel: 'mail', to, subject, text }),
        createdAt: at,
        expiresAt: message ? null : at,
      });
      return { sent: true };
    });
    if ('sent' in outcome) onMessageEnqueued();
    return outcome;
  }

  return {
    /** Sends a code to `phone` if the link is for it, and answers the same if not. Throws `validation_failed` for a number that can't take text messages. */
    async open(call: OpenLinkCall): Promise<OpenedLink> {
      const { e164: phone, problem } = parseMobile(call.phone);
      if (problem)
        throw new ServiceError('validation_failed', { fields: { phone: { key: problem } } });
      const found = await findOperation(call, phone);
      const operation =
        found ??
        (call.purpose === 'upload' ? call.reference : hash('no draft', call.reference, phone));
      const { purpose, locale, clientAddress, challenge, browserToken } = call;
      return {
        operation,
        outcome: await otp.send({
          phone,
          purpose,
          operation,
          locale,
          clientAddress,
          challenge,
          browserToken,
          live: true,
          isExpected: found !== null,
        }),
      };
    },

    /** Texts a link to the phone that it is for. Throws `validation_failed` where an application is meant and none is named, `not_found` for a further applicant who is not waited for or whom this browser did not name. */
    async send({
      kind,
      applicationNumber,
      product: wanted,
      position,
      phone,
      channel,
      draftToken,
      network,
    }: SendLinkCall): Promise<SendLinkOutcome> {
      if (kind === 'upload-link') {
        if (!applicationNumber)
          throw new ServiceError('validation_failed', {
            fields: { applicationNumber: { key: 'required' } },
          });
        return enqueueLink(applicationNumber, {
          message: await uploadLinkMessage(applicationNumber),
          network,
        });
      }
      if (kind === 'co-apply-link') {
        if (!applicationNumber || !position)
          throw new ServiceError('validation_failed', {
            fields: { position: { key: 'required' } },
          });
        const invitation = await targets.findInvitation({
          draftToken,
          applicationNumber,
          position,
          phone,
        });
        return enqueueLink(invitation.id, { message: invitation, network });
      }
      const draft = await targets.findResumeLink(draftToken, wanted);
      if (!draft) return { failure: 'noPhone' };
      const { reference, product, phone: to, email, language: locale } = draft;
      const url = resumeLink(reference, { siteUrl, locale, product });
      if (channel === 'mail') {
        if (!options.sendsMail) return { failure: 'noMail' };
        if (email === null) return { failure: 'noEmail' };
        return enqueueLink(`mail ${email.toLowerCase()}`, {
          message: { to: email, ...resumeMail({ locale, brandNames, url }) },
          network,
        });
      }
      return enqueueLink(reference, {
        message: { to, text: linkText(kind, { locale, brandNames, url }) },
        network,
      });
    },
  };
}
