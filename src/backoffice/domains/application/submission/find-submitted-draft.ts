import type { KeyedHash } from '@/backoffice/common/keyed-hash';
import { ServiceError } from '@/backoffice/common/service-error';
import type { ApplicationRepository } from '../application.repository';
import type { DraftRow, DraftRepository } from '../draft/draft.repository';
import { submissionKeyParts, type Submission } from './submission.model';
import type { SubmissionRepository } from './submission.repository';

interface FindDraftRepositories {
  application: Pick<ApplicationRepository, 'findByDraft'>;
  applicationDraft: Pick<DraftRepository, 'findLatest' | 'lockByToken'>;
  submission: Pick<SubmissionRepository, 'findByKey'>;
}

export type FindSubmittedDraft = (
  tx: FindDraftRepositories,
  submission: Submission,
) => Promise<DraftRow>;

/**
 * The draft that the proof of the phone names, unless it was sent already and this is a new submission. A repeated submission whose
 * proof has expired is recognised by the latest draft of the browser. The row stays locked until the
 * transaction ends. Throws `phone_not_verified`, or `not_found` where a proven draft is not this browser's.
 */
export function createFindSubmittedDraft({
  hash,
  now,
}: {
  hash: KeyedHash;
  now: () => Date;
}): FindSubmittedDraft {
  return async (
    { applicationDraft, application, submission },
    { token, proof, request, idempotencyKey },
  ) => {
    const provenDraftId = proof?.purpose === 'apply' ? proof.operation : null;
    const tokenHashes = token === null ? null : hash.all('draft token', token);
    if (tokenHashes === null)
      throw new ServiceError(provenDraftId === null ? 'phone_not_verified' : 'not_found');
    const at = now();
    const usesLatestDraft =
      provenDraftId === null ||
      ((await application.findByDraft(provenDraftId)) !== null &&
        (await submission.findByKey(
          hash.all(...submissionKeyParts(provenDraftId, idempotencyKey)),
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
  };
}
