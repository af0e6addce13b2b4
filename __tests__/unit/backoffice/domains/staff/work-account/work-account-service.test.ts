import {
  OpenIdRefusedError,
  OpenIdUnavailableError,
  type OpenIdBinding,
  type OpenIdProvider,
} from '@/backoffice/adapters/openid/openid-provider';
import {
  createWorkAccountService,
  type WorkAccountRepositories,
  type WorkAccountServiceOptions,
} from '@/backoffice/domains/staff/work-account/work-account.service';
import type { OpenSession } from '@/backoffice/domains/staff/staff-sessions';
import { numbered, standIn, testHash } from '@test/support/backoffice/service-tools';

const now = new Date('2026-11-16T04:00:00.000Z');
const session: OpenSession = {
  id: 's1',
  memberId: 'm1',
  proverId: 'm1',
  provenUntil: new Date(now.getTime() + 1),
};

function setUp(provider: OpenIdProvider | null) {
  const lines: unknown[] = [];
  const service = createWorkAccountService({
    provider,
    mapping: [],
    repositories: standIn<WorkAccountServiceOptions['repositories']>({}),
    unitOfWork: (work) => work(standIn<WorkAccountRepositories>({})),
    sessions: standIn<WorkAccountServiceOptions['sessions']>({}),
    hash: testHash('staff'),
    log: {
      error: (details) => void lines.push(details),
      warn: (details) => void lines.push(details),
      info: () => undefined,
      debug: () => undefined,
    },
    now: () => now,
    newId: numbered('m'),
    newToken: numbered('token'),
  });
  return { service, lines };
}

/** Answers the state in the address, and ends with `error`. */
function provider(error = new Error('no end')) {
  const bindings: OpenIdBinding[] = [];
  const begin: OpenIdProvider['begin'] = async (binding) => {
    bindings.push(binding);
    return `https://login.example/?state=${binding.state}`;
  };
  return { bindings, begin, end: () => Promise.reject(error) } satisfies OpenIdProvider & {
    bindings: OpenIdBinding[];
  };
}

describe('Work accounts of staff', () => {
  it('are not there without a provider', async () => {
    const { service } = setUp(null);
    expect(service.isOffered()).toBe(false);
    expect(await service.find(session)).toBeNull();
    for (const call of [
      service.beginSignIn(),
      service.beginConnecting(session),
      service.connect(session, { answer: '', ceremonyToken: 'token' }),
      service.signIn({ answer: '', ceremonyToken: 'token', device: '' }),
    ])
      await expect(call).rejects.toMatchObject({ code: 'not_found' });
  });

  it('are bound to one beginning, and to the session that connects', async () => {
    const known = provider();
    const { service } = setUp(known);
    await service.beginSignIn();
    await service.beginSignIn();
    await service.beginConnecting(session);
    await service.beginConnecting({ ...session, id: 's2' });
    const secrets = known.bindings.flatMap(({ state, nonce, verifier }) => [
      state,
      nonce,
      verifier,
    ]);
    expect(new Set(secrets).size).toBe(12);
    expect(known.bindings.map(({ state }) => state.split('.')[0])).toEqual([
      'sign-in',
      'sign-in',
      'connect',
      'connect',
    ]);
    // RFC 7636, section 4.1: 43 to 128 characters.
    for (const { verifier } of known.bindings) expect(verifier).toMatch(/^[\w-]{43,128}$/);
  });

  it('are connected only while a passkey or code is fresh', async () => {
    const { service } = setUp(provider());
    await expect(service.beginConnecting({ ...session, provenUntil: now })).rejects.toMatchObject({
      code: 'step_up_required',
    });
  });

  it('say whether the provider is away or the answer does not hold, and why in the log alone', async () => {
    const end = { answer: 'code=secret', ceremonyToken: 'token', device: '' };
    for (const [error, code] of [
      [new OpenIdUnavailableError('away'), 'work_account_unavailable'],
      [new OpenIdRefusedError('nonce'), 'work_account_refused'],
    ] as const) {
      const { service, lines } = setUp(provider(error));
      await expect(service.signIn(end)).rejects.toMatchObject({ code });
      expect(lines).toEqual([{ reason: error.message }]);
    }
    await expect(
      setUp(provider()).service.signIn({ ...end, ceremonyToken: null }),
    ).rejects.toMatchObject({ code: 'work_account_refused' });
  });
});
