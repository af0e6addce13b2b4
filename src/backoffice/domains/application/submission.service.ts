import type {
  ApplicationReceipt,
  CreateApplicationRequest,
  Indicative,
} from '@/contracts/application/application';
import type { Locale } from '@/contracts/locale';
import { findIneligibility } from '@/lib/application/form-rules';
import { toCents } from '@/lib/loan/money';
import type { KeyedHash } from '@/backoffice/common/keyed-hash';
import { newReference, type RandomBytes } from '@/backoffice/common/reference';
import { requireFound } from '@/backoffice/common/require-found';
import { ServiceError } from '@/backoffice/common/service-error';
import type { UnitOfWork } from '@/backoffice/db/unit-of-work';
import type { CampaignRepository } from '../campaign/campaign.repository';
import type { CustomerRepository } from '../customer/customer.repository';
import type { SiteRepository } from '../site/site.repository';
import type { OutboxRepository } from '../outbox/outbox.repository';
import { campaignRow } from '../campaign/campaign.service';
import type { CustomerService } from '../customer/customer.service';
import type { Proof } from '@/backoffice/common/upload-caller';
import type { NotifyApplicant } from './notify-applicant';
import { ineligibilityText } from './application.messages';
import { canonicalForm, contactName, stoppedDecisionClock } from './application.model';
import type {
  ApplicationRow,
  ConsentRecord,
  ApplicationRepository,
} from './application.repository';
import type { DraftRow, DraftRepository } from './draft.repository';
import { checkSubmission } from './check-submission';
import type { DraftCaller } from './draft.service';
import type { ApplicationFieldEncryption } from './application-field-encryption';
import type { HandoverService } from './handover.service';
import { readIndicativeRules } from './indicative-rules';
import { assess } from './indicative.model';
import type { ValueProperty } from './property-value';
import { receiptOf } from './receipt';

/** What a submission reads and writes in one transaction. */
export interface SubmissionRepositories {
  application: ApplicationRepository;
  applicationDraft: DraftRepository;
  campaign: CampaignRepository;
  customer: CustomerRepository;
  site: SiteRepository;
  outbox: OutboxRepository;
}

export interface SubmissionServiceOptions {
  repositories: { application: ApplicationRepository };
  unitOfWork: UnitOfWork<SubmissionRepositories>;
  customers: Pick<CustomerService, 'ensureByPhone'>;
  /** Null where no loan system is set up. */
  handover: HandoverService | null;
  notifyApplicant: NotifyApplicant;
  valueProperty: ValueProperty;
  hash: KeyedHash;
  fieldEncryption: ApplicationFieldEncryption;
  now: () => Date;
  newToken: () => string;
  randomBytes: RandomBytes;
  /** Today in Hong Kong, YYYY-MM-DD. */
  today: () => string;
  /** Waits for the poll interval. */
  waitForNextPoll: () => Promise<void>;
  /** Called after messages were stored. */
  onMessageEnqueued: () => void;
}

export interface Submission extends DraftCaller {
  request: CreateApplicationRequest;
  idempotencyKey: string;
  locale: Locale;
}

/** A receipt, or the localised failure message. */
export type SubmissionOutcome = { receipt: ApplicationReceipt } | { failure: string };

export type SubmissionService = ReturnType<typeof createSubmissionService>;

/** Times the poll interval: slightly longer than the loan origination system's timeout. */
const maxPolls = 60;

type Accepted = { number: string; isNew: boolean } | { failure: string };

/** Takes applications: once for each draft, whatever is clicked twice, sent again or interrupted. */
export function createSubmissionService(options: SubmissionServiceOptions) {
  const {
    repositories,
    unitOfWork,
    customers,
    handover,
    notifyApplicant,
    valueProperty,
    hash,
    fieldEncryption,
    now,
    newToken,
    randomBytes,
    today,
    waitForNextPoll,
    onMessageEnqueued,
  } = options;

  const submissionParts = (draftId: string, idempotencyKey: string) =>
    ['submission', draftId, idempotencyKey] as const;

  /**
   * The draft that the proof of the phone names, unless it was sent already and this is a new submission. A repeated submission whose
   * proof has expired is recognised by the latest draft of the browser.
   */
  async function draftOf(
    { applicationDraft, application }: SubmissionRepositories,
    { token, proof, request, idempotencyKey }: Submission,
  ): Promise<DraftRow> {
    const provenDraftId = proof?.purpose === 'apply' ? proof.operation : null;
    const tokenHashes = token === null ? null : hash.all('draft token', token);
    if (tokenHashes === null)
      throw new ServiceError(provenDraftId === null ? 'phone_not_verified' : 'not_found');
    const at = now();
    const usesLatestDraft =
      provenDraftId === null ||
      ((await application.findByDraft(provenDraftId)) !== null &&
        (await application.findSubmission(
          hash.all(...submissionParts(provenDraftId, idempotencyKey)),
        )) === null);
    const draftId = usesLatestDraft
      ? (await applicationDraft.findLatest(tokenHashes, { now: at, product: request.product }))?.id
      : provenDraftId;
    const draft =
      draftId === undefined
        ? null
        : await applicationDraft.lockByToken(tokenHashes, { draftId, now: at });
    if (!draft) throw new ServiceError(provenDraftId === null ? 'phone_not_verified' : 'not_found');
    return draft;
  }

  async function newApplicationNumber({ application }: SubmissionRepositories): Promise<string> {
    for (;;) {
      const number = newReference(`HK-${today().slice(0, 4)}`, randomBytes);
      if (!(await application.findByNumber(number))) return number;
    }
  }

  /** Our own valuation for a result that is told at once, where the applicant named no value. */
  async function valuationFor({
    product,
    form: { property },
  }: CreateApplicationRequest): Promise<Indicative['valuation']> {
    return product === 'fast-pass' && property && property.estimatedValue === undefined
      ? valueProperty(property)
      : null;
  }

  async function acceptSubmission(
    tx: SubmissionRepositories,
    submission: Submission,
    valuation: Indicative['valuation'],
  ): Promise<Accepted> {
    const { request, idempotencyKey } = submission;
    const draft = await draftOf(tx, submission);
    const { product, form, language, campaign } = request;
    const keyParts = submissionParts(draft.id, idempotencyKey);
    const bodyParts = ['body', JSON.stringify([product, form, language, campaign])] as const;
    const key = { keyHash: hash(...keyParts), bodyHash: hash(...bodyParts) };
    const known = await tx.application.findSubmission(hash.all(...keyParts));
    if (known && !hash.all(...bodyParts).includes(known.bodyHash))
      throw new ServiceError('idempotency_conflict');
    const number = known?.number ?? (await tx.application.findByDraft(draft.id))?.number;
    if (number !== undefined) {
      if (!known) await tx.application.createSubmission({ ...key, number, createdAt: now() });
      return { number, isNew: false };
    }
    const { proof } = submission;
    if (proof?.purpose !== 'apply' || proof.operation !== draft.id)
      throw new ServiceError('phone_not_verified');
    checkSubmission(request, { draft, proof, today: today() });
    const problem = findIneligibility(form, { product: draft.product });
    if (problem) return { failure: ineligibilityText(problem, submission.locale) };
    const row = await buildRow(tx, { submission, draft, proof, valuation });
    await storeApplication(tx, { row, draft, key });
    return { number: row.number, isNew: true };
  }

  async function buildRow(
    tx: SubmissionRepositories,
    {
      submission: { request },
      draft,
      proof,
      valuation,
    }: {
      submission: Submission;
      draft: DraftRow;
      proof: Proof;
      valuation: Indicative['valuation'];
    },
  ): Promise<ApplicationRow> {
    const at = now();
    const { product, language, campaign = {} } = request;
    const form = canonicalForm(request.form);
    const number = await newApplicationNumber(tx);
    const consents: ConsentRecord = {
      textVersion: form.consents?.textVersion ?? '',
      language,
      acceptedAt: at.toISOString(),
      creditReference: form.consents?.creditReference ?? false,
      marketingOwn: form.consents?.marketingOwn ?? false,
    };
    return {
      number,
      draftId: draft.id,
      product,
      language,
      consents,
      campaign,
      amountCents: toCents(form.loan?.amount ?? 0),
      form: fieldEncryption.encryptForm(['application', number], form),
      phone: fieldEncryption.encryptText(['application', number], 'phone', proof.phone),
      phoneHash: hash('phone', proof.phone),
      customerId: await customers.ensureByPhone(tx.customer, {
        phone: proof.phone,
        name: contactName(form),
        email: form.contact?.email || undefined,
        address: form.applicants?.persons?.[0]?.address || undefined,
        language,
        marketing: consents.marketingOwn,
      }),
      indicative:
        product === 'fast-pass'
          ? assess(form, await readIndicativeRules(tx.site), valuation)
          : null,
      state: 'received',
      handover: handover ? 'deciding' : 'none',
      refusal: null,
      uploadReference: newToken(),
      receivedAt: at,
      ...stoppedDecisionClock,
      changedAt: at,
    };
  }

  async function storeApplication(
    tx: SubmissionRepositories,
    {
      row,
      draft,
      key,
    }: { row: ApplicationRow; draft: DraftRow; key: { keyHash: string; bodyHash: string } },
  ): Promise<void> {
    const { number, receivedAt: at } = row;
    await tx.application.create(row);
    await tx.campaign.add([campaignRow(row.campaign, { at: row.receivedAt, submitted: 1 })]);
    await tx.application.addStep({
      number,
      state: 'received',
      at,
      by: 'applicant',
      note: null,
      message: null,
    });
    await tx.application.createSubmission({ ...key, number, createdAt: at });
    const phone = fieldEncryption.decryptText(['application', number], 'phone', row.phone);
    await tx.applicationDraft.update(draft.id, {
      phone: fieldEncryption.encryptText(['draft', draft.id], 'phone', phone),
      phoneHash: row.phoneHash,
    });
    if (handover) await handover.enqueue(tx, { number, at });
    else await notifyApplicant(tx, { row, at });
  }

  /** The answer to a submission, once the lender's system has decided or its time is over. */
  async function outcomeOf(number: string): Promise<SubmissionOutcome> {
    for (let polls = 0; ; polls += 1) {
      const row = requireFound(await repositories.application.findByNumber(number));
      if (row.refusal !== null)
        return {
          failure: fieldEncryption.decryptText(['application', number], 'refusal', row.refusal),
        };
      if (row.handover !== 'deciding' || polls >= maxPolls) return { receipt: receiptOf(row) };
      await waitForNextPoll();
    }
  }

  return {
    /** Stores an application and hands it over. Throws `validation_failed`, `phone_not_verified`, `not_found` or `idempotency_conflict`; then nothing is stored. */
    async submit(submission: Submission): Promise<SubmissionOutcome> {
      const valuation = await valuationFor(submission.request);
      const accepted = await unitOfWork((tx) => acceptSubmission(tx, submission, valuation));
      if ('failure' in accepted) return accepted;
      if (accepted.isNew) {
        await handover?.requestDecision(accepted.number);
        onMessageEnqueued();
      }
      return outcomeOf(accepted.number);
    },
  };
}
