import { createPasskeySignIn } from '@/backoffice/domains/passkey/passkey-sign-in.service';
import {
  answerTo,
  customerPhone,
  inMemoryPasskeys,
} from '@test/support/backoffice/in-memory-passkeys';
import { numbered, standIn, unitOfWorkOn } from '@test/support/backoffice/service-tools';

async function setUp(rpId: string | null = 'site.example') {
  const store = await inMemoryPasskeys();
  const trusted: unknown[] = [];
  const started: unknown[] = [];
  const signIn = createPasskeySignIn({
    rpId,
    unitOfWork: unitOfWorkOn({ ...store, trustedBrowser: standIn({}) }),
    challenges: store.challenges,
    usePasskey: store.usePasskey,
    customers: store.customers,
    startSession: async ({ id }, { method, formerToken }) => {
      started.push([id, method, formerToken]);
      return { token: 'session' };
    },
    trustBrowser: async (_tx, browser) => void trusted.push(browser),
    now: store.clock.now,
    newToken: numbered('browser'),
  });
  const begin = async (token: string | null = null) => {
    const begun = await signIn.begin(token);
    if (!begun) throw new Error('Nothing was begun');
    return begun;
  };
  const finish = (challenge: string, ceremonyToken: string | null, credentialId?: string) =>
    signIn.finish({
      credential: answerTo(challenge, credentialId),
      ceremonyToken,
      browserToken: null,
      userAgent: null,
      network: 'mark',
      formerToken: 'former',
    });
  return { ...store, signIn, begin, finish, trusted, started };
}

/** The outcome of signing in with a key of which this counter is stored and that one is answered. */
async function finishWith({ stored, counter }: { stored: number; counter: number }) {
  const { addKey, begin, finish, said } = await setUp();
  addKey({ counter: stored });
  said.use = { counter, isSynced: true };
  const { options, ceremonyToken } = await begin();
  return finish(options.challenge, ceremonyToken);
}

describe('A sign-in by passkey', () => {
  it('opens a session for whom the passkey belongs to, in a browser that is trusted from then on', async () => {
    const { addKey, begin, finish, keys, started, trusted } = await setUp();
    addKey();
    const { options, ceremonyToken } = await begin();
    expect(options).toMatchObject({
      rpId: 'site.example',
      userVerification: 'required',
      allowCredentials: [],
    });
    const outcome = await finish(options.challenge, ceremonyToken);
    expect(outcome).toEqual({ session: { token: 'session' }, browserToken: 'browser-2' });
    expect(started).toEqual([['customer-1', 'passkey', 'former']]);
    expect(trusted).toEqual([{ phone: customerPhone, browserToken: 'browser-2' }]);
    expect(keys[0]?.lastUsedAt).toEqual(new Date('2026-05-04T10:00:00.000Z'));
  });

  it('keeps the token of a browser, so that two of its windows do not end each other’s challenge', async () => {
    const { addKey, begin, finish } = await setUp();
    addKey();
    const first = await begin();
    const second = await begin(first.ceremonyToken);
    expect(second.ceremonyToken).toBe(first.ceremonyToken);
    for (const { options, ceremonyToken } of [first, second])
      expect(await finish(options.challenge, ceremonyToken)).toHaveProperty('session');
  });

  it('ends its challenge with the first answer, even one that does not hold', async () => {
    const { addKey, begin, finish, said, events } = await setUp();
    addKey();
    const { options, ceremonyToken } = await begin();
    said.use = null;
    expect(await finish(options.challenge, ceremonyToken)).toEqual({ failure: 'refused' });
    said.use = { counter: 0, isSynced: true };
    expect(await finish(options.challenge, ceremonyToken)).toEqual({ failure: 'ended' });
    expect(events).toEqual([
      { customerId: 'customer-1', kind: 'passkey-refused', detail: 'refused' },
    ]);
  });

  it.each([
    ['grows', { stored: 4, counter: 5 }],
    ['is 0 each time, as of authenticators that do not count', { stored: 0, counter: 0 }],
  ])('takes a key whose counter %s', async (_case, counters) => {
    expect(await finishWith(counters)).toHaveProperty('session');
  });

  it.each([
    ['stands still', { stored: 5, counter: 5 }],
    ['goes back', { stored: 5, counter: 4 }],
    ['falls to 0', { stored: 5, counter: 0 }],
  ])('refuses as copied a key whose counter %s', async (_case, counters) => {
    expect(await finishWith(counters)).toEqual({ failure: 'copied' });
  });

  it.each([
    { name: 'without the cookie of the browser', token: null, failure: 'ended' },
    { name: 'in another browser', token: 'browser-9', failure: 'ended' },
    {
      name: 'with a passkey of nobody',
      token: 'browser-1',
      credentialId: 'key-9',
      failure: 'unknown',
    },
  ])('$name fails', async ({ token, credentialId, failure }) => {
    const { addKey, begin, finish, started } = await setUp();
    addKey();
    const { options } = await begin();
    expect(await finish(options.challenge, token, credentialId)).toEqual({ failure });
    expect(started).toEqual([]);
  });

  it('is not taken for a passkey that names another person', async () => {
    const { addKey, begin, finish } = await setUp();
    addKey({ userHandle: 'handle-2' });
    const { options, ceremonyToken } = await begin();
    expect(await finish(options.challenge, ceremonyToken)).toEqual({ failure: 'refused' });
  });

  it('is not offered where the site has no name', async () => {
    const { signIn, finish } = await setUp(null);
    expect(await signIn.begin(null)).toBeNull();
    await expect(finish('challenge', 'browser-1')).rejects.toMatchObject({ code: 'not_found' });
  });
});
