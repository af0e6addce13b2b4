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
  while (true) {
    yield* take(sessionReceived.type);
    yield* watchIdleness();
  }
}

function* watchIdleness() {
  let activeAt = now();
  let heardAt = activeAt;
  while (true) {
    const quiet = yield* race({ active: take<ReturnType<typeof activityNoted | typeof stayChosen>>([activityNoted.type, stayChosen.type]), heard: take(sessionReceived.type), ended: take(sessionEnded.type), over: delay(Math.max(0, activeAt + warningMs - now())) });
    if (quiet.ended) return;
    if (quiet.heard) {
      heardAt = now();
      continue;
    }
    // A computer that slept wakes up long after its timers should have run.
    if (quiet.active && quiet.active.payload.at - activeAt >= idleLimitMs) return yield* leave();
    if (quiet.active) {
      activeAt = quiet.active.payload.at;
      if (activeAt - heardAt < keepAliveMs) continue;
      heardAt = activeAt;
      yield* fork(tellServer);
      continue;
    }
    yield* put(idleWarned({ endsAt: activeAt + idleLimitMs }));
    const answer = yield* race({ stayed: take<ReturnType<typeof stayChosen>>(stayChosen.type), ended: take(sessionEnded.type), over: delay(Math.max(0, activeAt + idleLimitMs - now())) });
    if (answer.ended) return;
    if (!answer.stayed || answer.stayed.payload.at - activeAt >= idleLimitMs) return yield* leave();
    activeAt = answer.stayed.payload.at;
    heardAt = activeAt;
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
