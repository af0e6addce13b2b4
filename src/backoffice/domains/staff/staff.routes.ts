import { deskCookie, requireSession } from '@/backoffice/http/access/desk-authenticator';
import type { RateLimits } from '@/backoffice/http/access/rate-limits';
import type { CallContext } from '@/backoffice/http/api-types';
import { tokenCookieOf } from '@/backoffice/http/cookies';
import type { ExportRegistrar } from '@/backoffice/http/desk-export';
import { successResponse } from '@/backoffice/http/responses';
import { deviceOf } from '../customer/session.model';
import type { RequestApproval } from '../approval/approval.service';
import { challengeLifeMs } from '../passkey/passkey.model';
import type { StaffModule } from './staff.module';

const ceremonyCookie = {
  name: 'desk_ceremony',
  path: '/api/v1/staff',
  maxAgeSeconds: challengeLifeMs / 1_000,
  sameSite: 'Strict',
} as const;

const deviceOfCall = ({ headers }: CallContext): string => deviceOf(headers.get('user-agent'));
const signedIn = (token: string) => ({
  body: successResponse,
  cookies: [{ ...deskCookie, value: token }],
});

export function registerStaffRoutes(
  { mutate, desk: route, deskMutation, deskExport }: ExportRegistrar,
  {
    staff,
    sessions,
    signIn,
    actAs,
    join,
    apiKeys,
    rateLimits,
    requestApproval,
  }: StaffModule & { rateLimits: RateLimits; requestApproval: RequestApproval },
): void {
  mutate('staffPasskeyOptions', async (_request, call) => {
    const begun = await signIn.begin(tokenCookieOf(call, ceremonyCookie.name));
    return {
      body: { data: begun?.options ?? null },
      cookies: begun ? [{ ...ceremonyCookie, value: begun.ceremonyToken }] : [],
    };
  });
  mutate('staffPasskeySignIn', async ({ body: { credential } }, call) =>
    signedIn(
      await signIn.byPasskey({
        credential,
        ceremonyToken: tokenCookieOf(call, ceremonyCookie.name),
        device: deviceOfCall(call),
      }),
    ),
  );
  mutate('staffCodeSignIn', async ({ body: { email, code } }, call) => {
    await rateLimits.consume('staffCodes', email);
    return signedIn(await signIn.byCode({ email, code, device: deviceOfCall(call) }));
  });
  mutate('staffInvitation', async ({ body: { token } }) => ({
    body: { data: await join.open(token) },
  }));
  mutate('staffAcceptInvitation', async ({ body }, call) => {
    const device = deviceOfCall(call);
    return signedIn(
      'code' in body
        ? await join.withCode({ ...body, device })
        : await join.withPasskey({ ...body, device }),
    );
  });

  route('deskSession', async (_request, call) => {
    const session = requireSession(call);
    return {
      data: { ...(await sessions.current(session)), actingChoices: await actAs.list(session) },
    };
  });
  deskMutation('deskActAs', async ({ body: { memberId } }, call) =>
    signedIn(await actAs.begin(requireSession(call), { memberId, device: deviceOfCall(call) })),
  );
  route('deskSignOut', async (_request, call) => {
    const session = requireSession(call);
    await sessions.end(session, session.id);
    return successResponse;
  });
  route('deskSessions', async (_request, call) => ({
    data: await sessions.list(requireSession(call)),
  }));
  route('deskEndSession', async ({ params: { id } }, call) => {
    await sessions.end(requireSession(call), id);
    return successResponse;
  });
  route('deskStepUpOptions', async (_request, call) => ({
    data: await signIn.beginProof(requireSession(call)),
  }));
  route('deskStepUp', async ({ body }, call) => {
    if ('code' in body) await rateLimits.consume('staffCodes', call.staff);
    await signIn.prove(requireSession(call), body);
    return successResponse;
  });

  route('deskStaff', async ({ query }, call) => ({
    ...(await staff.list(query)),
    invitesAlone: await staff.isAlone(call.staff),
  }));
  deskExport('deskStaffExport', {
    target: 'staff',
    columns: [
      'id',
      'email',
      'name',
      ['roles', ({ roles }) => roles.join(' ')],
      'state',
      'isBreakGlass',
      'createdAt',
      'leftAt',
    ],
    read: ({ query }, page) => staff.list({ ...query, ...page }),
  });
  route('deskColleagues', async ({ query }, { permissions }) => ({
    data: await staff.listColleagues(permissions, query.work),
  }));
  route('deskStaffMember', async ({ params: { id } }) => ({ data: await staff.find(id) }));
  route('deskInviteStaff', async ({ body }, call) => {
    const data = await staff.inviteAlone(call, body);
    const { locale } = call;
    const approval = data
      ? null
      : await requestApproval(call.staff, 'staff-invitation', { ...body, locale });
    return { data, approval };
  });
  route('deskReinviteStaff', async ({ params: { id } }, call) => {
    const data = await staff.reinviteAlone(call, id);
    const { locale } = call;
    const approval = data
      ? null
      : await requestApproval(call.staff, 'staff-reinvitation', { id, locale });
    return { data, approval };
  });
  route('deskChangeRoles', async ({ params: { id }, body: { roles } }, call) => ({
    data: await requestApproval(call.staff, 'staff-roles', { id, roles }),
  }));
  route('deskOffBoard', async ({ params: { id } }, call) => ({
    data: await staff.offBoard(call.staff, id),
  }));

  route('deskKeys', async () => ({ data: await apiKeys.list() }));
  route('deskMakeKey', async ({ body }, call) => ({ data: await apiKeys.make(call.staff, body) }));
  route('deskRevokeKey', async ({ params: { id } }, call) => {
    await apiKeys.revoke(call.staff, id);
    return successResponse;
  });
}
