import {
  createSubmissionService,
  type SubmissionRepositories,
  type SubmissionServiceOptions,
} from '@/backoffice/domains/application/submission/submission.service';
import { productOf } from '@/copy/collections/products';
import type { Submission } from '@/backoffice/domains/application/submission/submission.model';
import type { ApplicationRow } from '@/backoffice/domains/application/application-row';
import type { CampaignSteps } from '@/backoffice/domains/campaign/campaign.model';
import { linkTouchOf } from '@/lib/visit/touches';
import { completeForm } from '../application/application-form';
import {
  applicantPhone,
  applicationFieldEncryption as fieldEncryption,
  applicationHash as hash,
  inMemoryApplications,
} from './in-memory-applications';
import { inMemoryDrafts } from './in-memory-drafts';
import { numbered, standIn, testClock, unitOfWorkOn } from './service-tools';

const key = 'key-0000000000000001';

/** The service of submissions on lists that a test can read; without a draft yet. */
export function setUpSubmissions(options: Partial<SubmissionServiceOptions> = {}) {
  const clock = testClock('2026-05-04T10:00:00.000Z');
  const applications = inMemoryApplications();
  const drafts = inMemoryDrafts();
  const sums: CampaignSteps[] = [];
  const told: ApplicationRow[] = [];
  const valued: unknown[] = [];
  const customers: unknown[] = [];
  let deliveries = 0;
  const repositories = standIn<SubmissionRepositories>({
    application: applications.repository,
    coApplicant: standIn<SubmissionRepositories['coApplicant']>({
      listByApplications: async () => [],
    }),
    submission: applications.keys,
    applicationDraft: drafts.repositories.applicationDraft,
    campaign: standIn<SubmissionRepositories['campaign']>({
      add: async (rows) => void sums.push(...rows),
    }),
    customer: standIn<SubmissionRepositories['customer']>({}),
    site: standIn<SubmissionRepositories['site']>({ listEntries: async () => [] }),
    outbox: standIn<SubmissionRepositories['outbox']>({}),
  });
  let firstByte = 0;
  const service = createSubmissionService({
    repositories,
    unitOfWork: unitOfWorkOn(repositories),
    customers: {
      ensureByPhone: async (_repository, customer) => {
        customers.push(customer);
        return 'customer-1';
      },
    },
    handover: null,
    invitations: { inviteAll: async () => undefined },
    notifyApplicant: async (_tx, { row }) => void told.push(row),
    fastPass: () => productOf('fast-pass'),
    promises: () => undefined,
    valueProperty: async (property) => {
      valued.push(property.address);
      return { value: 6_000_000, isRough: true };
    },
    hash,
    fieldEncryption,
    now: clock.now,
    newToken: numbered('token'),
    randomBytes: () => Uint8Array.of((firstByte += 1), 0, 0, 0, 0, 0, 0, 0),
    today: () => '2026-05-04',
    waitForNextPoll: async () => undefined,
    onMessageEnqueued: () => (deliveries += 1),
    ...options,
  });
  const addDraft = async (id: string, product: 'first' | 'fast-pass' = 'first') => {
    const [createdAt, updatedAt] = [clock.now(), clock.now()];
    const expiresAt = new Date('2026-06-03T10:00:00.000Z');
    const unbound = { phone: null, phoneHash: null, version: 1, resumeReference: `resume ${id}` };
    await drafts.repositories.applicationDraft.create({
      ...unbound,
      id,
      product,
      language: 'en',
      form: '',
      createdAt,
      updatedAt,
      expiresAt,
    });
    await drafts.repositories.applicationDraft.addAccess(hash('draft token', 'browser'), {
      draftId: id,
      now: createdAt,
    });
  };
  const submission = (changes: Partial<Submission> = {}): Submission => ({
    request: { product: 'first', language: 'hk', form: completeForm() },
    idempotencyKey: key,
    locale: 'hk',
    network: '203.0.113.9',
    touches: { first: linkTouchOf({}), last: linkTouchOf({}) },
    device: 'phone',
    token: 'browser',
    proof: { phone: applicantPhone, purpose: 'apply', operation: 'draft-1' },
    ...changes,
  });
  const submit = (changes: Partial<Submission> = {}) => service.submit(submission(changes));
  const deliveriesStarted = () => deliveries;
  return {
    clock,
    applications,
    drafts,
    sums,
    told,
    valued,
    customers,
    addDraft,
    submission,
    submit,
    deliveriesStarted,
  };
}

/** As `setUpSubmissions`, with a draft of a first mortgage in the browser `browser`. */
export async function setUpDraft(options: Partial<SubmissionServiceOptions> = {}) {
  const tools = setUpSubmissions(options);
  await tools.addDraft('draft-1');
  return tools;
}
