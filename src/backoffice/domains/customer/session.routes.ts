import { loginCookie } from '@/backoffice/http/access/customer-authenticator';
import type { Registrar } from '@/backoffice/http/registrar';
import { successResponse } from '@/backoffice/http/responses';
import type { SessionService } from './session.service';

export function registerSessionRoutes(
  { customer: route }: Registrar,
  sessions: SessionService,
): void {
  route('signout', async ({ body }, { caller }) => {
    await sessions.signOut(caller, body);
    return { body: successResponse, cookies: [{ ...loginCookie, value: '', maxAgeSeconds: 0 }] };
  });
  route('userSessions', async (_request, { caller }) => {
    const rows = await sessions.list(caller);
    return {
      body: {
        data: rows.map(({ id, device, createdAt, lastSeenAt }) => ({
          id,
          device,
          signedInAt: createdAt.toISOString(),
          lastSeenAt: lastSeenAt.toISOString(),
          isCurrent: id === caller.sessionId,
        })),
      },
    };
  });
  route('revokeSession', async ({ params }, { caller }) => {
    await sessions.revoke(caller, params.id);
    return { body: successResponse };
  });
}
