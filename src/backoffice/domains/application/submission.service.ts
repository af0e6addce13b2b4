import type { ApplicationReceipt, CreateApplicationRequest, Indicative } from '@/contracts/application/application';
import type { Locale } from '@/contracts/locale';
import { advertised } from '@/config/site';
import { formProblems, ineligibilityOf } from '@/lib/application/form-rules';
import { toCents } from '@/lib/loan/money';
import { parseMobile } from '@/lib/phone';
import type { KeyedHash } from '@/backoffice/common/keyed-hash';
import { ServiceError } from '@/backoffice/common/service-error';
import type { Repositories, UnitOfWork } from '@/backoffice/db/unit-of-work';
import { campaignRow } from '../campaign/campaign.service';
import type { CustomerService } from '../customer/customer.service';
import type { Proof } from '../otp/proof.service';
import type { Announce } from './announce';
import { ineligibilityText } from './application.messages';
import { applicationNumber, canonicalForm, contactName } from './application.model';
import type { ApplicationRow, ConsentRecord } from './application.repository';
import type { DraftRow } from './draft.repository';
import type { DraftCaller } from './draft.service';
import type { FormSeal } from './form-seal';
import type { HandoverService } from './handover.service';
import { assess } from './indicative.model';
import type { ValueProperty } from './property-value';
import { receiptOf } from './receipt';

export interface SubmissionServiceOptions {
  repositories: Repositories;
  unitOfWork: UnitOfWork;
  customers: Pick<CustomerService, 'ensureByPhone'>;
  /** Null where no loan system is set up. */
  handover: HandoverService | null;
  announce: Announce;
  valueProperty: ValueProperty;
  hash: KeyedHash;
  seal: FormSeal;
  now: () => Date;
  newToken: () => string;
  randomBytes: (count: number) => Uint8Array;
  /** Today in Hong Kong, YYYY-MM-DD. */
  today: () => string;
  /** Waits a moment before the store is asked again. */
  pause: () => Promise<void>;
  /** Called after messages were stored. */
  posted: () => void;
}

export interface Submission extends DraftCaller {
  request: CreateApplicationRequest;
  idempotencyKey: string;
  locale: Locale;
}

/** A receipt, or the failure's words. */
export type SubmissionOutcome = { receipt: ApplicationReceipt } | { failure: string };

export type SubmissionService = ReturnType<typeof createSubmissionService>;

const decisionMs = advertised.decisionHours * 60 * 60_000;
/** With `pause`, a little longer than the lender's system may take. */
const maxPauses = 60;

type Accepted = { number: string; isNew: boolean } | { failure: string };

/** Takes applications: once for each draft, whatever is clicked twice, sent again or interrupted. */
export function createSubmissionService(options: SubmissionServiceOptions) {
  const { repositories, unitOfWork, customers, handover, announce, valueProperty, hash, seal, now, newToken, randomBytes, today, pause, posted } = options;

  const submissionKey = (draftId: string, idempotencyKey: string) => hash('submission', draftId, idempotencyKey);

  /** The proof names the draft, unless that was sent before and this is another; a repeat after the proof's half hour is known by the browser's latest draft. */
  async function draftOf({ applicationDraft, application }: Repositories, { token, proof, request, idempotencyKey }: Submission): Promise<DraftRow> {
    const proved = proof?.purpose === 'apply' ? proof.operation : null;
    const tokenHash = token === null ? null : hash('draft token', token);
    if (tokenHash === null) throw new ServiceError(proved === null ? 'phone_not_verified' : 'not_found');
    const at = now();
    const isOver = proved === null || ((await application.findByDraft(proved)) !== null && (await application.findSubmission(submissionKey(proved, idempotencyKey))) === null);
    const draftId = isOver ? (await applicationDraft.findLatest(tokenHash, { now: at, product: request.product }))?.id : proved;
    const draft = draftId === undefined ? null : await applicationDraft.lockForToken(tokenHash, { draftId, now: at });
    if (!draft) throw new ServiceError(proved === null ? 'phone_not_verified' : 'not_found');
    return draft;
  }

  async function freeNumber({ application }: Repositories): Promise<string> {
    for (;;) {
      const number = applicationNumber(Number(today().slice(0, 4)), randomBytes(8));
      if (!(await application.findByNumber(number))) return number;
    }
  }

  /** Our own valuation for a result that is told at once, where the applicant named no value. */
  async function valuationFor({ product, form: { property } }: CreateApplicationRequest): Promise<Indicative['valuation']> {
    return product === 'fast-pass' && property && property.estimatedValue === undefined ? valueProperty(property) : null;
  }

  async function accept(inside: Repositories, submission: Submission, valuation: Indicative['valuation']): Promise<Accepted> {
    const { request, idempotencyKey } = submission;
    const draft = await draftOf(inside, submission);
    const { product, form, language, campaign } = request;
    const key = { keyHash: submissionKey(draft.id, idempotencyKey), bodyHash: hash('body', JSON.stringify([product, form, language, campaign])) };
    const known = await inside.application.findSubmission(key.keyHash);
    if (known && known.bodyHash !== key.bodyHash) throw new ServiceError('idempotency_conflict');
    const number = known?.number ?? (await inside.application.findByDraft(draft.id))?.number;
    if (number !== undefined) {
      if (!known) await inside.application.createSubmission({ ...key, number, createdAt: now() });
      return { number, isNew: false };
    }
    const { proof } = submission;
    if (proof?.purpose !== 'apply' || proof.operation !== draft.id) throw new ServiceError('phone_not_verified');
    checkForm(submission, { draft, proof });
    const problem = ineligibilityOf(form, { product: draft.product, today: today() });
    if (problem) return { failure: ineligibilityText(problem, submission.locale) };
    const row = await newRow(inside, { submission, draft, proof, valuation });
    await store(inside, { row, draft, key });
    return { number: row.number, isNew: true };
  }

  function checkForm({ request: { form, product } }: Submission, { draft, proof }: { draft: DraftRow; proof: Proof }): void {
    if (product !== draft.product) throw new ServiceError('validation_failed', { fields: { product: { key: 'notOffered', limit: draft.product } } });
    const problems = Object.entries(formProblems(form, { product, today: today() }));
    if (problems.length > 0) throw new ServiceError('validation_failed', { fields: Object.fromEntries(problems.map(([path, problem]) => [`form.${path}`, problem])) });
    if (parseMobile(form.contact?.phone ?? '').e164 !== proof.phone) throw new ServiceError('phone_not_verified');
  }

  async function newRow(inside: Repositories, { submission: { request }, draft, proof, valuation }: { submission: Submission; draft: DraftRow; proof: Proof; valuation: Indicative['valuation'] }): Promise<ApplicationRow> {
    const at = now();
    const { product, language, campaign = {} } = request;
    const form = canonicalForm(request.form);
    const number = await freeNumber(inside);
    const consents: ConsentRecord = {
      textVersion: form.consents?.textVersion ?? '', language, acceptedAt: at.toISOString(),
      creditReference: form.consents?.creditReference ?? false, marketingOwn: form.consents?.marketingOwn ?? false, marketingThirdParty: form.consents?.marketingThirdParty ?? false,
    };
    return {
      number, draftId: draft.id, product, language, consents, campaign,
      amountCents: toCents(form.loan?.amount ?? 0),
      form: seal.sealForm(['application', number], form),
      phone: seal.sealText(['application', number], 'phone', proof.phone),
      phoneHash: hash('phone', proof.phone),
      customerId: await customers.ensureByPhone(inside.customer, { phone: proof.phone, name: contactName(form), email: form.contact?.email || undefined, address: form.applicants?.persons?.[0]?.address || undefined, language, marketing: consents.marketingOwn }),
      indicative: product === 'fast-pass' ? assess(form, await indicativeRules(inside), valuation) : null,
      state: 'received',
      handover: handover ? 'deciding' : 'none',
      refusal: null,
      uploadReference: newToken(),
      receivedAt: at,
      promisedBy: new Date(at.getTime() + decisionMs),
      changedAt: at,
    };
  }

  async function store(inside: Repositories, { row, draft, key }: { row: ApplicationRow; draft: DraftRow; key: { keyHash: string; bodyHash: string } }): Promise<void> {
    const { number, receivedAt: at } = row;
    await inside.application.create(row);
    await inside.campaign.add([campaignRow(row.campaign, { at: row.receivedAt, submitted: 1 })]);
    await inside.application.addStep({ number, state: 'received', at, by: 'applicant', note: null, message: null });
    await inside.application.createSubmission({ ...key, number, createdAt: at });
    const phone = seal.openText(['application', number], 'phone', row.phone);
    await inside.applicationDraft.update(draft.id, { phone: seal.sealText(['draft', draft.id], 'phone', phone), phoneHash: row.phoneHash });
    if (handover) await handover.enqueue(inside, { number, at });
    else await announce(inside, { row, at });
  }

  /** The answer to a submission, once the lender's system has decided or its time is over. */
  async function outcomeOf(number: string): Promise<SubmissionOutcome> {
    for (let pauses = 0; ; pauses += 1) {
      const row = await repositories.application.findByNumber(number);
      if (!row) throw new ServiceError('not_found');
      if (row.refusal !== null) return { failure: seal.openText(['application', number], 'refusal', row.refusal) };
      if (row.handover !== 'deciding' || pauses >= maxPauses) return { receipt: receiptOf(row) };
      await pause();
    }
  }

  return {
    /** Stores an application and hands it over. Throws `validation_failed`, `phone_not_verified`, `not_found` or `idempotency_conflict`; then nothing is stored. */
    async submit(submission: Submission): Promise<SubmissionOutcome> {
      const valuation = await valuationFor(submission.request);
      const accepted = await unitOfWork((inside) => accept(inside, submission, valuation));
      if ('failure' in accepted) return accepted;
      if (accepted.isNew) {
        await handover?.decide(accepted.number);
        posted();
      }
      return outcomeOf(accepted.number);
    },
  };
}

async function indicativeRules({ site }: Pick<Repositories, 'site'>) {
  const [rules, checks] = [await site.listEntries('indicative-rules'), await site.listEntries('indicative-checks')];
  return { rules: rules.map(({ entry }) => entry), checks: checks.map(({ entry }) => entry) };
}
