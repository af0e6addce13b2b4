import { delay, fork, put, race, select, take } from 'typed-redux-saga';
import { sessionIdleSeconds } from '@/config/site';
import { getClock } from '@/lib/saga/saga-client';
import {
  activityRecorded,
  idleWarningStarted,
  logoutWaitChanged,
  sessionEnded,
  sessionReceived,
  sessionRequested,
  sessionSlice,
  signOutRequested,
  sessionExtended,
} from './session.slice';

const idleLimitMs = sessionIdleSeconds * 1_000;

/** Interval of keep-alive calls while the customer is active, because typing alone makes no API call. */
export const keepAliveMs = 5 * 60_000;

/** Ends the session after 30 minutes without activity; warns before, by default two minutes. */
export function* idleSaga() {
  const now = yield* getClock();
  let lastRequestedAt: number | null = null;
  while (true) {
    const { asked } = yield* race({
      asked: take(sessionRequested.type),
      begun: take(sessionReceived.type),
    });
    if (asked) {
      lastRequestedAt = now();
      continue;
    }
    yield* monitorIdle(lastRequestedAt ?? now());
    lastRequestedAt = null;
  }
}

// The server measures inactivity from the last call. `lastConfirmedAt` is when that call was sent, so the warning and countdown end before the server's session does.
function* monitorIdle(since: number) {
  const now = yield* getClock();
  let activeAt = since;
  let lastConfirmedAt = since;
  let lastRequestedAt = since;
  while (true) {
    const countdownSeconds = yield* select(sessionSlice.selectors.selectLogoutWaitSeconds);
    const warningMs = idleLimitMs - countdownSeconds * 1_000;
    const keepAliveAt = activeAt > lastConfirmedAt ? lastRequestedAt + keepAliveMs : Infinity;
    const dueAt = Math.min(activeAt + warningMs, keepAliveAt);
    const event = yield* race({
      active: take<ReturnType<typeof activityRecorded | typeof sessionExtended>>([
        activityRecorded.type,
        sessionExtended.type,
      ]),
      asked: take(sessionRequested.type),
      heard: take(sessionReceived.type),
      ended: take(sessionEnded.type),
      rescheduled: take(logoutWaitChanged.type),
      due: delay(Math.max(0, dueAt - now())),
    });
    if (event.ended) return;
    if (event.rescheduled) continue;
    if (event.asked) {
      lastRequestedAt = now();
      continue;
    }
    if (event.heard) {
      lastConfirmedAt = lastRequestedAt;
      continue;
    }
    // After the computer has slept, timers fire long after they were due.
    if ((event.active?.payload.at ?? now()) - activeAt >= idleLimitMs) return yield* signOutIdle();
    if (event.active) {
      activeAt = event.active.payload.at;
      continue;
    }
    if (keepAliveAt === dueAt) {
      lastRequestedAt = now();
      yield* fork(sendKeepAlive);
      continue;
    }
    yield* put(idleWarningStarted({ endsAt: activeAt + idleLimitMs }));
    const answer = yield* race({
      stayed: take<ReturnType<typeof sessionExtended>>(sessionExtended.type),
      ended: take(sessionEnded.type),
      over: delay(Math.max(0, activeAt + idleLimitMs - now())),
    });
    if (answer.ended) return;
    if (!answer.stayed || answer.stayed.payload.at - activeAt >= idleLimitMs)
      return yield* signOutIdle();
    activeAt = answer.stayed.payload.at;
    lastRequestedAt = now();
    yield* fork(sendKeepAlive);
  }
}

function* sendKeepAlive() {
  const locale = yield* select(sessionSlice.selectors.selectLocale);
  if (locale) yield* put(sessionRequested({ locale }));
}

function* signOutIdle() {
  const locale = yield* select(sessionSlice.selectors.selectLocale);
  yield* put(signOutRequested({ locale: locale ?? 'en', reason: 'idle' }));
}
