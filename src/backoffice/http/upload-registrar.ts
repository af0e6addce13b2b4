import { Readable } from 'node:stream';
import type { Context, Hono } from 'hono';
import type { z } from 'zod';
import type { EndpointDefinition } from '@/contracts/endpoint-definition';
import { endpoints, type ParsedEndpointRequest } from '@/contracts/endpoints';
import { ServiceError } from '../common/service-error';
import type { UploadCaller } from '../domains/document/document.access';
import type { ApiEnv, CallContext } from './api-types';
import type { DeskGate } from './gate/desk-gate';
import { readForm, type IncomingForm } from './multipart';
import type { RateLimits } from './gate/rate-limits';
import type { DeskFileKey, UploadEndpointKey } from './register';
import { callContext, checked, parseRequest } from './request-parts';
import type { UploadGate } from './gate/upload-gate';

type Call = CallContext & { caller: UploadCaller };
type Body<K extends UploadEndpointKey> = Promise<z.input<(typeof endpoints)[K]['response']>>;
type FormKey = { [K in UploadEndpointKey]: (typeof endpoints)[K] extends { form: z.ZodObject } ? K : never }[UploadEndpointKey];
type FileKey = { [K in UploadEndpointKey]: (typeof endpoints)[K] extends { answers: 'file' } ? K : never }[UploadEndpointKey];
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
  call<K extends JsonKey>(key: K, handle: (request: ParsedEndpointRequest<K>, call: Call) => Body<K>): void;
  /** A form with one file, handed on as it comes. */
  receive<K extends FormKey>(key: K, handle: (request: ParsedEndpointRequest<K> & { file: { name: string; bytes: Readable }; completed: Promise<void> }, call: Call) => Body<K>): void;
  /** A file as an attachment that no browser opens in the site's name. */
  download<K extends FileKey>(key: K, handle: (request: ParsedEndpointRequest<K>, call: Call) => Promise<StreamedFile>): void;
  /** The same for the lender's staff. */
  deskDownload<K extends DeskFileKey>(key: K, handle: (request: ParsedEndpointRequest<K>, call: CallContext & { staff: string }) => Promise<StreamedFile>): void;
}

export interface UploadRegistrarOptions {
  api: Hono<ApiEnv>;
  rateLimits: RateLimits;
  gate: UploadGate;
  deskGate: DeskGate;
}

const noStore = { 'Cache-Control': 'no-store' } as const;
const fileHeaders = { ...noStore, 'X-Content-Type-Options': 'nosniff', 'Content-Security-Policy': 'sandbox' } as const;

/** Makes routes of the calls of a signed-in customer or the holder of an `upload` proof. */
export function createUploadRegistrar({ api, rateLimits, gate, deskGate }: UploadRegistrarOptions): UploadRegistrar {
  const pathOf = ({ path }: EndpointDefinition): string => path.replaceAll(/\{(\w+)\}/g, ':$1');

  function route(definition: EndpointDefinition, respond: (context: Context<ApiEnv>, call: Call) => Promise<Response>): void {
    api.on(definition.method, pathOf(definition), async (context) => {
      const call = callContext(context);
      await rateLimits.consume('reads', call.network);
      const caller = await gate.admit(call);
      if (definition.method !== 'GET') await rateLimits.consume('writes', writerOf(caller));
      return respond(context, { ...call, caller });
    });
  }

  return {
    call(key, handle) {
      const definition: EndpointDefinition = endpoints[key];
      route(definition, async (context, call) => {
        const request = await parseRequest<typeof key>(definition, context);
        return Response.json(definition.response.parse(await handle(request, call)), { headers: noStore });
      });
    },

    receive(key, handle) {
      const definition: EndpointDefinition = endpoints[key];
      route(definition, async (context, call) => {
        const reading = readForm(context.req.raw);
        try {
          const request = await requestOf<typeof key>(definition, await reading.form);
          return Response.json(definition.response.parse(await handle(request, call)), { headers: noStore });
        } finally {
          reading.release();
        }
      });
    },

    download(key, handle) {
      const definition: EndpointDefinition = endpoints[key];
      route(definition, async (context, call) => streamed(await handle(await parseRequest<typeof key>(definition, context), call)));
    },

    deskDownload(key, handle) {
      const definition: EndpointDefinition = endpoints[key];
      api.on(definition.method, pathOf(definition), async (context) => {
        const call = callContext(context);
        const staff = await deskGate.admit(call);
        return streamed(await handle(await parseRequest<typeof key>(definition, context), { ...call, staff }));
      });
    },
  };
}

function streamed({ disposition, contentType, size, bytes }: StreamedFile): Response {
  const body = Readable.toWeb(bytes) as ReadableStream<Uint8Array>;
  return new Response(body, { headers: { ...fileHeaders, 'Content-Type': contentType, 'Content-Length': String(size), 'Content-Disposition': disposition } });
}

function writerOf({ proof, customerId }: UploadCaller): string {
  return customerId === null ? `upload:${proof?.operation ?? ''}` : `customer:${customerId}`;
}

async function requestOf<K extends FormKey>(definition: EndpointDefinition, { fields, file, completed }: IncomingForm): Promise<ParsedEndpointRequest<K> & { file: { name: string; bytes: Readable }; completed: Promise<void> }> {
  const form = definition.form ? checked(definition.form, fields) : {};
  if (!file) throw new ServiceError('file_missing');
  return { form, file, completed } as ParsedEndpointRequest<K> & { file: { name: string; bytes: Readable }; completed: Promise<void> };
}
