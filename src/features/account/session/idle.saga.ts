import { delay, fork, put, race, select, take } from 'typed-redux-saga';
import { idleWarningSeconds, logoutWaitSeconds } from '@/config/site';
import { activityNoted, idleWarned, sessionEnded, sessionReceived, sessionRequested, sessionSlice, signOutRequested, stayChosen } from './session.slice';

const warningMs = idleWarningSeconds * 1_000;
const countdownMs = logoutWaitSeconds * 1_000;
const idleLimitMs = warningMs + countdownMs;

/** Typing is no call of the API: while the customer is active, the server hears of it this often. */
export const keepAliveMs = 5 * 60_000;

const now = (): number => Date.now();

/** Half an hour without doing anything ends the session; a warning comes two minutes before. */
export function* idleSaga() {
  let askedAt: number | null = null;
  while (true) {
    const { asked } = yield* race({ asked: take(sessionRequested.type), begun: take(sessionReceived.type) });
    if (asked) {
      askedAt = now();
      continue;
    }
    yield* watchIdleness(askedAt ?? now());
    askedAt = null;
  }
}

// The server counts from the last call: `heardAt` is when that was sent, so that the warning and its countdown end before the server's session does.
function* watchIdleness(since: number) {
  let activeAt = since;
  let heardAt = since;
  let askedAt = since;
  while (true) {
    const tellAt = activeAt > heardAt ? askedAt + keepAliveMs : Infinity;
    const dueAt = Math.min(activeAt + warningMs, tellAt);
    const quiet = yield* race({ active: take<ReturnType<typeof activityNoted | typeof stayChosen>>([activityNoted.type, stayChosen.type]), asked: take(sessionRequested.type), heard: take(sessionReceived.type), ended: take(sessionEnded.type), due: delay(Math.max(0, dueAt - now())) });
    if (quiet.ended) return;
    if (quiet.asked) {
      askedAt = now();
      continue;
    }
    if (quiet.heard) {
      heardAt = askedAt;
      continue;
    }
    // A computer that slept wakes up long after its timers should have run.
    if ((quiet.active?.payload.at ?? now()) - activeAt >= idleLimitMs) return yield* leave();
    if (quiet.active) {
      activeAt = quiet.active.payload.at;
      continue;
    }
    if (tellAt === dueAt) {
      askedAt = now();
      yield* fork(tellServer);
      continue;
    }
    yield* put(idleWarned({ endsAt: activeAt + idleLimitMs }));
    const answer = yield* race({ stayed: take<ReturnType<typeof stayChosen>>(stayChosen.type), ended: take(sessionEnded.type), over: delay(Math.max(0, activeAt + idleLimitMs - now())) });
    if (answer.ended) return;
    if (!answer.stayed || answer.stayed.payload.at - activeAt >= idleLimitMs) return yield* leave();
    activeAt = answer.stayed.payload.at;
    askedAt = now();
    yield* fork(tellServer);
  }
}

function* tellServer() {
  const locale = yield* select(sessionSlice.selectors.selectLocale);
  if (locale) yield* put(sessionRequested({ locale }));
}

function* leave() {
  const locale = yield* select(sessionSlice.selectors.selectLocale);
  yield* put(signOutRequested({ locale: locale ?? 'en', reason: 'idle' }));
}
