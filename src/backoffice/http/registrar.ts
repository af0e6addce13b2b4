import type { Context, Hono } from 'hono';
import type { z } from 'zod';
import type { EndpointDefinition } from '@/contracts/endpoint-definition';
import { endpoints, type EndpointKey, type ParsedEndpointRequest } from '@/contracts/endpoints';
import { localeMetadata } from '@/config/locales';
import { serialiseResponse, type SerialisedResponse, type ResponseCache } from './response-cache';
import { negotiateFormat, type ResponseFormat } from './response-format';
import type { ApiEnv, CallContext } from './api-types';
import { setCookieLine, type NewCookie } from './cookies';
import type { Caller, CustomerAuthenticator } from './access/customer-authenticator';
import type { DeskAuthenticator } from './access/desk-authenticator';
import { LightResponse } from './lightweight-response';
import type { LimitName, RateLimits } from './access/rate-limits';
import { callContext, parseRequest } from './parse-request';

type StaffKey = {
  [K in EndpointKey]: (typeof endpoints)[K]['access'] extends 'desk' ? K : never;
}[EndpointKey];
export type DeskFileKey = {
  [K in StaffKey]: (typeof endpoints)[K] extends { responseKind: 'file' } ? K : never;
}[StaffKey];
export type DeskEndpointKey = Exclude<StaffKey, DeskFileKey>;
export type UploadEndpointKey = {
  [K in EndpointKey]: (typeof endpoints)[K]['access'] extends 'upload' ? K : never;
}[EndpointKey];
export type CustomerEndpointKey = {
  [K in EndpointKey]: (typeof endpoints)[K]['access'] extends 'customer' ? K : never;
}[EndpointKey];
export type PublicEndpointKey = Exclude<
  EndpointKey,
  StaffKey | CustomerEndpointKey | UploadEndpointKey
>;

type Result<K extends EndpointKey> = Promise<z.input<(typeof endpoints)[K]['response']>>;
export type PublicHandler<K extends PublicEndpointKey> = (
  request: ParsedEndpointRequest<K>,
  call: CallContext,
) => Result<K>;
export type DeskHandler<K extends DeskEndpointKey> = (
  request: ParsedEndpointRequest<K>,
  call: CallContext & { staff: string },
) => Result<K>;

/** Response of a mutation: the body, and cookies to set with it. */
export interface MutationResponse<K extends EndpointKey> {
  body: z.input<(typeof endpoints)[K]['response']>;
  cookies?: readonly NewCookie[];
}
export type MutationHandler<K extends PublicEndpointKey> = (
  request: ParsedEndpointRequest<K>,
  call: CallContext,
) => Promise<MutationResponse<K>>;

/** Bytes to be saved by the browser; `fileName` is plain ASCII. */
export interface FileResponse {
  fileName: string;
  contentType: string;
  bytes: Uint8Array<ArrayBuffer>;
}

type CustomerResponse<K extends CustomerEndpointKey> = (typeof endpoints)[K] extends {
  responseKind: 'file';
}
  ? FileResponse
  : MutationResponse<K>;
export type CustomerHandler<K extends CustomerEndpointKey> = (
  request: ParsedEndpointRequest<K>,
  call: CallContext & { caller: Caller },
) => Promise<CustomerResponse<K>>;

type Immutable<T> = T extends readonly (infer Item)[]
  ? readonly Immutable<Item>[]
  : T extends object
    ? { readonly [K in keyof T]: Immutable<T[K]> }
    : T;
type Computed<K extends PublicEndpointKey> = Immutable<z.input<(typeof endpoints)[K]['response']>>;

export interface CsvFile {
  /** Plain ASCII. */
  fileName: string;
  text: string;
}

export interface ComputeOptions<K extends PublicEndpointKey> {
  /** Counts the calls of an address where one call can be costly. */
  limit?: LimitName;
  handle: (
    request: ParsedEndpointRequest<K>,
    call: CallContext & { format: ResponseFormat },
  ) => Computed<K>;
  /** The answer as a file, for a caller whose `Accept` asks for `text/csv`. */
  csv: (answer: Computed<K>, call: CallContext) => CsvFile;
}

export interface Registrar {
  /** A public read; its response is cached for up to `maxAgeMs`, or until the content changes. */
  cachedRead: <K extends PublicEndpointKey>(
    key: K,
    options: { maxAgeMs: number; handle: PublicHandler<K> },
  ) => void;
  /** A public read with too many variants to be cached. */
  uncachedRead: <K extends PublicEndpointKey>(key: K, handle: PublicHandler<K>) => void;
  /** A public calculation on the input alone: no database access, no caching. */
  compute: <K extends PublicEndpointKey>(key: K, options: ComputeOptions<K>) => void;
  /** A public mutation: rate limited, never cached, may set cookies. */
  mutate: <K extends PublicEndpointKey>(key: K, handle: MutationHandler<K>) => void;
  /** A call of a signed-in customer, who must own the resource; never cached, may set cookies. */
  customer: <K extends CustomerEndpointKey>(key: K, handle: CustomerHandler<K>) => void;
  /** A call of the lender's staff. */
  desk: <K extends DeskEndpointKey>(key: K, handle: DeskHandler<K>) => void;
}

export interface RegistrarOptions {
  api: Hono<ApiEnv>;
  rateLimits: RateLimits;
  responseCache: ResponseCache;
  deskAuthenticator: DeskAuthenticator;
  customerAuthenticator: CustomerAuthenticator;
  /** The site is reached by https: cookies are `Secure`. */
  isHttps: boolean;
}

/** Makes routes of endpoint keys: input is checked by the contract on the way in, answers on the way out. */
export function createRegistrar({
  api,
  rateLimits,
  responseCache,
  deskAuthenticator,
  customerAuthenticator,
  isHttps,
}: RegistrarOptions): Registrar {
  function route(
    definition: EndpointDefinition,
    respond: (context: Context<ApiEnv>, call: CallContext) => Promise<Response>,
  ): void {
    const path = definition.path.replaceAll(/\{(\w+)\}/g, ':$1');
    api.on(definition.method, path, (context) => respond(context, callContext(context)));
  }

  function sendMutation(
    definition: EndpointDefinition,
    {
      answer: { body, cookies = [] },
      call,
    }: { answer: { body: unknown; cookies?: readonly NewCookie[] }; call: CallContext },
  ): Response {
    const answer = send(serialiseResponse(definition.response.parse(body)), call, 'no-store');
    for (const cookie of cookies)
      answer.headers.append('Set-Cookie', setCookieLine(cookie, { isHttps }));
    return answer;
  }

  return {
    cachedRead(key, { maxAgeMs, handle }) {
      const definition: EndpointDefinition = endpoints[key];
      route(definition, async (context, call) => {
        if (!call.isInternal) await rateLimits.consume('reads', call.network);
        const request = await parseRequest<typeof key>(definition, context);
        const cacheKey = `${key} ${JSON.stringify(request)} ${call.locale}`;
        const answer = await responseCache.get(cacheKey, {
          maxAgeMs,
          load: async () => definition.response.parse(await handle(request, call)),
        });
        return send(answer, call, 'no-cache');
      });
    },

    uncachedRead(key, handle) {
      const definition: EndpointDefinition = endpoints[key];
      route(definition, async (context, call) => {
        if (!call.isInternal) await rateLimits.consume('reads', call.network);
        const request = await parseRequest<typeof key>(definition, context);
        return sendComputed(definition.response.parse(await handle(request, call)));
      });
    },

    compute(key, { limit, handle, csv }) {
      const definition: EndpointDefinition = endpoints[key];
      route(definition, async (context, call) => {
        if (limit && !call.isInternal) await rateLimits.consume(limit, call.network);
        const format = negotiateFormat(call.headers.get('accept'));
        const answer = handle(await parseRequest<typeof key>(definition, context), {
          ...call,
          format,
        });
        return format === 'csv'
          ? sendCsv(csv(answer, call), call)
          : sendComputed(definition.response.parse(answer));
      });
    },

    mutate(key, handle) {
      const definition: EndpointDefinition = endpoints[key];
      route(definition, async (context, call) => {
        await rateLimits.consume('writes', call.network);
        const request = await parseRequest<typeof key>(definition, context);
        return sendMutation(definition, { answer: await handle(request, call), call });
      });
    },

    customer(key, handle) {
      const definition: EndpointDefinition = endpoints[key];
      route(definition, async (context, call) => {
        await rateLimits.consume('reads', call.network);
        const caller = await customerAuthenticator.authenticate(call);
        if (definition.method !== 'GET')
          await rateLimits.consume('writes', `customer:${caller.customerId}`);
        const request = await parseRequest<typeof key>(definition, context);
        const answer = await handle(request, { ...call, caller });
        return 'bytes' in answer ? sendFile(answer) : sendMutation(definition, { answer, call });
      });
    },

    desk(key, handle) {
      const definition: EndpointDefinition = endpoints[key];
      route(definition, async (context, call) => {
        const staff = await deskAuthenticator.authenticate(call);
        if (definition.method !== 'GET') await rateLimits.consume('writes', `staff:${staff}`);
        const request = await parseRequest<typeof key>(definition, context);
        const answer = serialiseResponse(
          definition.response.parse(await handle(request, { ...call, staff })),
        );
        return send(answer, call, 'no-store');
      });
    },
  };
}

function send(
  answer: SerialisedResponse,
  call: CallContext,
  cacheControl: 'no-cache' | 'no-store',
): Response {
  const headers = {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': cacheControl,
    ...(cacheControl === 'no-cache' ? { ETag: answer.etag } : {}),
  };
  const isNotModified =
    cacheControl === 'no-cache' &&
    (call.headers.get('if-none-match') ?? '').split(',').some((tag) => tag.trim() === answer.etag);
  return isNotModified
    ? new LightResponse(null, { status: 304, headers })
    : new LightResponse(answer.body, { headers });
}

function sendFile({ fileName, contentType, bytes }: FileResponse): Response {
  return new Response(bytes, {
    headers: {
      'Cache-Control': 'no-store',
      'Content-Type': contentType,
      'Content-Disposition': `attachment; filename="${fileName}"`,
    },
  });
}

const computedHeaders = { 'Cache-Control': 'no-store', Vary: 'Accept' } as const;

function sendComputed(answer: unknown): Response {
  return new LightResponse(JSON.stringify(answer), {
    headers: { ...computedHeaders, 'Content-Type': 'application/json; charset=utf-8' },
  });
}

function sendCsv({ fileName, text }: CsvFile, { locale }: CallContext): Response {
  return new LightResponse(text, {
    headers: {
      ...computedHeaders,
      'Content-Type': 'text/csv; charset=utf-8; header=present',
      'Content-Disposition': `attachment; filename="${fileName}"`,
      'Content-Language': localeMetadata[locale].hrefLang,
    },
  });
}
