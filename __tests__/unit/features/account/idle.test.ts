import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { idleWarningSeconds, logoutWaitSeconds } from '@/config/site';
import { activityNoted, sessionEnded, sessionReceived, sessionSlice, stayChosen } from '@/features/account/session.slice';
import { sessionSaga } from '@/features/account/session.saga';
import { ApiError } from '@/lib/api/api-error';
import { customer } from './account-factory';

const minute = 60_000;

/** A signed-in customer at midnight, and an API that remembers what it was asked. */
async function signedIn({ signOut = async (): Promise<unknown> => ({ success: true }) } = {}) {
  const asked: string[] = [];
  const client = async (key: string) => {
    asked.push(key);
    return key === 'signout' ? signOut() : { data: customer() };
  };
  const saga = createSagaMiddleware({ context: { client } });
  const store = configureStore({ reducer: { session: sessionSlice.reducer }, middleware: (getDefault) => getDefault({ thunk: false }).concat(saga) });
  saga.run(sessionSaga);
  store.dispatch({ type: 'session/sessionRequested', payload: { locale: 'hk' } });
  await jest.advanceTimersByTimeAsync(0);
  asked.length = 0;
  const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
  const act = () => store.dispatch(activityNoted({ at: Date.now() }));
  return { store, asked, pass, act, session: () => store.getState().session };
}

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-21T00:00:00Z') });
});
afterEach(() => {
  jest.useRealTimers();
});

describe('A customer who does nothing', () => {
  it('is warned at 28:00 and signed out at 30:00', async () => {
    expect([idleWarningSeconds, logoutWaitSeconds]).toEqual([1_680, 120]);
    const { pass, session, asked } = await signedIn();
    await pass(28 * minute - 1);
    expect(session().endsAt).toBeNull();
    await pass(1);
    expect(session().endsAt).toBe(Date.parse('2026-11-21T00:30:00Z'));
    await pass(2 * minute - 1);
    expect(session().status).toBe('signed-in');
    await pass(1);
    expect(asked).toEqual(['signout']);
    expect(session()).toMatchObject({ status: 'signed-out', end: 'idle', customer: null, endsAt: null });
  });

  it('stays by saying so, and the server hears of it', async () => {
    const { store, pass, session, asked } = await signedIn();
    await pass(29 * minute);
    store.dispatch(stayChosen({ at: Date.now() }));
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
    expect(session()).toMatchObject({ status: 'signed-out', end: 'idle' });
  });

  it('is out even if the server cannot be told', async () => {
    const { pass, session } = await signedIn({ signOut: () => Promise.reject(new ApiError('Network Error')) });
    await pass(30 * minute);
    expect(session()).toMatchObject({ status: 'signed-out', end: 'unconfirmed', customer: null });
  });

  it('finds the session over after the computer slept past the end', async () => {
    const { store, session, pass } = await signedIn();
    await pass(5 * minute);
    store.dispatch(activityNoted({ at: Date.parse('2026-11-21T03:00:00Z') }));
    await pass(0);
    expect(session()).toMatchObject({ status: 'signed-out', end: 'idle' });
  });

  it('is watched anew after signing in again, and not at all in between', async () => {
    const { store, session, pass } = await signedIn();
    await pass(10 * minute);
    store.dispatch(sessionEnded('left'));
    await pass(60 * minute);
    expect(session()).toMatchObject({ status: 'signed-out', end: 'left', endsAt: null });
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
});
