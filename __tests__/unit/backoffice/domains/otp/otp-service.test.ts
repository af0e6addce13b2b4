import { customerPhone, setUpCodes as setUp } from '@test/support/backoffice/otp-codes';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

describe('Sending a one-time code', () => {
  it('is not sent while the site is closed for maintenance', async () => {
    const { send, messages } = setUp({ isClosed: true });
    expect(await send()).toEqual({ failure: 'maintenance' });
    expect(messages).toEqual([]);
  });

  it('texts six digits with brand, host and five minutes of life, and stores them hashed', async () => {
    const { messages, send, store, clock, deliveriesStarted } = setUp();
    expect(await send({ challenge: null })).toEqual({
      requestId: 'id-1',
      resendAfterMs: minute,
      challenge: 'challenge-1',
    });
    expect(messages).toMatchObject([
      { id: 'id-2', channel: 'sms', to: customerPhone, createdAt: clock.now() },
    ]);
    expect(deliveriesStarted()).toBe(1);
    expect(messages[0]?.text).toContain('Pier Loans');
    expect(messages[0]?.text.split('\n').at(-1)).toBe('@pier.example #111111');
    expect(messages[0]?.expiresAt?.getTime()).toBe(clock.now().getTime() + 5 * minute);
    expect(JSON.stringify([...store.codes.values()])).not.toContain('111111');
  });

  it('waits 60 seconds before the next, which takes the place of the one before', async () => {
    const { clock, send, store, verify, deliveriesStarted } = setUp();
    await send();
    clock.advance(59 * second);
    expect(await send()).toEqual({ failure: 'tooSoon', waitMs: second });
    expect(deliveriesStarted()).toBe(1);
    clock.advance(second);
    expect(await send()).toMatchObject({ requestId: expect.any(String) });
    expect(store.abandoned).toEqual(['id-2']);
    expect(await verify('111111')).toEqual({ failure: 'wrongCode', attemptsLeft: 4 });
    expect(await verify('111112')).toHaveProperty('proofToken');
  });

  it('stops at five in an hour', async () => {
    const { clock, send } = setUp();
    for (let sent = 0; sent < 5; sent += 1) {
      const outcome = await send({ operation: `draft-${sent}` });
      expect(outcome).toHaveProperty('requestId');
      clock.advance(11 * minute);
    }
    expect(await send({ operation: 'draft-9' })).toMatchObject({ failure: 'tooSoon' });
    clock.advance(5 * minute);
    expect(await send({ operation: 'draft-9' })).toHaveProperty('requestId');
  });

  it('to an unknown number at sign-in answers alike but delivers nothing', async () => {
    const { messages, send, clock } = setUp();
    const known = await send({ purpose: 'sign-in', operation: '' });
    const unknown = await send({ purpose: 'sign-in', operation: '', phone: '9876 5432' });
    expect(Object.keys(unknown)).toEqual(Object.keys(known));
    expect(messages.map(({ to, expiresAt }) => [to, expiresAt])).toEqual([
      [customerPhone, new Date(clock.now().getTime() + 5 * minute)],
      ['+85298765432', clock.now()],
    ]);
  });

  it('to somebody who applies and is no customer yet delivers it, and it counts', async () => {
    const { messages, send, verify, clock } = setUp();
    const stranger = { phone: '9876 5432' };
    await send(stranger);
    expect(messages.map(({ expiresAt }) => expiresAt)).toEqual([
      new Date(clock.now().getTime() + 5 * minute),
    ]);
    expect(await verify('111111', stranger)).toHaveProperty('proofToken');
  });

  it('to a number that takes no texts is refused', async () => {
    const { send, messages } = setUp();
    await expect(send({ phone: '2345 6789' })).rejects.toMatchObject({
      code: 'validation_failed',
      details: { fields: { phone: { key: 'fixedLine' } } },
    });
    expect(messages).toEqual([]);
  });

  it.each([
    { when: 'codes are switched off', isLive: false, live: true },
    { when: 'the call says that it is a trial', isLive: true, live: false },
  ])('does nothing while $when', async ({ isLive, live }) => {
    const { send, messages, store, deliveriesStarted } = setUp({ isLive });
    const answer = { requestId: 'id-1', resendAfterMs: minute, challenge: null };
    expect(await send({ live })).toEqual(answer);
    expect([messages, store.codes.size, deliveriesStarted()]).toEqual([[], 0, 0]);
  });

  it('for a link that is not for the number answers alike but delivers nothing', async () => {
    const { messages, send, clock } = setUp();
    expect(await send({ isExpected: false })).toHaveProperty('requestId');
    expect(await send({ isExpected: true, phone: '9876 5432' })).toHaveProperty('requestId');
    expect(messages.map(({ to, expiresAt }) => [to, expiresAt])).toEqual([
      [customerPhone, clock.now()],
      ['+85298765432', new Date(clock.now().getTime() + 5 * minute)],
    ]);
  });

  it('says what a step-up code is good for, in the language asked for, and nothing more of others', async () => {
    const { messages, send, clock } = setUp();
    await send({ purpose: 'step-up', operation: 'phone:85261234567', locale: 'hk' });
    clock.advance(hour);
    await send({ purpose: 'apply', operation: 'phone:85261234567' });
    expect(messages[0]?.text).toMatch(/碼頭貸款.*4567/s);
    expect(messages[1]?.text).toMatch(
      /^111112 is your Pier Loans one-time code\. It is valid for 5 minutes\. Never tell it to anyone\.\n/,
    );
  });

  it('leaves a browser its challenge', async () => {
    const { send } = setUp();
    expect(await send({ challenge: 'known' })).toMatchObject({ challenge: 'known' });
  });

  it('may go on sooner once a code was typed in', async () => {
    const { send, verify, clock } = setUp();
    await send();
    clock.advance(second);
    expect(await send({ operation: 'draft-2' })).toEqual({
      failure: 'tooSoon',
      waitMs: 29 * second,
    });
    await verify('111111');
    expect(await send({ operation: 'draft-2' })).toMatchObject({ resendAfterMs: minute });
  });
});

describe('Checking a one-time code', () => {
  it('gives one proof for one code, for the purpose and operation it was asked for', async () => {
    const { send, verify, store } = setUp();
    await send();
    expect(await verify('111111', { operation: 'draft-2' })).toEqual({ failure: 'codeEnded' });
    expect(await verify('１１１ - 111')).toEqual({ proofToken: 'proof-1' });
    expect(store.proofs).toMatchObject([{ purpose: 'apply', operation: 'draft-1' }]);
    expect(await verify('111111')).toEqual({ failure: 'codeEnded' });
  });

  it('opens a session at sign-in', async () => {
    const { send, verify } = setUp();
    await send({ purpose: 'sign-in', operation: '' });
    expect(await verify('111111', { purpose: 'sign-in', operation: '' })).toEqual({
      session: { token: 'session of customer-1, a browser' },
      browserToken: 'challenge-1',
    });
  });

  it('fails at sign-in with a number of nobody, although the code is right', async () => {
    const { send, verify } = setUp();
    const stranger = { purpose: 'sign-in', operation: '', phone: '9876 5432' } as const;
    await send(stranger);
    expect(await verify('111111', stranger)).toEqual({
      failure: 'wrongCode',
      attemptsLeft: 4,
    });
  });

  it('fails after five minutes', async () => {
    const { clock, send, verify } = setUp();
    await send();
    clock.advance(5 * minute);
    expect(await verify('111111')).toEqual({ failure: 'codeEnded' });
  });

  it.each(['', '12345', '1234567', '12345a'])(
    'does not count %p, which is no code',
    async (typed) => {
      const { send, verify } = setUp();
      await send();
      for (let attempt = 0; attempt < 8; attempt += 1)
        expect(await verify(typed)).toEqual({ failure: 'notSixDigits' });
      expect(await verify('111111')).toHaveProperty('proofToken');
    },
  );

  it('counts no attempt at a code that has ended', async () => {
    const { send, verify, clock } = setUp();
    await send();
    for (let attempt = 1; attempt <= 5; attempt += 1) await verify('000000');
    for (let late = 1; late <= 20; late += 1)
      expect(await verify('111111')).toEqual({ failure: 'codeEnded' });
    clock.advance(minute);
    await send();
    expect(await verify('111112')).toHaveProperty('proofToken');
    for (let again = 1; again <= 20; again += 1)
      expect(await verify('111112')).toEqual({ failure: 'codeEnded' });
    expect(await send()).toHaveProperty('requestId');
  });

  it('takes a code only in the browser that asked for it, and for the request that it answers', async () => {
    const { send, verify } = setUp();
    const sent = await send();
    expect(await verify('111111', { challenge: 'another' })).toEqual({ failure: 'codeEnded' });
    expect(await verify('111111', { challenge: null })).toEqual({ failure: 'codeEnded' });
    expect(await verify('111111', { requestId: 'another' })).toEqual({ failure: 'codeEnded' });
    const requestId = 'requestId' in sent ? sent.requestId : '';
    expect(await verify('111111', { requestId })).toHaveProperty('proofToken');
  });

  it('leaves the code of one browser alone when another asks for one', async () => {
    const { send, verify, clock } = setUp();
    await send({ challenge: 'the owner' });
    clock.advance(30 * second);
    expect(await send({ challenge: 'another' })).toHaveProperty('requestId');
    expect(await verify('111111', { challenge: 'the owner' })).toHaveProperty('proofToken');
  });

  it('forgives what was sent before it, so that five codes of one customer in an hour are no last ones', async () => {
    const { send, verify, clock } = setUp();
    for (let step = 1; step <= 12; step += 1) {
      expect(await send({ operation: `payment-${step}` })).toHaveProperty('requestId');
      expect(await verify(String(111_110 + step), { operation: `payment-${step}` })).toHaveProperty(
        'proofToken',
      );
      clock.advance(second);
    }
  });

  it('begins to count anew after the right code', async () => {
    const { send, verify, store, clock } = setUp();
    for (let round = 0; round < 3; round += 1) {
      await send();
      for (let attempt = 0; attempt < 4; attempt += 1) await verify('000000');
      expect(await verify(`11111${round + 1}`)).toHaveProperty('proofToken');
      clock.advance(minute);
    }
    expect(store.proofs).toHaveLength(3);
  });

  it('of another purpose is no code', async () => {
    const { send, verify } = setUp();
    await send();
    expect(await verify('111111', { purpose: 'upload' })).toEqual({ failure: 'codeEnded' });
    expect(await verify('111111', { phone: '6123 4567' })).toEqual({ failure: 'codeEnded' });
  });

  it('is refused for a number that takes no texts', async () => {
    await expect(setUp().verify('111111', { phone: '2345 6789' })).rejects.toMatchObject({
      code: 'validation_failed',
    });
  });
});
