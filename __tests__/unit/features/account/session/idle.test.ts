import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { logoutWaitSeconds, sessionIdleSeconds } from '@/config/site';
import {
  activityRecorded,
  logoutWaitChanged,
  sessionEnded,
  sessionReceived,
  sessionRequested,
  sessionSlice,
  sessionExtended,
} from '@/features/account/session/session.slice';
import { sessionSaga } from '@/features/account/session/session.saga';
import { ApiError } from '@/lib/api/api-error';
import { customer } from '@test/support/account/account-factory';

const minute = 60_000;
const second = 1_000;

/** A signed-in customer at midnight, and an API that remembers what it was asked. */
async function signedIn({
  signOut = async (): Promise<unknown> => ({ success: true }),
  latencyMs = 0,
} = {}) {
  const asked: string[] = [];
  const times: number[] = [];
  const api = { isUp: true };
  const client = async (key: string) => {
    asked.push(key);
    if (key === 'signout') return signOut();
    if (!api.isUp) throw new ApiError('Network Error');
    times.push(Date.now());
    if (latencyMs > 0) await new Promise((resolve) => void setTimeout(resolve, latencyMs));
    return { data: customer() };
  };
  const saga = createSagaMiddleware({ context: { client, now: () => Date.now() } });
  const store = configureStore({
    reducer: { session: sessionSlice.reducer },
    middleware: (getDefault) => getDefault({ thunk: false }).concat(saga),
  });
  saga.run(sessionSaga);
  store.dispatch({ type: 'session/sessionRequested', payload: { locale: 'hk' } });
  await jest.advanceTimersByTimeAsync(latencyMs);
  asked.length = 0;
  const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
  const act = () => store.dispatch(activityRecorded({ at: Date.now() }));
  /** When the server's own half hour is over. */
  const serverEndsAt = () => Math.max(...times) + 30 * minute;
  return {
    store,
    asked,
    api,
    times,
    pass,
    act,
    serverEndsAt,
    session: () => store.getState().session,
  };
}

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-21T00:00:00Z') });
});
afterEach(() => {
  jest.useRealTimers();
});

describe('A customer who does nothing', () => {
  it('is warned at 28:00 and signed out at 30:00', async () => {
    expect([sessionIdleSeconds, logoutWaitSeconds]).toEqual([1_800, 120]);
    const { pass, session, asked } = await signedIn();
    await pass(28 * minute - 1);
    expect(session().endsAt).toBeNull();
    await pass(1);
    expect(session().endsAt).toBe(Date.parse('2026-11-21T00:30:00Z'));
    await pass(2 * minute - 1);
    expect(session().status).toBe('signed-in');
    await pass(1);
    expect(asked).toEqual(['signout']);
    expect(session()).toMatchObject({
      status: 'signed-out',
      endReason: 'idle',
      customer: null,
      endsAt: null,
    });
  });

  it.each([60, 300])(
    'is warned %d seconds before the end where the lender sets that',
    async (wait) => {
      const { store, pass, session } = await signedIn();
      await pass(minute);
      store.dispatch(logoutWaitChanged(wait));
      await pass(29 * minute - wait * second - 1);
      expect(session().endsAt).toBeNull();
      await pass(1);
      expect(session().endsAt).toBe(Date.parse('2026-11-21T00:30:00Z'));
      await pass(wait * second);
      expect(session()).toMatchObject({ status: 'signed-out', endReason: 'idle' });
    },
  );

  it('stays by saying so, and the server hears of it', async () => {
    const { store, pass, session, asked } = await signedIn();
    await pass(29 * minute);
    store.dispatch(sessionExtended({ at: Date.now() }));
    await pass(0);
    expect(session()).toMatchObject({ status: 'signed-in', endsAt: null });
    expect(asked).toEqual(['userInfo']);
    await pass(28 * minute - 1);
    expect(session().endsAt).toBeNull();
    await pass(1);
    expect(session().endsAt).toBe(Date.parse('2026-11-21T00:59:00Z'));
  });

  it('is not kept by anything but saying so once warned', async () => {
    const { pass, act, session } = await signedIn();
    await pass(29 * minute);
    act();
    await pass(1 * minute);
    expect(session()).toMatchObject({ status: 'signed-out', endReason: 'idle' });
  });

  it('is out even if the server cannot be told', async () => {
    const { pass, session } = await signedIn({
      signOut: () => Promise.reject(new ApiError('Network Error')),
    });
    await pass(30 * minute);
    expect(session()).toMatchObject({
      status: 'signed-out',
      endReason: 'unconfirmed',
      customer: null,
    });
  });

  it('finds the session over after the computer slept past the end', async () => {
    const { store, session, pass } = await signedIn();
    await pass(5 * minute);
    store.dispatch(activityRecorded({ at: Date.parse('2026-11-21T03:00:00Z') }));
    await pass(0);
    expect(session()).toMatchObject({ status: 'signed-out', endReason: 'idle' });
  });

  it('finds the session over when a computer wakes up that slept before the server heard of the last activity', async () => {
    const { pass, act, session, asked } = await signedIn();
    await pass(4 * minute);
    act();
    jest.setSystemTime(new Date('2026-11-21T03:00:00Z'));
    await pass(minute);
    expect(asked).toEqual(['signout']);
    expect(session()).toMatchObject({ status: 'signed-out', endReason: 'idle' });
  });

  it('is watched anew after signing in again, and not at all in between', async () => {
    const { store, session, pass } = await signedIn();
    await pass(10 * minute);
    store.dispatch(sessionEnded('left'));
    await pass(60 * minute);
    expect(session()).toMatchObject({ status: 'signed-out', endReason: 'left', endsAt: null });
    store.dispatch(sessionReceived(customer()));
    await pass(28 * minute);
    expect(session().endsAt).toBe(Date.parse('2026-11-21T01:40:00Z'));
  });
});

describe('A customer who is active', () => {
  it('is never warned, and the server hears of it every five minutes', async () => {
    const { pass, act, session, asked } = await signedIn();
    for (let minutes = 0; minutes < 60; minutes += 1) {
      await pass(minute);
      act();
    }
    await pass(0);
    expect(session()).toMatchObject({ status: 'signed-in', endsAt: null });
    expect(asked).toEqual(Array.from({ length: 12 }, () => 'userInfo'));
  });

  it('for the last time before the server would hear of it is told to the server all the same', async () => {
    const { pass, act, session, asked, serverEndsAt } = await signedIn();
    await pass(4 * minute + 50 * second);
    act();
    await pass(10 * second - 1);
    expect(asked).toEqual([]);
    await pass(1);
    expect(asked).toEqual(['userInfo']);
    await pass(27 * minute + 50 * second - 1);
    expect(session().endsAt).toBeNull();
    await pass(1);
    expect(session().endsAt).toBe(Date.parse('2026-11-21T00:34:50Z'));
    expect(serverEndsAt()).toBeGreaterThanOrEqual(Date.parse('2026-11-21T00:34:50Z'));
    expect(asked).toEqual(['userInfo']);
  });

  it('while the server is asked is told to it later: it may have counted from before', async () => {
    const { store, pass, act, session, times, serverEndsAt } = await signedIn({
      latencyMs: 20 * second,
    });
    await pass(3 * minute);
    store.dispatch(sessionRequested({ locale: 'hk' }));
    await pass(10 * second);
    act();
    await pass(28 * minute);
    expect(times).toHaveLength(3);
    expect(session().endsAt).toBe(Date.parse('2026-11-21T00:33:30Z'));
    expect(serverEndsAt()).toBeGreaterThanOrEqual(Date.parse('2026-11-21T00:33:30Z'));
  });

  it('is told to the server again where it could not be told', async () => {
    const { pass, act, asked, api, serverEndsAt, session } = await signedIn();
    await pass(minute);
    act();
    api.isUp = false;
    await pass(4 * minute);
    expect(asked).toEqual(['userInfo']);
    api.isUp = true;
    await pass(5 * minute);
    expect(asked).toEqual(['userInfo', 'userInfo']);
    await pass(19 * minute);
    expect(session().endsAt).toBe(Date.parse('2026-11-21T00:31:00Z'));
    expect(serverEndsAt()).toBe(Date.parse('2026-11-21T00:40:00Z'));
  });
});

describe('A slow server', () => {
  it('counts from when it was asked, and so does the warning', async () => {
    const { pass, session, serverEndsAt } = await signedIn({ latencyMs: 20 * second });
    await pass(28 * minute - 20 * second);
    expect(session().endsAt).toBe(Date.parse('2026-11-21T00:30:00Z'));
    expect(serverEndsAt()).toBe(Date.parse('2026-11-21T00:30:00Z'));
  });
});
