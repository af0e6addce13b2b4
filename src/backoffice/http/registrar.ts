import type { Context, Hono } from 'hono';
import type { EndpointDefinition } from '@/contracts/endpoint-definition';
import { endpoints, type EndpointKey } from '@/contracts/endpoints';
import type { Admission } from './access/admission';
import type { Caller } from './access/customer-authenticator';
import type { RefuseCrossSite } from './access/cross-site';
import type { DeskCaller } from './access/desk-authenticator';
import type { RateLimits } from './access/rate-limits';
import type { AnsweredRequest, ApiEnv, CallContext } from './api-types';
import { checked, sendChecked, sendCheckedBody } from './checked-senders';
import type {
  CustomerEndpointKey,
  DeskEndpointKey,
  DeskFileKey,
  DeskFormKey,
  PublicEndpointKey,
  PublicFileKey,
  PublicFormKey,
  ResponseBody,
  UploadEndpointKey,
  UploadFileKey,
  UploadFormKey,
} from './endpoint-keys';
import type { CustomerResponse, Handler, MutationResponse, Uploader } from './handlers';
import { callContext } from './call-context';
import { inCallSpan } from './call-span';
import { receiveForm, receiveParsed } from './receive';
import type { ResponseCache } from './response-cache';
import type { ComputeOptions } from './compute-options';
import { negotiateFormat } from './response-format';
import {
  sendComputed,
  sendCsv,
  sendFile,
  sendLasting,
  sendStream,
  sendTagged,
  type FileResponse,
  type LastingFile,
  type StreamedFile,
} from './responses';
import type { Steps } from './route-steps';
import { maxFieldBytes, type UploadRequest } from './body/upload-form';

export interface Registrar {
  /** A public read; its response is cached for up to `maxAgeMs`, or until the content changes. */
  cachedRead: <K extends PublicEndpointKey>(
    key: K,
    options: { maxAgeMs: number; handle: Handler<K, object, ResponseBody<K>> },
  ) => void;
  /** A public read with too many variants to be cached. */
  uncachedRead: <K extends PublicEndpointKey>(
    key: K,
    handle: Handler<K, object, ResponseBody<K>>,
  ) => void;
  /** A public calculation on the input alone: no database access, no caching. */
  compute: <K extends PublicEndpointKey>(key: K, options: ComputeOptions<K>) => void;
  /** A public mutation: rate limited, never cached, may set cookies. What a browser reports by itself uses up nothing of what its visitor may send. */
  mutate: <K extends PublicEndpointKey>(
    key: K,
    handle: Handler<K, object, MutationResponse<K>>,
    options?: { isReport: boolean },
  ) => void;
  /** A public call, limited like a mutation, that answers a file. */
  publicFile: <K extends PublicFileKey>(key: K, handle: Handler<K, object, FileResponse>) => void;
  /** A file that never changes under its address, which anybody may keep; the handler counts the calls that cost something. */
  lastingFile: <K extends PublicFileKey>(key: K, handle: Handler<K, object, LastingFile>) => void;
  /** A mutation that sends a form with one file, handed on as it comes. */
  mutateFile: <K extends PublicFormKey>(
    key: K,
    handle: (request: UploadRequest<K>, call: CallContext) => Promise<ResponseBody<K>>,
  ) => void;
  /** A call of a signed-in customer, who must own the resource; never cached, may set cookies. */
  customer: <K extends CustomerEndpointKey>(
    key: K,
    handle: Handler<K, { caller: Caller }, CustomerResponse<K>>,
  ) => void;
  /** A call of a signed-in customer or the holder of an `upload` proof. */
  upload: <K extends UploadEndpointKey>(
    key: K,
    handle: Handler<K, Uploader, ResponseBody<K>>,
  ) => void;
  /** Such a call that sends a form with one file, handed on as it comes. */
  uploadFile: <K extends UploadFormKey>(
    key: K,
    handle: (request: UploadRequest<K>, call: CallContext & Uploader) => Promise<ResponseBody<K>>,
  ) => void;
  /** Such a call that fetches a file. */
  download: <K extends UploadFileKey>(key: K, handle: Handler<K, Uploader, StreamedFile>) => void;
  /** A call of the lender's staff. */
  desk: <K extends DeskEndpointKey>(
    key: K,
    handle: Handler<K, DeskCaller, ResponseBody<K>>,
  ) => void;
  /** Such a call that may set cookies. */
  deskMutation: <K extends DeskEndpointKey>(
    key: K,
    handle: Handler<K, DeskCaller, MutationResponse<K>>,
  ) => void;
  /** Such a call that sends a form with one file. */
  deskFile: <K extends DeskFormKey>(
    key: K,
    handle: (request: UploadRequest<K>, call: CallContext & DeskCaller) => Promise<ResponseBody<K>>,
  ) => void;
  /** A file for the lender's staff. */
  deskDownload: <K extends DeskFileKey>(
    key: K,
    handle: Handler<K, DeskCaller, StreamedFile>,
  ) => void;
}

export interface RegistrarOptions {
  api: Hono<ApiEnv>;
  rateLimits: RateLimits;
  responseCache: ResponseCache;
  admission: Admission;
  /** The site is reached by https: cookies are `Secure` and for this host alone. */
  isHttps: boolean;
  refuseCrossSite: RefuseCrossSite;
  /** Told of each call that was answered without an error. */
  onAnswered?: (key: EndpointKey, answered: AnsweredRequest, call: CallContext) => void;
}

/** Makes routes of endpoint keys: input is checked by the contract on the way in, answers on the way out. */
export function createRegistrar({
  api,
  rateLimits,
  responseCache,
  admission,
  isHttps,
  refuseCrossSite,
  onAnswered,
}: RegistrarOptions): Registrar {
  function route<R, C, A>(key: EndpointKey, steps: Steps<R, C, A>): void {
    const definition: EndpointDefinition = endpoints[key];
    const path = definition.path.replaceAll(/\{(\w+)\}/g, ':$1');
    const answer = async (context: Context<ApiEnv>): Promise<Response> => {
      if (definition.method !== 'GET') refuseCrossSite(context.req.raw);
      const received = callContext(context, { isHttps });
      const call = { ...received, ...(await steps.admit(received, definition)) };
      return steps.receive({ definition, context }, async (request) => {
        const answer = await steps.handle(request, call);
        const response = steps.respond(answer, call);
        onAnswered?.(key, { request, answer }, call);
        return response;
      });
    };
    api.on(definition.method, path, (context) => inCallSpan(key, () => answer(context)));
  }

  return {
    cachedRead(key, { maxAgeMs, handle }) {
      route(key, {
        admit: admission.publicRead,
        receive: receiveParsed<typeof key>(),
        handle: (request, call) =>
          responseCache.get(`${key} ${JSON.stringify(request)} ${call.locale}`, {
            maxAgeMs,
            load: async () => checked(key, await handle(request, call)),
          }),
        respond: sendTagged,
      });
    },

    uncachedRead(key, handle) {
      route(key, {
        admit: admission.publicRead,
        receive: receiveParsed<typeof key>(),
        handle,
        respond: (body, call) => sendComputed(checked(key, body), call),
      });
    },

    compute(key, { limit, handle, csv }) {
      route(key, {
        async admit(call) {
          if (limit && !call.isInternal) await rateLimits.consume(limit, call.network);
          return { format: negotiateFormat(call.headers.get('accept')) };
        },
        receive: receiveParsed<typeof key>(),
        handle: async (request, call) => handle(request, call),
        respond: (answer, call) =>
          call.format === 'csv'
            ? sendCsv(csv(answer, call), call)
            : sendComputed(checked(key, answer), call),
      });
    },

    mutate(key, handle, { isReport } = { isReport: false }) {
      route(key, {
        admit: isReport ? admission.report : admission.publicWrite,
        receive: receiveParsed<typeof key>(),
        handle,
        respond: sendChecked(key),
      });
    },

    publicFile(key, handle) {
      route(key, {
        admit: admission.publicWrite,
        receive: receiveParsed<typeof key>(),
        handle,
        respond: sendFile,
      });
    },

    lastingFile(key, handle) {
      route(key, {
        admit: () => Promise.resolve({}),
        receive: receiveParsed<typeof key>(),
        handle,
        respond: sendLasting,
      });
    },

    mutateFile(key, handle) {
      route(key, {
        admit: admission.publicWrite,
        receive: receiveForm<typeof key>(maxFieldBytes.publicForm),
        handle,
        respond: sendCheckedBody(key),
      });
    },

    customer(key, handle) {
      route(key, {
        admit: admission.customer,
        receive: receiveParsed<typeof key>(),
        handle,
        respond: (answer, call) => {
          if ('disposition' in answer) return sendStream(answer, call);
          return 'bytes' in answer ? sendFile(answer, call) : sendChecked(key)(answer, call);
        },
      });
    },

    upload(key, handle) {
      route(key, {
        admit: admission.upload,
        receive: receiveParsed<typeof key>(),
        handle,
        respond: sendCheckedBody(key),
      });
    },

    uploadFile(key, handle) {
      route(key, {
        admit: admission.upload,
        receive: receiveForm<typeof key>(maxFieldBytes.upload),
        handle,
        respond: sendCheckedBody(key),
      });
    },

    download(key, handle) {
      route(key, {
        admit: admission.upload,
        receive: receiveParsed<typeof key>(),
        handle,
        respond: sendStream,
      });
    },

    desk(key, handle) {
      route(key, {
        admit: admission.desk,
        receive: receiveParsed<typeof key>(),
        handle,
        respond: sendCheckedBody(key),
      });
    },

    deskMutation(key, handle) {
      route(key, {
        admit: admission.desk,
        receive: receiveParsed<typeof key>(),
        handle,
        respond: sendChecked(key),
      });
    },

    deskFile(key, handle) {
      route(key, {
        admit: admission.desk,
        receive: receiveForm<typeof key>(maxFieldBytes.desk),
        handle,
        respond: sendCheckedBody(key),
      });
    },

    deskDownload(key, handle) {
      route(key, {
        admit: admission.desk,
        receive: receiveParsed<typeof key>(),
        handle,
        respond: sendStream,
      });
    },
  };
}
