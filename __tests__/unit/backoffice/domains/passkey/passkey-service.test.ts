import { caller, setUpPasskeys as setUp } from '@test/support/backoffice/passkey-services';

describe('A customer', () => {
  it('removes a passkey by a passkey, never by a code', async () => {
    const { addKey, passkeys, told } = await setUp({
      proven: ['code remove-passkey:passkey-1 code', 'key remove-passkey:passkey-1 passkey'],
    });
    const remove = (proofToken: string | null, id = 'passkey-1') =>
      passkeys.remove({ caller, proofToken, id });
    await expect(remove('key', 'passkey-2')).rejects.toMatchObject({ code: 'not_found' });
    addKey();
    await expect(remove('code')).rejects.toMatchObject({ code: 'step_up_required' });
    addKey();
    await expect(remove(null)).rejects.toMatchObject({ code: 'step_up_required' });
    addKey();
    await remove('key');
    expect(told).toEqual(['passkey-removed']);
  });

  it('who lost all passkeys has them removed by staff, once, with withdrawals held', async () => {
    const { addKey, passkeys, told, keys } = await setUp();
    addKey();
    addKey({ id: 'passkey-2', credentialId: 'key-2' });
    const removal = { customerId: 'customer-1', note: 'card checked' };
    expect(await passkeys.removeByStaff('amy', removal)).toBe(2);
    await expect(passkeys.removeByStaff('amy', removal)).rejects.toMatchObject({
      code: 'not_found',
    });
    expect([keys, told]).toEqual([[], ['held, passkeys-removed']]);
  });

  it('names their own passkeys only', async () => {
    const { addKey, passkeys, keys } = await setUp();
    addKey();
    await passkeys.rename(caller, { id: 'passkey-1', name: 'Mine' });
    expect(keys[0]?.name).toBe('Mine');
    const stranger = { ...caller, customerId: 'customer-2' };
    await expect(passkeys.rename(stranger, { id: 'passkey-1', name: 'Not' })).rejects.toMatchObject(
      {
        code: 'not_found',
      },
    );
  });
});
