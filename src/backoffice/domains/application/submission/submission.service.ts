import type { Indicative } from '@/contracts/application/indicative-result';
import { findIneligibility } from '@/lib/application/form-rules';
import { requireFound } from '@/backoffice/common/require-found';
import { ServiceError } from '@/backoffice/common/service-error';
import type { UnitOfWork } from '@/backoffice/db/unit-of-work';
import type { CampaignRepository } from '@/backoffice/domains/campaign/campaign.repository';
import type { CustomerRepository } from '@/backoffice/domains/customer/customer.repository';
import type { OutboxRepository } from '@/backoffice/domains/outbox/outbox.repository';
import type { SiteRepository } from '@/backoffice/domains/site/site.repository';
import type { MessageBudgetRepository } from '@/backoffice/domains/message-budget/message-budget.repository';
import { ineligibilityText } from '../application.messages';
import type { ApplicationRepository } from '../application.repository';
import { furtherPersons } from '../co-applicant/co-applicant.model';
import type { CoApplicantRepository } from '../co-applicant/co-applicant.repository';
import type { DraftRepository } from '../draft/draft.repository';
import type { HandoverService } from '../handover.service';
import { createSentIndicative, type SentIndicativeOptions } from '../indicative/sent-indicative';
import { receiptOf } from '../receipt';
import { createBuildApplication, type BuildApplicationOptions } from './build-application';
import { checkSubmission } from './check-submission';
import { createFindSubmittedDraft } from './find-submitted-draft';
import { createStoreApplication, type StoreApplicationOptions } from './store-application';
import {
  submissionBodyParts,
  submissionKeyParts,
  type Submission,
  type SubmissionOutcome,
} from './submission.model';
import type { SubmissionRepository } from './submission.repository';

/** What a submission reads and writes in one transaction. */
export interface SubmissionRepositories {
  application: ApplicationRepository;
  applicationDraft: DraftRepository;
  submission: SubmissionRepository;
  campaign: CampaignRepository;
  customer: CustomerRepository;
  site: SiteRepository;
  outbox: OutboxRepository;
  coApplicant: CoApplicantRepository;
  budget: MessageBudgetRepository;
}

export interface SubmissionServiceOptions
  extends
    Omit<BuildApplicationOptions, 'assess' | 'isHandedOver'>,
    Omit<StoreApplicationOptions, 'handover'>,
    SentIndicativeOptions {
  repositories: { application: ApplicationRepository; coApplicant: CoApplicantRepository };
  unitOfWork: UnitOfWork<SubmissionRepositories>;
  /** Null where no loan system is set up. */
  handover: HandoverService | null;
  /** Resolves after one poll interval. */
  waitForNextPoll: () => Promise<void>;
  /** Called after messages were stored. */
  onMessageEnqueued: () => void;
}

export type SubmissionService = ReturnType<typeof createSubmissionService>;

/** The largest number of polls: multiplied by the poll interval, slightly longer than the timeout of the loan origination system. */
const maxPolls = 60;

type Accepted = { number: string; isNew: boolean; isAwaiting: boolean } | { failure: string };

/** Takes applications: once for each draft, whatever is clicked twice, sent again or interrupted. */
export function createSubmissionService(options: SubmissionServiceOptions) {
  const {
    repositories,
    unitOfWork,
    handover,
    hash,
    fieldEncryption,
    now,
    today,
    waitForNextPoll,
    onMessageEnqueued,
  } = options;
  const findDraft = createFindSubmittedDraft({ hash, now });
  const sentIndicative = createSentIndicative(options);
  const buildApplication = createBuildApplication({
    ...options,
    assess: sentIndicative.assess,
    isHandedOver: handover !== null,
  });
  const storeApplication = createStoreApplication(options);

  async function acceptSubmission(
    tx: SubmissionRepositories,
    submission: Submission,
    valuation: Indicative['valuation'],
  ): Promise<Accepted> {
    const { request, idempotencyKey } = submission;
    const draft = await findDraft(tx, submission);
    const keyParts = submissionKeyParts(draft.id, idempotencyKey);
    const bodyParts = submissionBodyParts(request);
    const key = { keyHash: hash(...keyParts), bodyHash: hash(...bodyParts) };
    const known = await tx.submission.findByKey(hash.all(...keyParts));
    if (known && !hash.all(...bodyParts).includes(known.bodyHash))
      throw new ServiceError('idempotency_conflict');
    const number = known?.number ?? (await tx.application.findByDraft(draft.id))?.number;
    if (number !== undefined) {
      if (!known) await tx.submission.create({ ...key, number, createdAt: now() });
      return { number, isNew: false, isAwaiting: false };
    }
    const { proof } = submission;
    if (proof?.purpose !== 'apply' || proof.operation !== draft.id)
      throw new ServiceError('phone_not_verified');
    checkSubmission(request, { draft, proof, today: today() });
    const problem = findIneligibility(request.form, { product: draft.product });
    if (problem) return { failure: ineligibilityText(problem, submission.locale) };
    const row = await buildApplication(tx, {
      request,
      draft,
      proof,
      valuation,
      touches: submission.touches,
      device: submission.device,
    });
    await storeApplication(tx, { row, draft, key, network: submission.network });
    return {
      number: row.number,
      isNew: true,
      isAwaiting: furtherPersons(request.form).length > 0,
    };
  }

  /** The answer to a submission, once the lender's system has decided or its time is over. */
  async function outcomeOf(number: string): Promise<SubmissionOutcome> {
    for (let polls = 0; ; polls += 1) {
      const row = requireFound(await repositories.application.findByNumber(number));
      if (row.refusal !== null)
        return {
          failure: fieldEncryption.decryptText(['application', number], 'refusal', row.refusal),
        };
      if (row.handover !== 'deciding' || polls >= maxPolls)
        return {
          receipt: receiptOf(row, {
            form: fieldEncryption.decryptForm(['application', number], row.form),
            coApplicants: await repositories.coApplicant.listByApplications([number]),
          }),
        };
      await waitForNextPoll();
    }
  }

  return {
    /** Stores an application and hands it over. Throws `validation_failed`, `phone_not_verified`, `not_found` or `idempotency_conflict`; then nothing is stored. */
    async submit(submission: Submission): Promise<SubmissionOutcome> {
      const valuation = await sentIndicative.value(submission.request);
      const accepted = await unitOfWork((tx) => acceptSubmission(tx, submission, valuation));
      if ('failure' in accepted) return accepted;
      if (accepted.isNew) {
        if (!accepted.isAwaiting) await handover?.requestDecision(accepted.number);
        onMessageEnqueued();
      }
      return outcomeOf(accepted.number);
    },
  };
}
