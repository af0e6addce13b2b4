import type { CorrectAnswersRequest } from '@/contracts/application/answer-correction';
import type { ApplicationForm } from '@/contracts/application/application-form';
import { sectionProblems } from '@/lib/application/form-rules';
import { hongKongDay } from '@/lib/hong-kong-day';
import { toCents } from '@/lib/loan/money';
import type { DataCipher } from '@/backoffice/common/data-cipher';
import type { OfficeCalendar } from '@/backoffice/common/office-calendar';
import { requireFound } from '@/backoffice/common/require-found';
import { rejectField, ServiceError, type FieldProblem } from '@/backoffice/common/service-error';
import type { UnitOfWork } from '@/backoffice/db/unit-of-work';
import type { AuditRepository } from '@/backoffice/domains/audit/audit.repository';
import { recordChange } from '@/backoffice/domains/audit/record-change';
import type { SiteRepository } from '@/backoffice/domains/site/site.repository';
import type { ApplicationFieldEncryption } from '../application-field-encryption';
import type { ApplicationRow } from '../application-row';
import {
  canonicalForm,
  startDecisionClock,
  stoppedDecisionClock,
  type DecisionClock,
} from '../application.model';
import type { ApplicationRepository } from '../application.repository';
import { createFindObstacles, type ObstacleRepositories } from '../decision/obstacles';
import { encryptCorrection } from '../handling/handling.model';
import type { HandlingRepository } from '../handling/handling.repository';
import { rejectOutdated } from '../handling/reject-outdated';
import type { SentIndicative } from '../indicative/sent-indicative';
import type { OfferRepository } from '../offer/offer.repository';
import {
  auditedAnswers,
  changedAnswers,
  correctableStates,
  correctedForm,
  uncorrectableAnswers,
  valuePath,
} from './answer-correction.model';

/** What a correction reads and writes in one transaction. */
export interface AnswerCorrectionRepositories extends ObstacleRepositories {
  application: Pick<
    ApplicationRepository,
    'findLoanNo' | 'lockByNumber' | 'listSteps' | 'update' | 'addStep'
  >;
  audit: Pick<AuditRepository, 'create'>;
  handling: Pick<HandlingRepository, 'create' | 'list'>;
  offer: Pick<OfferRepository, 'listWithOpenOffer'>;
  site: Pick<SiteRepository, 'listEntries'>;
}

export interface AnswerCorrectionOptions {
  repositories: { application: Pick<ApplicationRepository, 'findByNumber'> };
  unitOfWork: UnitOfWork<AnswerCorrectionRepositories>;
  sentIndicative: SentIndicative;
  fieldEncryption: ApplicationFieldEncryption;
  cipher: DataCipher;
  calendar: OfficeCalendar;
  now: () => Date;
}

interface Correction {
  number: string;
  /** What was on the screen. */
  version: number;
  input: CorrectAnswersRequest;
}

export type AnswerCorrectionService = ReturnType<typeof createAnswerCorrectionService>;

/** What staff put right in the answers of applications that were sent. */
export function createAnswerCorrectionService({
  repositories,
  unitOfWork,
  sentIndicative,
  fieldEncryption,
  cipher,
  calendar,
  now,
}: AnswerCorrectionOptions) {
  const findObstacles = createFindObstacles(fieldEncryption, cipher);
  const formOf = ({ number, form }: ApplicationRow): ApplicationForm =>
    canonicalForm(fieldEncryption.decryptForm(['application', number], form));

  /** Throws `conflict` where nothing is left to decide or the loan system is deciding, and `validation_failed` while an offer stands open, which was made of the answers as they are. */
  async function rejectDecided(
    tx: AnswerCorrectionRepositories,
    { number, state, handover }: ApplicationRow,
  ): Promise<void> {
    if (!correctableStates.includes(state) || handover === 'deciding')
      throw new ServiceError('conflict');
    const open = await tx.offer.listWithOpenOffer([number], hongKongDay(now()));
    if (state === 'approved' && open.length > 0) rejectField('applicationNumber', 'offerStands');
  }

  /** Throws `validation_failed` with each answer that may not be changed here, or that the applicant could not have sent. */
  function rejectWrong(
    { product, form }: { product: ApplicationRow['product']; form: ApplicationForm },
    input: CorrectAnswersRequest,
  ): void {
    const { section } = input;
    const kept = uncorrectableAnswers(form, input);
    const fields: (readonly [path: string, problem: FieldProblem])[] =
      kept.length > 0
        ? kept.map((path) => [`value.${path}`, { key: 'notCorrectable' }])
        : Object.entries(
            sectionProblems(section, correctedForm(form, input), {
              product,
              today: hongKongDay(now()),
            }),
          ).map(([path, problem]) => [valuePath(section, path), problem]);
    if (fields.length > 0)
      throw new ServiceError('validation_failed', { fields: Object.fromEntries(fields) });
  }

  /** An approved application is decided anew; one whose new answers ask for documents that are not here waits for them. */
  async function clockAfter(
    tx: AnswerCorrectionRepositories,
    row: ApplicationRow,
    at: Date,
  ): Promise<Partial<DecisionClock>> {
    if (row.state === 'approved') return startDecisionClock(calendar, at);
    if (row.state !== 'received' || row.promisedBy === null) return {};
    const { openDocuments } = await findObstacles(tx, row);
    return openDocuments.some(({ state }) => state === 'missing') ? stoppedDecisionClock : {};
  }

  return {
    /**
     * Puts one section right, with all that follows from it, and writes down what it was. Throws `not_found`, `changed_meanwhile` where
     * it is no more the version that was named, and what `rejectDecided` and `rejectWrong` throw.
     */
    async correct(staff: string, { number, version, input }: Correction): Promise<void> {
      const known = requireFound(await repositories.application.findByNumber(number));
      const valuation = await sentIndicative.value({
        product: known.product,
        form: correctedForm(formOf(known), input),
      });
      await unitOfWork(async (tx) => {
        const row = requireFound(await tx.application.lockByNumber(number));
        await rejectOutdated(tx, { number, version });
        await rejectDecided(tx, row);
        const { product, state } = row;
        const before = formOf(row);
        rejectWrong({ product, form: before }, input);
        const after = correctedForm(before, input);
        const changed = changedAnswers(before, after);
        if (changed === null) rejectField('value', 'sameAnswers');
        const at = now();
        const form = fieldEncryption.encryptForm(['application', number], after);
        const isAssessedAgain = state === 'approved';
        await tx.application.update(number, {
          form,
          amountCents: toCents(after.loan?.amount ?? 0),
          indicative: await sentIndicative.assess(tx.site, { product, form: after }, valuation),
          ...(isAssessedAgain ? { state: 'in-assessment' } : {}),
          ...(await clockAfter(tx, { ...row, form }, at)),
          changedAt: at,
        });
        if (isAssessedAgain)
          await tx.application.addStep({
            number,
            state: 'in-assessment',
            at,
            by: staff,
            note: null,
            message: null,
          });
        const { section, reason: note } = input;
        const position = (await tx.handling.list(number)).length + 1;
        const id = `${number}/${position}`;
        await tx.handling.create({
          id,
          number,
          position,
          kind: 'corrected',
          at,
          by: staff,
          assignee: null,
          encrypted: encryptCorrection(id, { note, section, ...changed }, cipher),
        });
        const audited = auditedAnswers(changed.before, changed.after);
        await recordChange(tx.audit, {
          at,
          staff,
          target: `application:${number}`,
          before: { answers: audited.before },
          after: { answers: audited.after, correction: position },
        });
      });
    },
  };
}
