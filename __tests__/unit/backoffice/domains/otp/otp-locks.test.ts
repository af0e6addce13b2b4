import type { OtpCall } from '@/backoffice/domains/otp/otp-call';
import { setUpCodes as setUp } from '@test/support/backoffice/otp-codes';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** Misses five times and, with another code some minutes later, once more. */
async function failSixTimes(
  { send, verify, clock }: ReturnType<typeof setUp>,
  visit: (attempt: number) => Partial<OtpCall> = () => ({}),
): Promise<unknown[]> {
  const outcomes: unknown[] = [];
  for (let attempt = 1; attempt <= 6; attempt += 1) {
    if (attempt === 6) {
      clock.advance(4 * minute);
      await send(visit(attempt));
    }
    outcomes.push(await verify('000000', visit(attempt)));
  }
  return outcomes;
}

describe('Wrong codes', () => {
  it('ends a code with its fifth failed attempt, and locks for two hours with the sixth', async () => {
    const codes = setUp();
    const { clock, send, verify } = codes;
    await send();
    expect(await failSixTimes(codes)).toEqual([
      ...[4, 3, 2, 1].map((attemptsLeft) => ({ failure: 'wrongCode', attemptsLeft })),
      { failure: 'codeEnded' },
      { failure: 'locked', waitMs: 2 * hour },
    ]);
    clock.advance(hour);
    expect(await send()).toEqual({ failure: 'locked', waitMs: hour });
    clock.advance(hour);
    expect(await send()).toHaveProperty('requestId');
    expect(await verify('111113')).toHaveProperty('proofToken');
  });

  const signIn = { purpose: 'sign-in', operation: '' } as const;
  const browserOf = (outcome: Awaited<ReturnType<ReturnType<typeof setUp>['verify']>>) => ({
    ...signIn,
    browserToken: 'browserToken' in outcome ? outcome.browserToken : '',
  });

  it('keeps nobody out of a browser that signed in, whatever strangers ask for and miss', async () => {
    const codes = setUp();
    const { send, verify, clock } = codes;
    await send(signIn);
    const own = browserOf(await verify('111111', signIn));
    const neighbour = () => ({ ...signIn, challenge: 'a neighbour' });
    await send(neighbour());
    await failSixTimes(codes, neighbour);
    expect(await send(signIn)).toMatchObject({ failure: 'locked' });
    for (let hours = 0; hours < 4; hours += 1) {
      for (let step = 0; step < 5; step += 1) {
        await send({
          ...signIn,
          challenge: `${hours} ${step}`,
          clientAddress: `198.51.100.${step}`,
        });
        clock.advance(12 * minute);
      }
    }
    expect(await send({ ...signIn, challenge: 'new', clientAddress: '192.0.2.9' })).toMatchObject({
      failure: 'tooSoon',
    });
    const sent = codes.messages.length;
    expect(await send(own)).toHaveProperty('requestId');
    expect(await verify(String(111_111 + sent), own)).toHaveProperty('session');
  });

  it('trusts a browser for the phone that signed in there, and for 180 days', async () => {
    const codes = setUp();
    const { send, verify, clock, store } = codes;
    await send(signIn);
    const own = browserOf(await verify('111111', signIn));
    expect([...store.trusted.values()].map(({ expiresAt }) => expiresAt)).toEqual([
      new Date(clock.now().getTime() + 180 * 24 * hour),
    ]);
    const failAs = async (visit: Partial<OtpCall>) => {
      await send(visit);
      await failSixTimes(codes, () => visit);
    };
    await failAs({ ...signIn, challenge: 'a neighbour' });
    expect(await send({ ...own, browserToken: 'made up' })).toMatchObject({ failure: 'locked' });
    clock.advance(180 * 24 * hour);
    await failAs({ ...signIn, challenge: 'a neighbour' });
    expect(await send(own)).toMatchObject({ failure: 'locked' });
  });

  it('limits a browser that signed in, too, so that a stolen one cannot guess for ever', async () => {
    const codes = setUp();
    await codes.send(signIn);
    const own = browserOf(await codes.verify('111111', signIn));
    await codes.send(own);
    expect((await failSixTimes(codes, () => own)).at(-1)).toEqual({
      failure: 'locked',
      waitMs: 2 * hour,
    });
  });

  it('ends guessing from ever new browsers and networks after twenty failed attempts a day', async () => {
    const { send, verify, clock } = setUp();
    let guesses = 0;
    let outcome: unknown;
    for (let step = 0; step < 30; step += 1) {
      const visit = { challenge: `browser ${step}`, clientAddress: `198.51.100.${step}` };
      await send(visit);
      for (let attempt = 0; attempt < 5; attempt += 1) {
        outcome = await verify('000000', visit);
        if (JSON.stringify(outcome).includes('wrongCode') || attempt === 4) guesses += 1;
        if (JSON.stringify(outcome).includes('locked')) break;
      }
      if (JSON.stringify(outcome).includes('locked')) break;
      clock.advance(13 * minute);
    }
    expect(guesses).toBe(20);
    expect(outcome).toEqual({ failure: 'locked', waitMs: expect.any(Number) });
    expect(await send({ challenge: 'new', clientAddress: '192.0.2.3' })).toMatchObject({
      failure: 'locked',
    });
    clock.advance(24 * hour);
    expect(await send()).toHaveProperty('requestId');
  });

  it('locks a browser that goes through other networks, and no other browser, for as long as is left', async () => {
    const codes = setUp();
    const { clock, send, verify } = codes;
    const visit = (attempt: number) => ({
      challenge: 'browser',
      clientAddress: `198.51.100.${attempt}`,
    });
    await send(visit(0));
    expect((await failSixTimes(codes, visit)).slice(4)).toEqual([
      { failure: 'codeEnded' },
      { failure: 'locked', waitMs: 2 * hour },
    ]);
    clock.advance(second);
    const elsewhere = { challenge: 'browser', clientAddress: '192.0.2.1' };
    const locked = { failure: 'locked', waitMs: 2 * hour - second };
    expect(await verify('111112', elsewhere)).toEqual(locked);
    expect(await verify('111112', { ...elsewhere, challenge: 'another' })).toEqual({
      failure: 'codeEnded',
    });
    clock.advance(2 * hour - 2 * second);
    expect(await send(elsewhere)).toEqual({ failure: 'locked', waitMs: second });
    clock.advance(second);
    expect(await send(elsewhere)).toHaveProperty('requestId');
  });

  it('names the later end where browser and network are both locked', async () => {
    const codes = setUp();
    const { clock, send, verify } = codes;
    await send();
    await failSixTimes(codes);
    clock.advance(5 * minute);
    const away = () => ({ challenge: 'browser', clientAddress: '192.0.2.1' });
    await send(away());
    await failSixTimes(codes, away);
    expect(await verify('111111', { challenge: 'browser' })).toEqual({
      failure: 'locked',
      waitMs: 2 * hour,
    });
  });

  it('takes all addresses of one subscriber of IPv6 for one network', async () => {
    const codes = setUp();
    await codes.send();
    await failSixTimes(codes, (attempt) => ({ clientAddress: `2001:db8::${attempt}` }));
    expect(
      await codes.verify('111111', { clientAddress: '2001:db8::99', challenge: 'another' }),
    ).toMatchObject({ failure: 'locked' });
  });

  it('locks nobody but the network whose attempts failed', async () => {
    const codes = setUp();
    const attacker = () => ({ clientAddress: '198.51.100.7', challenge: 'an attacker' });
    await codes.send(attacker());
    await failSixTimes(codes, attacker);
    expect(await codes.verify('000000', attacker())).toMatchObject({ failure: 'locked' });
    codes.clock.advance(minute);
    await codes.send();
    expect(await codes.verify('111113')).toHaveProperty('proofToken');
  });
});
