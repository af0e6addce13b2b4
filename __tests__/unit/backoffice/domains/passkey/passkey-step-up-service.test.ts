import { answerTo, customerPhone } from '@test/support/backoffice/in-memory-passkeys';
import { caller, setUpPasskeys as setUp } from '@test/support/backoffice/passkey-services';

describe('A confirmation by passkey', () => {
  const operationId = 'withdrawal:L-1:100:bank-1';

  it('is good for the operation that it was begun for', async () => {
    const { addKey, stepUp, events } = await setUp();
    addKey();
    const { challenge, allowCredentials } = await stepUp.begin(caller, operationId);
    expect(allowCredentials).toMatchObject([{ id: 'key-1' }]);
    const credential = answerTo(challenge);
    await expect(
      stepUp.finish(caller, { operationId: `${operationId}0`, credential }),
    ).rejects.toMatchObject({ code: 'passkey_refused' });
    expect(await stepUp.finish(caller, { operationId, credential })).toBe(
      `${customerPhone} ${operationId}`,
    );
    expect(events.map(({ kind, detail }) => `${kind} ${detail}`)).toEqual([
      'passkey-refused ended',
      'passkey-step-up withdrawal',
    ]);
  });

  it('keeps words of nobody else in the list of events', async () => {
    const { addKey, stepUp, events } = await setUp();
    addKey();
    const { challenge } = await stepUp.begin(caller, 'give-me:everything');
    await stepUp.finish(caller, {
      operationId: 'give-me:everything',
      credential: answerTo(challenge),
    });
    expect(events).toMatchObject([{ kind: 'passkey-step-up', detail: '' }]);
  });

  it('is not given by the passkey of another customer', async () => {
    const { addKey, stepUp, events } = await setUp();
    addKey();
    addKey({ customerId: 'customer-2', credentialId: 'key-2' });
    const { challenge } = await stepUp.begin(caller, operationId);
    await expect(
      stepUp.finish(caller, { operationId, credential: answerTo(challenge, 'key-2') }),
    ).rejects.toMatchObject({ code: 'passkey_refused' });
    expect(events).toMatchObject([{ customerId: 'customer-1', kind: 'passkey-refused' }]);
  });

  it('is nothing for a customer without passkeys', async () => {
    const { stepUp } = await setUp();
    await expect(stepUp.begin(caller, operationId)).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});
