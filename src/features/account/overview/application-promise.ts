import type { CustomerApplication } from '@/contracts/application/application';
import type { ApplicationState } from '@/contracts/application/application-choices';

const decisions: readonly ApplicationState[] = ['approved', 'declined', 'withdrawn', 'offer-accepted', 'completed'];

/** Whether we have decided, or the applicant has taken the application back. */
export const isDecided = ({ state }: Pick<CustomerApplication, 'state'>): boolean => decisions.includes(state);

/** `kept`: decided in time; `missed`: decided too late; `late`: still open after the promise; `paused`: waits for papers, the clock with it. */
export interface PromiseView {
  standing: 'running' | 'paused' | 'late' | 'kept' | 'missed';
  /** Without the time in which papers were missing. */
  elapsedMs: number;
  /** How long papers were missing. */
  pausedMs: number;
  /** Until the promise, negative after it. */
  leftMs: number;
  /** Part of the promised time that has passed, at most 1. */
  share: number;
}

/** How an application stands against the time that we promised; null where there was nothing to decide any more. `now` in milliseconds since 1970. */
export function promiseOf({ state, receivedAt, promisedBy, history }: Pick<CustomerApplication, 'state' | 'receivedAt' | 'promisedBy' | 'history'>, now: number): PromiseView | null {
  if (state === 'withdrawn') return null;
  const [from, until] = [Date.parse(receivedAt), Date.parse(promisedBy)];
  const decision = history.find((step) => decisions.includes(step.state));
  const at = decision ? Date.parse(decision.at) : now;
  const pauses = pausesOf(history, at);
  const pausedMs = pauses.reduce((sum, pause) => sum + pause, 0);
  // A pause that is over has moved the promise already.
  const leftMs = until - at + (state === 'needs-documents' ? (pauses.at(-1) ?? 0) : 0);
  const elapsedMs = Math.max(0, at - from - pausedMs);
  const isInTime = leftMs >= 0;
  const standing = decision ? (isInTime ? 'kept' : 'missed') : !isInTime ? 'late' : state === 'needs-documents' ? 'paused' : 'running';
  return { standing, elapsedMs, pausedMs, leftMs, share: Math.min(1, elapsedMs / Math.max(1, elapsedMs + leftMs)) };
}

function pausesOf(history: CustomerApplication['history'], now: number): number[] {
  const ends = history.slice(1).map(({ at }) => Date.parse(at));
  return history.flatMap(({ state, at }, index) => (state === 'needs-documents' ? [Math.max(0, (ends[index] ?? now) - Date.parse(at))] : []));
}

const road: readonly ApplicationState[] = ['received', 'in-assessment', 'approved', 'offer-accepted', 'completed'];

/** The steps that normally follow; none once it has ended. */
export function stepsAhead(state: ApplicationState): readonly ApplicationState[] {
  if (state === 'declined' || state === 'withdrawn') return [];
  return road.slice(road.indexOf(state === 'needs-documents' ? 'received' : state) + 1);
}
