import type { ApplicationState } from '@/contracts/application/application-choices';
import type { Log } from '@/backoffice/common/log';
import type { Repositories } from '@/backoffice/db/unit-of-work';
import { submissionKeptMs } from './application.model';

export interface RetentionServiceOptions {
  repositories: Repositories;
  log: Log;
  now: () => Date;
  /** Removes the documents of an application. */
  removePapers: (number: string) => Promise<void>;
  /** How long applications that came to nothing are kept. */
  declinedKeptMs: number;
}

const endedStates: readonly ApplicationState[] = ['declined', 'withdrawn'];
const batchSize = 50;

/** Clears away what may no longer be kept: abandoned drafts, applications that came to nothing, keys of yesterday. */
export function createRetention({ repositories, log, now, removePapers, declinedKeptMs }: RetentionServiceOptions): () => Promise<void> {
  return async () => {
    const instant = now().getTime();
    const drafts = await repositories.applicationDraft.removeExpired(now());
    await repositories.application.removeSubmissionsBefore(new Date(instant - submissionKeptMs));
    const ended = await repositories.application.listEndedBefore(new Date(instant - declinedKeptMs), { states: endedStates, limit: batchSize });
    for (const number of ended) {
      await removePapers(number);
      await repositories.application.remove(number);
    }
    if (drafts + ended.length > 0) log.info({ drafts, applications: ended.length }, 'Cleared away what may no longer be kept');
  };
}
