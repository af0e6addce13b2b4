import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { z } from 'zod';
import { endpoints } from '@/contracts/endpoints';
import { errorBodySchema } from '@/contracts/errors';
import type {
  ActiveData,
  BeginImport,
  ImportChunk,
  ImportState,
} from '@/contracts/evaluation/valuation-import';
import type { DatasetService } from '../dataset/dataset.service';
import type { PlannedChunk } from './import-plan';

/** Where an import goes: the database itself, or the server that holds it. */
export interface ImportTarget {
  inUse: () => Promise<ActiveData>;
  begin: (request: BeginImport) => Promise<ImportState>;
  put: (dataset: number, number: number, chunk: PlannedChunk) => Promise<void>;
  activate: (dataset: number) => Promise<void>;
}

/** Stores in the database that this process has opened. */
export function databaseTarget(service: DatasetService): ImportTarget {
  return {
    inUse: () => service.inUse(),
    begin: (request) => service.begin(request),
    put: (dataset, number, chunk) => service.put(dataset, number, chunk),
    async activate(dataset) {
      await service.activate(dataset);
      await service.removeUnused();
    },
  };
}

export interface DeskTargetOptions {
  origin: string;
  token: string;
  fetch: typeof globalThis.fetch;
}

const pack = promisify(gzip);
const attempts = 20;
/** A connection kept open may be gone after the minute that training takes; each call may be sent again, because it changes nothing twice. */
const connectAttempts = 5;

/** Hands everything to a running server over its desk API, and waits where the server asks for it. */
export function deskTarget({ origin, token, fetch }: DeskTargetOptions): ImportTarget {
  async function send(address: string, init: RequestInit): Promise<Response> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await fetch(address, init);
      } catch (error) {
        if (attempt === connectAttempts)
          throw new Error(`The server at ${origin} cannot be reached`, { cause: error });
        await pause(500 * attempt);
      }
    }
  }

  async function call<S extends z.ZodType>(
    schema: S,
    { method, path, body }: { method: string; path: string; body?: unknown },
  ): Promise<z.output<S>> {
    const headers = {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    };
    const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
    for (let attempt = 1; ; attempt += 1) {
      const response = await send(`${origin}${path}`, init);
      const answer: unknown = await response.json().catch(() => null);
      if (response.ok) return schema.parse(answer);
      if (response.status !== 429 || attempt === attempts)
        throw new Error(
          `The server at ${origin} refused ${method} ${path}: ${errorBodySchema.safeParse(answer).data?.message ?? response.status}`,
        );
      await pause(1_000 * Math.max(1, Number(response.headers.get('retry-after') ?? 1)));
    }
  }
  const {
    deskValuationData,
    deskBeginValuationImport,
    deskPutValuationChunk,
    deskActivateValuationImport,
  } = endpoints;
  const addressOf = (path: string, values: Record<string, number>) =>
    path.replaceAll(/\{(\w+)\}/g, (_match, name: string) => String(values[name]));
  return {
    inUse: () => call(deskValuationData.response, deskValuationData),
    begin: (body) => call(deskBeginValuationImport.response, { ...deskBeginValuationImport, body }),
    async put(dataset, number, { kind, rows }) {
      const body: ImportChunk = {
        kind,
        data: (await pack(JSON.stringify(rows))).toString('base64'),
      };
      await call(deskPutValuationChunk.response, {
        method: deskPutValuationChunk.method,
        path: addressOf(deskPutValuationChunk.path, { dataset, chunk: number }),
        body,
      });
    },
    async activate(dataset) {
      await call(deskActivateValuationImport.response, {
        method: deskActivateValuationImport.method,
        path: addressOf(deskActivateValuationImport.path, { dataset }),
        body: {},
      });
    },
  };
}
