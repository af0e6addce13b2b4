import type { RequireHuman } from '@/backoffice/http/access/require-human';
import type { Registrar } from '@/backoffice/http/registrar';
import { cookieValue, type NewCookie } from '@/backoffice/http/cookies';
import { idempotencyKeyOf, proofTokenOf } from '@/backoffice/http/access/request-credentials';
import { draftLifetimeMs } from './application.model';
import type { ApplicationModule } from './application.module';
import type { DraftCaller } from './draft.service';

const draftCookie = {
  name: 'draft_token',
  path: '/api/v1',
  maxAgeSeconds: draftLifetimeMs / 1_000,
} as const;

/** The draft token that a browser carries; null for none, and for one that we can't have given out. */
export function draftTokenOf(headers: Headers): string | null {
  const value = cookieValue(headers, draftCookie.name);
  return value !== null && /^[\w-]{43}$/.test(value) ? value : null;
}

export function registerApplicationRoutes(
  { uncachedRead, mutate, customer, desk }: Registrar,
  {
    drafts,
    submissions,
    applications,
    findProof,
    requireHuman,
  }: ApplicationModule & { requireHuman: RequireHuman },
): void {
  async function callerOf(headers: Headers): Promise<DraftCaller> {
    const proofToken = proofTokenOf(headers);
    return {
      token: draftTokenOf(headers),
      proof: proofToken === null ? null : await findProof(proofToken),
    };
  }
  const cookieOf = (token: string): NewCookie[] => [{ ...draftCookie, value: token }];

  mutate('createDraft', async ({ body }, { headers }) => {
    const { draft, token } = await drafts.create(body, await callerOf(headers));
    return { body: { data: draft }, cookies: cookieOf(token) };
  });
  uncachedRead('readDraft', async ({ query }, { headers }) => ({
    data: await drafts.findLatest(await callerOf(headers), query.product),
  }));
  mutate('saveSection', async ({ body }, { headers }) => ({
    body: { data: await drafts.save(body, await callerOf(headers)) },
  }));
  mutate('resumeDraft', async (_request, { headers }) => {
    const { draft, token } = await drafts.resume(await callerOf(headers));
    return { body: { data: draft }, cookies: cookieOf(token) };
  });
  mutate('createApplication', async ({ body }, call) => {
    const { headers, locale } = call;
    await requireHuman(call, body.botToken, 'create_application');
    const outcome = await submissions.submit({
      request: body,
      idempotencyKey: idempotencyKeyOf(headers),
      locale,
      ...(await callerOf(headers)),
    });
    return {
      body: {
        LOS: { BODY: 'failure' in outcome ? { rtn_msg: outcome.failure } : outcome.receipt },
      },
    };
  });

  customer('custApplLoanList', async (_request, { caller }) => ({
    body: { data: await applications.listOfCustomer(caller.customerId) },
  }));
  customer('withdrawApplication', async ({ params }, { caller }) => ({
    body: { data: await applications.withdraw(params.applicationNumber, caller.customerId) },
  }));

  desk('deskApplications', async ({ query }) => ({ data: await applications.list(query) }));
  desk('deskApplication', ({ params }) => applications.find(params.applicationNumber));
  desk('deskChangeApplication', ({ params, body }, { staff }) =>
    applications.change(staff, { number: params.applicationNumber, input: body }),
  );
}
