import { Readable } from 'node:stream';
import type { Context, Hono } from 'hono';
import type { z } from 'zod';
import type { EndpointDefinition } from '@/contracts/endpoint-definition';
import { endpoints, type ParsedEndpointRequest } from '@/contracts/endpoints';
import { ServiceError } from '../common/service-error';
import type { ApiEnv, CallContext } from './api-types';
import type { DeskAuthenticator } from './access/desk-authenticator';
import { readForm, type IncomingForm } from './multipart';
import type { RateLimits } from './access/rate-limits';
import type { DeskFileKey, UploadEndpointKey } from './registrar';
import { callContext, parseOrThrow, parseRequest } from './parse-request';
import type { UploadAuthenticator, UploadCaller } from './access/upload-authenticator';

type Call = CallContext & { caller: UploadCaller };
type Body<K extends UploadEndpointKey> = Promise<z.input<(typeof endpoints)[K]['response']>>;
type FormKey = {
  [K in UploadEndpointKey]: (typeof endpoints)[K] extends { form: z.ZodObject } ? K : never;
}[UploadEndpointKey];
type FileKey = {
  [K in UploadEndpointKey]: (typeof endpoints)[K] extends { responseKind: 'file' } ? K : never;
}[UploadEndpointKey];
type JsonKey = Exclude<UploadEndpointKey, FormKey | FileKey>;

export interface StreamedFile {
  /** `Content-Disposition`. */
  disposition: string;
  contentType: string;
  size: number;
  bytes: Readable;
}

export interface UploadRegistrar {
  /** A call that takes and answers JSON. */
  json: <K extends JsonKey>(
    key: K,
    handle: (request: ParsedEndpointRequest<K>, call: Call) => Body<K>,
  ) => void;
  /** A form with one file, handed on as it comes. */
  upload: <K extends FormKey>(
    key: K,
    handle: (
      request: ParsedEndpointRequest<K> & {
        file: { name: string; bytes: Readable };
        completed: Promise<void>;
      },
      call: Call,
    ) => Body<K>,
  ) => void;
  /** A file as an attachment that no browser opens in the site's name. */
  download: <K extends FileKey>(
    key: K,
    handle: (request: ParsedEndpointRequest<K>, call: Call) => Promise<StreamedFile>,
  ) => void;
  /** The same for the lender's staff. */
  deskDownload: <K extends DeskFileKey>(
    key: K,
    handle: (
      request: ParsedEndpointRequest<K>,
      call: CallContext & { staff: string },
    ) => Promise<StreamedFile>,
  ) => void;
}

export interface UploadRegistrarOptions {
  api: Hono<ApiEnv>;
  rateLimits: RateLimits;
  uploadAuthenticator: UploadAuthenticator;
  deskAuthenticator: DeskAuthenticator;
}

const noStore = { 'Cache-Control': 'no-store' } as const;
const fileHeaders = {
  ...noStore,
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': 'sandbox',
} as const;

/** Makes routes of the calls of a signed-in customer or the holder of an `upload` proof. */
export function createUploadRegistrar({
  api,
  rateLimits,
  uploadAuthenticator,
  deskAuthenticator,
}: UploadRegistrarOptions): UploadRegistrar {
  const pathOf = ({ path }: EndpointDefinition): string => path.replaceAll(/\{(\w+)\}/g, ':$1');

  function route(
    definition: EndpointDefinition,
    respond: (context: Context<ApiEnv>, call: Call) => Promise<Response>,
  ): void {
    api.on(definition.method, pathOf(definition), async (context) => {
      const call = callContext(context);
      await rateLimits.consume('reads', call.network);
      const caller = await uploadAuthenticator.authenticate(call);
      if (definition.method !== 'GET') await rateLimits.consume('writes', rateLimitKeyOf(caller));
      return respond(context, { ...call, caller });
    });
  }

  return {
    json(key, handle) {
      const definition: EndpointDefinition = endpoints[key];
      route(definition, async (context, call) => {
        const request = await parseRequest<typeof key>(definition, context);
        return Response.json(definition.response.parse(await handle(request, call)), {
          headers: noStore,
        });
      });
    },

    upload(key, handle) {
      const definition: EndpointDefinition = endpoints[key];
      route(definition, async (context, call) => {
        const reader = readForm(context.req.raw);
        try {
          const request = await toUploadRequest<typeof key>(definition, await reader.form);
          return Response.json(definition.response.parse(await handle(request, call)), {
            headers: noStore,
          });
        } finally {
          reader.release();
        }
      });
    },

    download(key, handle) {
      const definition: EndpointDefinition = endpoints[key];
      route(definition, async (context, call) =>
        streamResponse(await handle(await parseRequest<typeof key>(definition, context), call)),
      );
    },

    deskDownload(key, handle) {
      const definition: EndpointDefinition = endpoints[key];
      api.on(definition.method, pathOf(definition), async (context) => {
        const call = callContext(context);
        const staff = await deskAuthenticator.authenticate(call);
        return streamResponse(
          await handle(await parseRequest<typeof key>(definition, context), { ...call, staff }),
        );
      });
    },
  };
}

function streamResponse({ disposition, contentType, size, bytes }: StreamedFile): Response {
  const body = Readable.toWeb(bytes) as ReadableStream<Uint8Array>;
  return new Response(body, {
    headers: {
      ...fileHeaders,
      'Content-Type': contentType,
      'Content-Length': String(size),
      'Content-Disposition': disposition,
    },
  });
}

function rateLimitKeyOf({ proof, customerId }: UploadCaller): string {
  return customerId === null ? `upload:${proof?.operation ?? ''}` : `customer:${customerId}`;
}

async function toUploadRequest<K extends FormKey>(
  definition: EndpointDefinition,
  { fields, file, completed }: IncomingForm,
): Promise<
  ParsedEndpointRequest<K> & { file: { name: string; bytes: Readable }; completed: Promise<void> }
> {
  const form = definition.form ? parseOrThrow(definition.form, fields) : {};
  if (!file) throw new ServiceError('file_missing');
  return { form, file, completed } as ParsedEndpointRequest<K> & {
    file: { name: string; bytes: Readable };
    completed: Promise<void>;
  };
}
