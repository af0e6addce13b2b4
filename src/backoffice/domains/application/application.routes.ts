import { touchesOf } from '@/lib/visit/touches';
import { deviceClassOf } from '@/lib/visit/visit';
import type { RecordAccess } from '@/backoffice/http/access/record-access';
import type { RequireHuman } from '@/backoffice/http/access/require-human';
import type { Registrar } from '@/backoffice/http/registrar';
import type { CallContext } from '@/backoffice/http/api-types';
import { tokenCookieOf, type NewCookie } from '@/backoffice/http/cookies';
import { idempotencyKeyOf, proofTokenOf } from '@/backoffice/http/access/request-credentials';
import { draftLifetimeMs } from './application.model';
import type { ApplicationModule } from './application.module';
import type { DraftCaller } from './draft/draft.service';

const draftCookie = {
  name: 'draft_token',
  path: '/api/v1',
  maxAgeSeconds: draftLifetimeMs / 1_000,
} as const;

/** The draft token in the browser's cookie; null if there is none, or none in the format that we issue. */
export function draftTokenOf(call: CallContext): string | null {
  return tokenCookieOf(call, draftCookie.name);
}

export function registerApplicationRoutes(
  { uncachedRead, mutate, publicFile, customer }: Registrar,
  {
    drafts,
    transfers,
    indicatives,
    submissions,
    applications,
    coApplicants,
    declineLetters,
    findProof,
    requireHuman,
    recordAccess,
  }: ApplicationModule & { requireHuman: RequireHuman; recordAccess: RecordAccess },
): void {
  async function callerOf(call: CallContext): Promise<DraftCaller> {
    const proofToken = proofTokenOf(call);
    return {
      token: draftTokenOf(call),
      proof: proofToken === null ? null : await findProof(proofToken),
    };
  }
  const cookieOf = (token: string): NewCookie[] => [{ ...draftCookie, value: token }];

  mutate('createDraft', async ({ body }, call) => {
    const { draft, token } = await drafts.create(body, await callerOf(call));
    return { body: { data: draft }, cookies: cookieOf(token) };
  });
  uncachedRead('readDraft', async ({ query }, call) => ({
    data: await drafts.findLatest(await callerOf(call), query),
  }));
  mutate('saveSection', async ({ body }, call) => ({
    body: { data: await drafts.save(body, await callerOf(call)) },
  }));
  mutate('resumeDraft', async (_request, call) => {
    const { draft, token } = await drafts.resume(await callerOf(call));
    return { body: { data: draft }, cookies: cookieOf(token) };
  });
  mutate('startTransfer', async ({ body }, call) => ({
    body: { data: await transfers.start(body.reference, draftTokenOf(call)) },
  }));
  uncachedRead('readTransfer', async ({ query }, call) => ({
    data: { state: await transfers.stateOf(query.reference, draftTokenOf(call)) },
  }));
  mutate('takeTransfer', async ({ body }, call) => {
    const { draft, token } = await transfers.take(body.token, await callerOf(call));
    return { body: { data: draft }, cookies: cookieOf(token) };
  });
  uncachedRead('indicative', async ({ query: { reference } }, call) => ({
    data: await indicatives.find({ reference, token: draftTokenOf(call) }),
  }));
  publicFile('indicativeDocument', ({ body: { reference } }, call) =>
    indicatives.renderFile({ reference, token: draftTokenOf(call) }, call.locale),
  );
  mutate('createApplication', async ({ body }, call) => {
    const { headers, locale, network } = call;
    await requireHuman(call, body.botToken, 'create_application');
    const outcome = await submissions.submit({
      request: body,
      idempotencyKey: idempotencyKeyOf(headers),
      locale,
      network,
      touches: touchesOf(headers.get('cookie') ?? ''),
      device: deviceClassOf(headers.get('user-agent') ?? ''),
      ...(await callerOf(call)),
    });
    return {
      body: {
        LOS: { BODY: 'failure' in outcome ? { rtn_msg: outcome.failure } : outcome.receipt },
      },
    };
  });

  uncachedRead('readCoApplication', async (_request, call) => ({
    data: await coApplicants.find((await callerOf(call)).proof),
  }));
  mutate('answerCoApplication', async ({ body }, call) => ({
    body: {
      data: await coApplicants.answer((await callerOf(call)).proof, body, call.locale),
    },
  }));

  customer('custApplLoanList', async (_request, { caller }) => ({
    body: { data: await applications.listOfCustomer(caller.customerId) },
  }));
  customer('declineLetter', async ({ params }, call) => {
    const { customerId } = call.caller;
    const file = await declineLetters.renderForApplicant(params.applicationNumber, customerId);
    await recordAccess(call, { kind: 'letter-downloaded', customerId });
    return file;
  });
  customer('withdrawApplication', async ({ params }, { caller }) => ({
    body: { data: await applications.withdraw(params.applicationNumber, caller.customerId) },
  }));
}
