import fc from 'fast-check';
import type { EndpointDefinition } from '@/contracts/endpoint-definition';
import { keyPermissions } from '@/contracts/staff/permissions';
import { endpoints, type EndpointKey } from '@/contracts/endpoints';
import { errorBodySchema } from '@/contracts/errors';
import { startTestApi, type TestResponse, type TestApi } from '@test/support/api/test-api';
import { usualEngines } from '@test/support/database/test-database';
import {
  urlOf,
  mutateRequest,
  mutationArbitrary,
  requestArbitrary,
  type FuzzRequest,
  type Mutation,
} from '@test/support/fuzz/fuzz-request';
import {
  createFuzzFixtures,
  type FuzzFixtures,
  type Prepared,
} from '@test/support/fuzz/fuzz-fixtures';

/** `FUZZ_RUNS=200000` is the long run; the number is shared by the engines. */
const runs = Number(process.env.FUZZ_RUNS ?? 200) / usualEngines.length;
const seed = Number(process.env.FC_SEED ?? 20_260_101);
const validShare = 0.6;
/** A good request wants things of its own, which cost a dozen calls to make; of a long run most are spoilt ones. */
const maxValid = 60;
jest.setTimeout(300_000 + runs * 200);

/** Codes for as many requests as a long run has. */
const budgets = { SMS_BUDGET_PER_HOUR: '1000000', SMS_BUDGET_PER_DAY: '1000000' };

/** They want files of valuation data, or a link from a message; both have tests of their own. */
const neverDone: readonly EndpointKey[] = [
  'deskCv',
  'deskCvPage',
  'deskDocumentPage',
  // What an authenticator answers cannot be generated: passkeys.test.ts has one.
  'addPasskey',
  'passkeyStepUp',
  'passkeyStepUpOptions',
  'renamePasskey',
  'removePasskey',
  'deskRemovePasskeys',
  'startPasskeyRecovery',
  'finishPasskeyRecovery',
  'staffPasskeySignIn',
  'deskStepUp',
  // Nor can the code of an authenticator app, the token of an invitation, or the id of a session: staff.test.ts has them.
  'staffCodeSignIn',
  'staffInvitation',
  'staffAcceptInvitation',
  'deskEndSession',
  // Want a provider of work accounts and what it answers: work-account.test.ts has one.
  'staffBeginWorkAccount',
  'staffWorkAccountSignIn',
  'deskBeginWorkAccount',
  'deskConnectWorkAccount',
  'deskDisconnectWorkAccount',
  // Offered only where colleagues are invented: act-as.test.ts tries it.
  'deskActAs',
  // Wants somebody of servicing who has just proved to be there: personal-copy.test.ts has them.
  'deskCopyCustomer',
  // A customer of the run would be gone for the others: erasure.test.ts erases its own, customer-merge.test.ts merges its own.
  'deskEraseCustomer',
  'deskMergeCustomers',
  // Wants a confirmation of its own amount: offers.test.ts has one.
  'acceptOffer',
  'deskPutValuationChunk',
  'deskActivateValuationImport',
  'freezePayoutsByLink',
  'verifyEmail',
  // No year of assessment has ended since their loans began: issued-statements.test.ts has one.
  'interestCertificate',
  // Named by the list of letters: letters.test.ts reads each kind.
  'letter',
  'confirmValueAlert',
  // What is uploaded here is no picture: document-access.test.ts has one.
  'documentThumbnail',
  // Their token stands only in the answer to a booking: call-backs.test.ts has one.
  'callBack',
  'moveCallBack',
  'cancelCallBack',
  'readCoApplication',
  'answerCoApplication',
  'stopValueAlert',
  // Its token stands only in a mail to staff: saved-reports.test.ts has one.
  'staffStopReportMail',
  // Nothing is set up and no loan is paid back: request-service.test.ts tries both.
  'endAutopay',
  'requestRelease',
];

/** Their state is used up by the first call that is taken; spoilt ones need it fresh as well. */
const usedUp: readonly EndpointKey[] = ['createApplication'];

const definitions = Object.entries<EndpointDefinition>(endpoints) as [
  EndpointKey,
  EndpointDefinition,
][];

interface Tally {
  sent: number;
  valid: number;
  taken: number;
  /** What was wrong with answers. */
  faults: string[];
  /** The first refusal of a valid request, by endpoint. */
  refused: Record<string, string>;
  /** Endpoints that did what they were asked at least once. */
  done: Set<EndpointKey>;
}

async function baseHeaders(
  { access, method, permission }: EndpointDefinition,
  world: FuzzFixtures,
): Promise<Record<string, string>> {
  const json: Record<string, string> =
    method === 'GET' || method === 'DELETE' ? {} : { 'content-type': 'application/json' };
  const isForKeys = keyPermissions.some((one) => one === permission);
  if (access === 'desk') return { ...json, ...(isForKeys ? world.staff : world.person) };
  return access === 'public' ? json : { ...json, ...(await world.signedInMain()) };
}

function send(
  api: TestApi,
  {
    definition,
    request,
    headers,
    text,
  }: {
    definition: EndpointDefinition;
    request: FuzzRequest;
    headers: Record<string, string>;
    text?: string;
  },
): Promise<TestResponse> {
  const { method } = definition;
  const isPlain = request.body instanceof Uint8Array;
  const body =
    method === 'GET' || request.body === undefined
      ? undefined
      : isPlain
        ? (request.body as BodyInit)
        : (JSON.stringify(request.body) ?? 'undefined');
  return api.call(urlOf(definition, request), {
    method,
    headers,
    ...(text !== undefined && method !== 'GET'
      ? { body: text }
      : body === undefined
        ? {}
        : { body }),
  });
}

/** What the contract forbids about an answer; null where all is well. */
function faultOf(
  { responseKind, response }: EndpointDefinition,
  { status, body, text }: TestResponse,
): string | null {
  if (status >= 500) return `answered ${status}: ${text.slice(0, 200)}`;
  if (status >= 400)
    return errorBodySchema.safeParse(body).success
      ? null
      : `answered ${status} without the error body: ${text.slice(0, 200)}`;
  if (responseKind === 'file') return null;
  const parsed = response.safeParse(body);
  return parsed.success
    ? null
    : `answered something else than its schema says: ${JSON.stringify(parsed.error.issues[0]).slice(0, 200)}`;
}

describe.each(usualEngines)('The API on %s', (engine) => {
  let api: TestApi;
  const lastPrepared = new Map<EndpointKey, Prepared>();
  beforeAll(async () => {
    api = await startTestApi(engine, budgets);
  });
  afterAll(() => api.close());

  it(`answers ${runs} generated requests as its contract says`, async () => {
    const world = await createFuzzFixtures(api);
    const tally: Tally = { sent: 0, valid: 0, taken: 0, faults: [], refused: {}, done: new Set() };
    const each = Math.max(2, Math.ceil(runs / definitions.length));
    // Of two the second is a spoilt one, unless the first was not taken.
    const valid = Math.min(Math.floor(each * validShare), maxValid);
    const isGood = (key: EndpointKey, index: number): boolean =>
      index < valid || (index < maxValid && !tally.done.has(key) && !neverDone.includes(key));
    for (const [key, definition] of definitions) {
      const generated = fc.sample(
        fc.record({ request: requestArbitrary(definition), mutation: mutationArbitrary }),
        { numRuns: each, seed },
      );
      for (const [index, { request, mutation }] of generated.entries())
        await tryOne(
          { key, definition, request, mutation: isGood(key, index) ? null : mutation },
          { world, tally },
        );
    }
    expect(tally.faults).toEqual([]);
    expect(tally.sent).toBeGreaterThanOrEqual(runs);
    expect(
      definitions
        .map(([key]) => key)
        .filter((key) => !tally.done.has(key))
        .sort(),
    ).toEqual([...neverDone].sort());
    expect({
      refused: tally.taken / tally.valid < 0.9 ? tally.refused : {},
      share: tally.taken / tally.valid,
    }).toEqual({ refused: {}, share: expect.any(Number) });
  });

  /** Spoilt requests take what the last good one was given: it costs a dozen calls to make anew. */
  async function preparedFor(
    key: EndpointKey,
    { world, request, isSpoilt }: { world: FuzzFixtures; request: FuzzRequest; isSpoilt: boolean },
  ): Promise<Prepared> {
    const kept = isSpoilt && !usedUp.includes(key) ? lastPrepared.get(key) : undefined;
    const prepared = kept ?? (await world.prepare[key]?.(request)) ?? {};
    lastPrepared.set(key, prepared);
    return prepared;
  }

  async function tryOne(
    {
      key,
      definition,
      request,
      mutation,
    }: {
      key: EndpointKey;
      definition: EndpointDefinition;
      request: FuzzRequest;
      mutation: Mutation | null;
    },
    { world, tally }: { world: FuzzFixtures; tally: Tally },
  ): Promise<void> {
    const prepared = await preparedFor(key, { world, request, isSpoilt: mutation !== null });
    const headers = { ...(await baseHeaders(definition, world)), ...prepared.headers };
    const whole: FuzzRequest = {
      params: { ...request.params, ...prepared.params },
      query: prepared.query ?? request.query,
      body: 'body' in prepared ? prepared.body : request.body,
    };
    const isBytes = whole.body instanceof Uint8Array;
    const spoilt = mutation && !isBytes ? mutateRequest(whole, mutation) : whole;
    const text =
      mutation?.part === 'text'
        ? String(JSON.stringify(mutation.junk) ?? mutation.junk).slice(0, 1 + (mutation.nth % 40))
        : undefined;
    const answer = await send(api, { definition, request: spoilt, headers, text });
    tally.sent += 1;
    const fault = faultOf(definition, answer);
    if (fault)
      tally.faults.push(`${key} ${JSON.stringify({ ...spoilt, text }).slice(0, 400)} ${fault}`);
    if (mutation || !takes(definition, whole)) return;
    // Of the others nearly all have to be taken.
    if (!neverDone.includes(key)) tally.valid += 1;
    if (answer.status < 300) {
      tally.taken += 1;
      tally.done.add(key);
    } else
      tally.refused[key] ??=
        `${answer.status} ${answer.text.slice(0, 200)} for ${JSON.stringify(whole).slice(0, 300)}`;
  }
});

/** Whether the contract's schemas take a request. */
function takes({ params, query, body, form }: EndpointDefinition, request: FuzzRequest): boolean {
  const texts = Object.fromEntries(
    Object.entries(request.query)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  );
  return (
    (params?.safeParse(request.params).success ?? true) &&
    (query?.safeParse(texts).success ?? true) &&
    (form !== undefined || (body?.safeParse(request.body).success ?? true))
  );
}
