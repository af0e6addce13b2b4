import type { ApplicationState } from '@/contracts/application/application-choices';
import type { Logger } from '@/backoffice/common/logger';
import type { ApplicationRepository } from './application.repository';
import type { SubmissionRepository } from './submission/submission.repository';
import type { DraftRepository } from './draft/draft.repository';
import { submissionRetentionMs } from './application.model';

export interface RetentionServiceOptions {
  repositories: {
    application: ApplicationRepository;
    applicationDraft: DraftRepository;
    submission: SubmissionRepository;
  };
  log: Logger;
  now: () => Date;
  /** Removes the documents of an application. */
  removeDocuments: (number: string) => Promise<void>;
  /** How long declined and withdrawn applications are kept. */
  declinedRetentionMs: number;
}

const endedStates: readonly ApplicationState[] = ['declined', 'withdrawn'];
const batchSize = 50;

/** Removes data past its retention period: expired drafts, declined and withdrawn applications, old idempotency keys. */
export function createRetentionJob({
  repositories,
  log,
  now,
  removeDocuments,
  declinedRetentionMs,
}: RetentionServiceOptions): () => Promise<void> {
  return async () => {
    const instant = now().getTime();
    const drafts = await repositories.applicationDraft.removeExpired(now());
    await repositories.submission.removeBefore(new Date(instant - submissionRetentionMs));
    const expiredNumbers = await repositories.application.listEndedBefore(
      new Date(instant - declinedRetentionMs),
      { states: endedStates, limit: batchSize },
    );
    for (const number of expiredNumbers) {
      await removeDocuments(number);
      await repositories.application.remove(number);
    }
    if (drafts + expiredNumbers.length > 0)
      log.info(
        { drafts, applications: expiredNumbers.length },
        'Cleared away what may no longer be kept',
      );
  };
}
