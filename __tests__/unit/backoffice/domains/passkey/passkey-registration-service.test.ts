import { maxPasskeys } from '@/backoffice/domains/passkey/passkey.model';
import { answerTo } from '@test/support/backoffice/in-memory-passkeys';
import { caller, setUpPasskeys as setUp } from '@test/support/backoffice/passkey-services';

const minute = 60_000;

describe('A customer', () => {
  it('adds a first passkey after signing in, is told of it, and sees it', async () => {
    const { begin, add, passkeys, told, events, keys } = await setUp();
    expect(await begin()).toMatchObject({
      rp: { id: 'site.example', name: 'Pier Loans' },
      user: { id: 'handle of customer-1', name: '+852 •••• 4567' },
      attestation: 'none',
      excludeCredentials: [],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    await add();
    expect(await passkeys.list(caller)).toMatchObject([{ name: 'Chrome', lastUsedAt: null }]);
    expect(keys).toMatchObject([{ userHandle: 'handle of customer-1', customerId: 'customer-1' }]);
    expect([told, events.map(({ kind }) => kind)]).toEqual([['passkey-added'], ['passkey-added']]);
  });

  it('needs a code for it 15 minutes after signing in', async () => {
    const { add, begin, clock } = await setUp({ proven: ['token add-passkey code'] });
    clock.advance(15 * minute);
    await begin();
    clock.advance(1);
    await expect(begin()).rejects.toMatchObject({ code: 'step_up_required' });
    expect(await add('token')).toMatchObject({ name: 'Chrome' });
  });

  it('adds a further one by a passkey only, under the same user handle and not to the same authenticator', async () => {
    const { addKey, add, begin, keys } = await setUp({
      proven: ['code add-passkey code', 'key add-passkey passkey'],
    });
    addKey();
    await expect(begin()).rejects.toMatchObject({ code: 'step_up_required' });
    await expect(begin('code')).rejects.toMatchObject({ code: 'step_up_required' });
    expect(await begin('key')).toMatchObject({
      user: { id: 'handle-1' },
      excludeCredentials: [{ id: 'key-1', type: 'public-key' }],
    });
    await add('key');
    expect(keys.map(({ userHandle }) => userHandle)).toEqual(['handle-1', 'handle-1']);
  });

  it('has ten passkeys at most, and none that is somebody’s already', async () => {
    const { addKey, add, begin } = await setUp({ proven: ['key add-passkey passkey'] });
    addKey({ customerId: 'customer-2', credentialId: 'key-taken' });
    await expect(add(null, 'key-taken')).rejects.toMatchObject({ code: 'conflict' });
    for (let count = 0; count < maxPasskeys; count += 1) addKey();
    await expect(begin('key')).rejects.toMatchObject({ code: 'conflict' });
  });

  it('is refused an answer that does not hold, or that was given before', async () => {
    const { begin, registration, said, keys } = await setUp();
    const { challenge } = await begin();
    const register = () =>
      registration.finish({ caller, proofToken: null, credential: answerTo(challenge) });
    said.made = null;
    await expect(register()).rejects.toMatchObject({ code: 'passkey_refused' });
    said.made = { counter: 0, isSynced: false };
    await expect(register()).rejects.toMatchObject({ code: 'passkey_refused' });
    expect(keys).toEqual([]);
  });
});
