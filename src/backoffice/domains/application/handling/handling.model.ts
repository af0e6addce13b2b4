import type { ChangedMeanwhile } from '@/contracts/errors';
import type { ApplicationStep } from '../application-row';
import type { HandlingRow } from './handling.repository';

/** What the encrypted note is bound to. */
export const handlingContext = (id: string): string => `application/handling/${id}`;

type Step = Pick<ApplicationStep, 'state' | 'at' | 'by'>;
type Handling = Pick<HandlingRow, 'kind' | 'at' | 'by'>;

/** How often an application was moved on or given to somebody, which is the version that `If-Match` names; a note changes nothing. */
export const versionOf = (steps: readonly Step[], handling: readonly Handling[]): number =>
  steps.length + handling.filter(({ kind }) => kind === 'assigned').length;

/** What was done since a version, oldest first; null where it is the present one. */
export function changesSince(
  since: number,
  steps: readonly Step[],
  handling: readonly Handling[],
): ChangedMeanwhile | null {
  const version = versionOf(steps, handling);
  if (since === version) return null;
  const changes = [
    ...steps.map(({ state, at, by }) => ({ what: state, by, at })),
    ...handling.flatMap(({ kind, at, by }) => (kind === 'assigned' ? { what: kind, by, at } : [])),
  ].toSorted((one, other) => one.at.getTime() - other.at.getTime());
  return {
    version,
    changes: changes.slice(since).map((change) => ({ ...change, at: change.at.toISOString() })),
  };
}
