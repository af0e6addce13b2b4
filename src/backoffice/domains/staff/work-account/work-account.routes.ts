import { deskCookie, requireSession } from '@/backoffice/http/access/desk-authenticator';
import { tokenCookieOf } from '@/backoffice/http/cookies';
import type { Registrar } from '@/backoffice/http/registrar';
import { successResponse } from '@/backoffice/http/responses';
import { ServiceError } from '@/backoffice/common/service-error';
import type { RequestApproval } from '../../approval/approval.service';
import { deviceOf } from '../../customer/session.model';
import type { WorkAccountService } from './work-account.service';
import { directoryName } from './work-account.model';

/** Long enough to sign in to the provider with a second factor. */
const ceremonyCookie = {
  name: 'desk_work_account',
  path: '/api/v1',
  maxAgeSeconds: 600,
  sameSite: 'Strict',
} as const;

const begun = ({ url, ceremonyToken }: { url: string; ceremonyToken: string }) => ({
  body: { data: { url } },
  cookies: [{ ...ceremonyCookie, value: ceremonyToken }],
});

export function registerWorkAccountRoutes(
  { uncachedRead, mutate, desk: route, deskMutation }: Registrar,
  {
    workAccounts,
    requestApproval,
  }: { workAccounts: WorkAccountService; requestApproval: RequestApproval },
): void {
  uncachedRead('staffWaysIn', async () => ({ data: { workAccount: workAccounts.isOffered() } }));
  mutate('staffBeginWorkAccount', async () => begun(await workAccounts.beginSignIn()));
  mutate('staffWorkAccountSignIn', async ({ body: { answer } }, call) => {
    const { token, wanted } = await workAccounts.signIn({
      answer,
      ceremonyToken: tokenCookieOf(call, ceremonyCookie.name),
      device: deviceOf(call.headers.get('user-agent')),
    });
    if (wanted) {
      const { memberId: id, roles } = wanted;
      try {
        await requestApproval(directoryName, 'staff-roles', { id, roles });
      } catch (error) {
        // Somebody asks for other roles of theirs already; those groups ask again when they change.
        if (!(error instanceof ServiceError && error.code === 'approval_waiting')) throw error;
      }
    }
    if (token === null) throw new ServiceError('work_account_without_role');
    return { body: successResponse, cookies: [{ ...deskCookie, value: token }] };
  });

  route('deskWorkAccount', async (_request, call) => ({
    data: await workAccounts.find(requireSession(call)),
  }));
  deskMutation('deskBeginWorkAccount', async (_request, call) =>
    begun(await workAccounts.beginConnecting(requireSession(call))),
  );
  route('deskConnectWorkAccount', async ({ body: { answer } }, call) => {
    await workAccounts.connect(requireSession(call), {
      answer,
      ceremonyToken: tokenCookieOf(call, ceremonyCookie.name),
    });
    return successResponse;
  });
  route('deskDisconnectWorkAccount', async (_request, call) => {
    await workAccounts.disconnect(requireSession(call));
    return successResponse;
  });
}
