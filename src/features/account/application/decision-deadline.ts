import type { CustomerApplication } from '@/contracts/application/application';
import type { ApplicationState } from '@/contracts/application/application-choices';

const decidedStates: readonly ApplicationState[] = [
  'approved',
  'declined',
  'withdrawn',
  'offer-accepted',
  'completed',
];

/** Whether the application has been decided by the lender or withdrawn by the applicant. */
export const isDecided = ({ state }: Pick<CustomerApplication, 'state'>): boolean =>
  decidedStates.includes(state);

/** `met`: decided in time; `missed`: decided too late; `late`: still open after the deadline; `paused`: waiting for documents, which stops the clock. */
export interface DecisionDeadline {
  status: 'running' | 'paused' | 'late' | 'met' | 'missed';
  /** Elapsed time, excluding the time in which documents were missing. */
  elapsedMs: number;
  /** Total time in which documents were missing. */
  pausedMs: number;
  /** Time until the deadline; negative once it has passed. */
  remainingMs: number;
  /** Share of the promised time that has elapsed, from 0 to 1. */
  progress: number;
}

/** Progress of an application towards the promised decision time; null if it was withdrawn. `now` in milliseconds since 1970. */
export function getDecisionDeadline(
  {
    state,
    receivedAt,
    promisedBy,
    history,
  }: Pick<CustomerApplication, 'state' | 'receivedAt' | 'promisedBy' | 'history'>,
  now: number,
): DecisionDeadline | null {
  if (state === 'withdrawn') return null;
  const [from, until] = [Date.parse(receivedAt), Date.parse(promisedBy)];
  const decision = history.find((step) => decidedStates.includes(step.state));
  const at = decision ? Date.parse(decision.at) : now;
  const pauses = pauseDurations(history, at);
  const pausedMs = pauses.reduce((sum, pause) => sum + pause, 0);
  // A completed pause is already included in `promisedBy`.
  const remainingMs = until - at + (state === 'needs-documents' ? (pauses.at(-1) ?? 0) : 0);
  const elapsedMs = Math.max(0, at - from - pausedMs);
  const isInTime = remainingMs >= 0;
  const status = decision
    ? isInTime
      ? 'met'
      : 'missed'
    : !isInTime
      ? 'late'
      : state === 'needs-documents'
        ? 'paused'
        : 'running';
  return {
    status,
    elapsedMs,
    pausedMs,
    remainingMs,
    progress: Math.min(1, elapsedMs / Math.max(1, elapsedMs + remainingMs)),
  };
}

function pauseDurations(history: CustomerApplication['history'], now: number): number[] {
  const ends = history.slice(1).map(({ at }) => Date.parse(at));
  return history.flatMap(({ state, at }, index) =>
    state === 'needs-documents' ? [Math.max(0, (ends[index] ?? now) - Date.parse(at))] : [],
  );
}

const statusSequence: readonly ApplicationState[] = [
  'received',
  'in-assessment',
  'approved',
  'offer-accepted',
  'completed',
];

/** The steps that normally follow; empty once the application has been declined or withdrawn. */
export function remainingSteps(state: ApplicationState): readonly ApplicationState[] {
  if (state === 'declined' || state === 'withdrawn') return [];
  return statusSequence.slice(
    statusSequence.indexOf(state === 'needs-documents' ? 'received' : state) + 1,
  );
}
