import type { ApplicationRow } from '@/backoffice/domains/application/application-row';
import type {
  CoApplicantRepository,
  CoApplicantRow,
} from '@/backoffice/domains/application/co-applicant/co-applicant.repository';
import {
  createCoApplicantService,
  type CoApplicantServiceOptions,
} from '@/backoffice/domains/application/co-applicant/co-applicant.service';
import { consentTextVersion } from '@/contracts/application/application-choices';
import { completeForm } from '@test/support/application/application-form';
import {
  applicationFieldEncryption as fieldEncryption,
  applicationHash as hash,
} from '@test/support/backoffice/in-memory-applications';
import { number, setUpSentApplications } from '@test/support/backoffice/sent-applications';
import { standIn, unitOfWorkOn } from '@test/support/backoffice/service-tools';

const phone = '+85298765432';
const proof = { phone, purpose: 'co-apply', operation: 'co-1' } as const;
const confirmed = {
  answer: 'confirmed',
  consents: { privacyNotice: true, creditReference: true, textVersion: consentTextVersion },
} as const;

function setUp(application: Partial<ApplicationRow> = {}) {
  const form = completeForm();
  const [first = {}] = form.applicants?.persons ?? [];
  const persons = [first, { ...first, name: 'WONG SIU MING', phone }];
  const { repositories, options, ...tools } = setUpSentApplications({
    ...application,
    form: fieldEncryption.encryptForm(['application', number], {
      ...form,
      applicants: { kind: 'persons', persons },
    }),
  });
  const row: CoApplicantRow = {
    id: 'co-1',
    number,
    position: 1,
    tokenHash: hash('co-applicant token', 'token'),
    tokenExpiresAt: new Date('2026-11-27T09:30:00.000Z'),
    invitedAt: null,
    state: 'waiting',
    answeredAt: null,
    consents: null,
  };
  const enqueued: string[] = [];
  const complete: string[] = [];
  const all = {
    ...repositories,
    applicationDraft: standIn<CoApplicantServiceOptions['repositories']['applicationDraft']>({}),
    coApplicant: standIn<CoApplicantRepository>({
      findById: async (id) => (id === row.id ? { ...row } : null),
      findByToken: async (hashes) => (hashes.includes(row.tokenHash ?? '') ? { ...row } : null),
      listByApplications: async () => [{ ...row }],
      update: async (_id, change) => void Object.assign(row, change),
    }),
  };
  const service = createCoApplicantService({
    ...options,
    repositories: all,
    unitOfWork: unitOfWorkOn(all),
    invitations: standIn<CoApplicantServiceOptions['invitations']>({}),
    handover: { enqueue: async (_tx, { number: sent }) => void enqueued.push(sent) },
    hash,
  });
  service.onAllConfirmed(async (done) => void complete.push(done));
  return { ...tools, service, row, enqueued, complete };
}

describe('A further applicant who answers', () => {
  it('lets an application that waits for nobody else go on, and uses the link up', async () => {
    const { service, row, enqueued, complete } = setUp({ handover: 'waiting' });
    expect(await service.operationOfLink('token', phone)).toBe('co-1');
    expect(await service.answer(proof, confirmed, 'hk')).toMatchObject({ state: 'confirmed' });
    expect(row).toMatchObject({ tokenHash: null, consents: { language: 'hk' } });
    expect([enqueued, complete]).toEqual([[number], [number]]);
    await service.answer(proof, confirmed, 'hk');
    expect([enqueued, complete]).toEqual([[number], [number]]);
    expect(await service.operationOfLink('token', phone)).toBeNull();
  });

  it('keeps it waiting by declining', async () => {
    const { service, enqueued, complete } = setUp({ handover: 'waiting' });
    expect(await service.answer(proof, { answer: 'declined' }, 'en')).toMatchObject({
      state: 'declined',
    });
    await expect(service.answer(proof, confirmed, 'en')).rejects.toMatchObject({
      code: 'conflict',
    });
    expect([enqueued, complete]).toEqual([[], []]);
  });

  it.each<{ what: string; given: object; code: string }>([
    { what: 'no proof', given: { proof: null }, code: 'phone_not_verified' },
    {
      what: 'a proof to apply',
      given: { proof: { ...proof, purpose: 'apply' } },
      code: 'phone_not_verified',
    },
    {
      what: 'a proof of another phone',
      given: { proof: { ...proof, phone: '+85261234567' } },
      code: 'not_found',
    },
    { what: 'an application that has ended', given: { state: 'withdrawn' }, code: 'not_found' },
  ])('is refused with $what', async ({ given, code }) => {
    const { proof: other = proof, state = 'received' } = {
      ...(given as { proof?: typeof proof; state?: ApplicationRow['state'] }),
    };
    const { service, row } = setUp({ state });
    await expect(service.answer(other, confirmed, 'en')).rejects.toMatchObject({ code });
    await expect(service.find(other)).rejects.toMatchObject({ code });
    expect(row.state).toBe('waiting');
  });
});
