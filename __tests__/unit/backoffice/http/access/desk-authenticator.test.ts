import {
  createDeskAuthenticator,
  type DeskCaller,
} from '@/backoffice/http/access/desk-authenticator';
import type { Permission } from '@/contracts/staff/permissions';
import type { RateLimits } from '@/backoffice/http/access/rate-limits';
import { ServiceError } from '@/backoffice/common/service-error';

const callers: Record<string, DeskCaller> = {
  'amy-token-0123456789-0123456789': { staff: 'amy', permissions: ['loan.read'], session: null },
  'ben-token-0123456789-0123456789': {
    staff: 'ben',
    permissions: ['loan.read', 'loan.post'],
    session: null,
  },
};
const findKey = async (token: string) => callers[token] ?? null;
const session = { id: 's', memberId: 'm', proverId: 'm', provenUntil: new Date(0) };
const cookieToken = 'c'.repeat(43);
const findSession = async (token: string) =>
  token === cookieToken
    ? { staff: 'cat@lender.hk', permissions: ['loan.read' as const], session }
    : null;

const recorded: string[] = [];
const recordAccess = async (_call: unknown, { kind }: { kind: string }) => void recorded.push(kind);
beforeEach(() => recorded.splice(0));

function gate(limits: Partial<RateLimits> = {}) {
  const rateLimits: RateLimits = {
    consume: async () => undefined,
    ...limits,
  };
  const { authenticate } = createDeskAuthenticator({
    findKey,
    findSession,
    rateLimits,
    recordAccess,
  });
  return (authorization?: string, permission: Permission = 'loan.read') =>
    authenticate(
      {
        headers: new Headers(authorization === undefined ? {} : { authorization }),
        network: '203.0.113.7',
        isHttps: true,
      },
      permission,
    );
}

describe('The gate of the desk', () => {
  it('knows each caller by the token', async () => {
    expect(await gate()('Bearer amy-token-0123456789-0123456789')).toMatchObject({ staff: 'amy' });
    expect(await gate()('bearer   ben-token-0123456789-0123456789')).toMatchObject({
      staff: 'ben',
    });
  });

  it.each([
    undefined,
    '',
    'Bearer',
    'Bearer ',
    'Bearer amy',
    'amy-token-0123456789-0123456789',
    'Bearer amy-token-0123456789-0123456789 x',
  ])('refuses %s', async (authorization) => {
    await expect(gate()(authorization)).rejects.toMatchObject({ code: 'unauthorised' });
  });

  it('writes a wrong token down; not a right one, a missing one, nor one over the limit', async () => {
    await expect(gate()('Bearer amy')).rejects.toMatchObject({ code: 'unauthorised' });
    expect(recorded).toEqual(['desk-token-refused']);
    await gate()('Bearer amy-token-0123456789-0123456789');
    await expect(gate()()).rejects.toMatchObject({ code: 'unauthorised' });
    const consume = async () => Promise.reject(new ServiceError('rate_limited'));
    await expect(gate({ consume })('Bearer amy')).rejects.toMatchObject({ code: 'rate_limited' });
    expect(recorded).toEqual(['desk-token-refused']);
  });

  it('admits nobody when there are no keys', async () => {
    const rateLimits: RateLimits = { consume: async () => undefined };
    await expect(
      createDeskAuthenticator({
        findKey: async () => null,
        findSession,
        rateLimits,
        recordAccess,
      }).authenticate(
        { headers: new Headers({ authorization: 'Bearer ' }), network: 'x', isHttps: true },
        'loan.read',
      ),
    ).rejects.toMatchObject({ code: 'unauthorised' });
  });

  it('lets a caller do what the caller is permitted, and nothing that names no permission', async () => {
    const ben = 'Bearer ben-token-0123456789-0123456789';
    expect(await gate()(ben, 'loan.post')).toMatchObject({ staff: 'ben' });
    await expect(
      gate()('Bearer amy-token-0123456789-0123456789', 'loan.post'),
    ).rejects.toMatchObject({ code: 'forbidden' });
    const { authenticate } = createDeskAuthenticator({
      findKey,
      findSession,
      rateLimits: { consume: async () => undefined },
      recordAccess,
    });
    await expect(
      authenticate(
        { headers: new Headers({ authorization: ben }), network: 'x', isHttps: true },
        undefined,
      ),
    ).rejects.toMatchObject({ code: 'forbidden' });
    expect(recorded).toEqual([]);
  });

  it('counts failures only, by address', async () => {
    const consume = jest.fn().mockResolvedValue(undefined);
    await gate({ consume })('Bearer amy-token-0123456789-0123456789');
    expect(consume).not.toHaveBeenCalled();
    await expect(gate({ consume })('Bearer wrong')).rejects.toThrow();
    expect(consume).toHaveBeenCalledWith('deskFailures', '203.0.113.7');
  });

  it('answers the right token, however many wrong ones came from its network', async () => {
    const consume = () => Promise.reject(new ServiceError('rate_limited'));
    await expect(gate({ consume })('Bearer wrong')).rejects.toMatchObject({ code: 'rate_limited' });
    expect(await gate({ consume })('Bearer amy-token-0123456789-0123456789')).toMatchObject({
      staff: 'amy',
    });
  });

  it('knows a member of staff by the session in the cookie, unless a key is named, and lets no key do what is for the signed-in', async () => {
    const authenticateCookie = (headers: Record<string, string>) =>
      createDeskAuthenticator({
        findKey,
        findSession,
        rateLimits: { consume: async () => undefined },
        recordAccess,
      }).authenticate({ headers: new Headers(headers), network: 'x', isHttps: true }, 'signed-in');
    const cookie = `__Host-desk_token=${cookieToken}`;
    expect(await authenticateCookie({ cookie })).toMatchObject({ staff: 'cat@lender.hk', session });
    for (const [headers, code] of [
      [{ cookie: `desk_token=${cookieToken}` }, 'unauthorised'],
      [{ cookie: `__Host-desk_token=${'d'.repeat(43)}` }, 'unauthorised'],
      [{ cookie, authorization: 'Bearer amy-token-0123456789-0123456789' }, 'forbidden'],
      [{ cookie, authorization: 'Bearer nobody' }, 'unauthorised'],
    ] as const)
      await expect(authenticateCookie(headers)).rejects.toMatchObject({ code });
  });
});
