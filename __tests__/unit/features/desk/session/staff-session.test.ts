import type { StaffSession } from '@/contracts/staff/staff-session';
import {
  sessionRequested,
  signOutRequested,
  staffSessionSlice,
} from '@/features/desk/session/staff-session.slice';
import { apiKeys } from '@/features/desk/staff/key-queries';
import { ApiError } from '@/lib/api/api-error';
import { makeDeskStore } from '@/store/desk-store';
import { fakeClient, flushPromises } from '@test/support/fakes/fake-client';

const at = '2026-11-16T04:00:00.000Z';
const sessionOf = (id: string): StaffSession => ({
  member: {
    id,
    email: `${id}@example.com`,
    name: id,
    roles: ['administrator'],
    state: 'active',
    isBreakGlass: false,
    createdAt: at,
    leftAt: null,
  },
  permissions: ['key.manage'],
  method: 'passkey',
  endsAt: at,
  idleUntil: at,
  provenUntil: at,
  actingChoices: [],
});
const over = new ApiError('over', { code: 'unauthorised', status: 401 });

const { selectSession, selectStatus } = staffSessionSlice.selectors;

function desk() {
  const { client, lastCall } = fakeClient();
  const store = makeDeskStore({ client });
  const answer = async (action: Parameters<typeof store.dispatch>[0], value: unknown) => {
    store.dispatch(action);
    await flushPromises();
    const call = lastCall();
    if (value instanceof Error) call.rejectWith(value);
    else call.resolveWith(value);
    await flushPromises();
  };
  const signIn = (id: string) =>
    answer(sessionRequested({ locale: 'en' }), { data: sessionOf(id) });
  const readKeys = (value: unknown) =>
    answer(apiKeys.slice.actions.requested({ locale: 'en', request: {} }), value);
  const keys = () => apiKeys.slice.selectors.selectData(store.getState());
  const status = () => selectStatus(store.getState());
  return { store, answer, signIn, readKeys, keys, status };
}

describe('The session of the desk', () => {
  it('is none where nobody was signed in', async () => {
    const { answer, status } = desk();
    await answer(sessionRequested({ locale: 'en' }), over);
    expect(status()).toBe('signed-out');
  });

  it('locks the desk when a call finds it over, and keeps what was read for the same person', async () => {
    const { signIn, readKeys, keys, status } = desk();
    await signIn('ada');
    await readKeys({ data: [] });
    await readKeys(over);
    expect(status()).toBe('locked');
    expect(keys()).toEqual([]);
    await signIn('ada');
    expect(status()).toBe('signed-in');
    expect(keys()).toEqual([]);
  });

  it('removes what was read when somebody else unlocks the desk', async () => {
    const { store, signIn, readKeys, keys } = desk();
    await signIn('ada');
    await readKeys({ data: [] });
    await readKeys(over);
    await signIn('bob');
    expect(selectSession(store.getState())?.member.id).toBe('bob');
    expect(keys()).toBeNull();
  });

  it('removes what was read when one signs out, but not while the server cannot say that one has', async () => {
    const { answer, signIn, readKeys, keys, status } = desk();
    await signIn('ada');
    await readKeys({ data: [] });
    await answer(
      signOutRequested({ locale: 'en' }),
      new ApiError('away', { code: 'transport', status: 503 }),
    );
    expect(status()).toBe('signed-in');
    await answer(signOutRequested({ locale: 'en' }), { success: true });
    expect([status(), keys()]).toEqual(['signed-out', null]);
  });
});
