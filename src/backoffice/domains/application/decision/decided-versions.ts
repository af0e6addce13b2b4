import type { ApplicationRow } from '../application-row';
import type { HandlingRepository } from '../handling/handling.repository';

/** What a decision by two rests on besides what it shows: where the application stood, and its answers, which a correction counts up. */
export async function decidedVersions(
  { handling }: { handling: Pick<HandlingRepository, 'listCorrections'> },
  { number, state, changedAt }: Pick<ApplicationRow, 'number' | 'state' | 'changedAt'>,
): Promise<Record<string, string | number>> {
  const corrections = (await handling.listCorrections([number])).length;
  return {
    state,
    changedAt: changedAt.toISOString(),
    ...(corrections > 0 ? { corrections } : {}),
  };
}
