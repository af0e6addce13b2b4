import { loginCookie } from '@/backoffice/http/access/customer-authenticator';
import type { Registrar } from '@/backoffice/http/registrar';
import { idempotencyKeyOf, proofTokenOf } from '@/backoffice/http/access/request-credentials';
import type { SessionService } from '../customer/session.service';
import type { DetailsService } from './details.service';
import type { RequestService } from './request.service';

const successResponse = { success: true } as const;

export function registerAccountRoutes(
  { customer: route }: Registrar,
  {
    sessions,
    details,
    requests,
  }: { sessions: SessionService; details: DetailsService; requests: RequestService },
): void {
  route('userInfo', async (_request, { caller }) => ({
    body: { data: await details.getUserInfo(caller) },
  }));
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
  route('savePreferences', async ({ body }, { caller }) => {
    await details.savePreferences(caller, body);
    return { body: successResponse };
  });
  route('requestMyData', async ({ body }, { caller, headers }) => ({
    body: await requests.requestPersonalData({
      caller,
      body,
      idempotencyKey: idempotencyKeyOf(headers),
      proofToken: null,
    }),
  }));
  route('internetInfoUpd', async ({ body }, { caller, headers }) => ({
    body: await details.update({
      caller,
      body,
      idempotencyKey: idempotencyKeyOf(headers),
      proofToken: proofTokenOf(headers),
    }),
  }));
}
