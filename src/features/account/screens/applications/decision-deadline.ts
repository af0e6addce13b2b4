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

/** `waiting`: documents are missing and the clock stands still; `met`: decided in time; `missed`: decided too late; `late`: still open after the deadline. */
export type DecisionDeadline =
  | { status: 'waiting' }
  | {
      status: 'running' | 'late' | 'met' | 'missed';
      /** Time since the documents were complete. */
      elapsedMs: number;
      /** Time until the deadline; negative once it has passed. */
      remainingMs: number;
      /** Share of the promised time that has elapsed, from 0 to 1. */
      progress: number;
    };

/** Progress of an application towards the promised decision; null where nothing is promised (any more). `now` in milliseconds since 1970. */
export function getDecisionDeadline(
  application: Pick<
    CustomerApplication,
    'state' | 'documentsCompleteAt' | 'promisedBy' | 'history'
  >,
  now: number,
): DecisionDeadline | null {
  const { state, documentsCompleteAt, promisedBy, history } = application;
  if (state === 'withdrawn') return null;
  if (documentsCompleteAt === null || promisedBy === null)
    return isDecided(application) ? null : { status: 'waiting' };
  const [from, until] = [Date.parse(documentsCompleteAt), Date.parse(promisedBy)];
  const decision = history.find((step) => decidedStates.includes(step.state));
  const at = decision ? Date.parse(decision.at) : now;
  const remainingMs = until - at;
  const isInTime = remainingMs >= 0;
  const elapsedMs = Math.max(0, at - from);
  return {
    status: decision ? (isInTime ? 'met' : 'missed') : isInTime ? 'running' : 'late',
    elapsedMs,
    remainingMs,
    progress: Math.min(1, elapsedMs / Math.max(1, until - from)),
  };
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
