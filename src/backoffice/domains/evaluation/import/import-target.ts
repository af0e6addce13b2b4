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

/** Destination of an import: the database itself, or the server that owns it. */
export interface ImportTarget {
  getActive: () => Promise<ActiveData>;
  begin: (request: BeginImport) => Promise<ImportState>;
  storeChunk: (dataset: number, number: number, chunk: PlannedChunk) => Promise<void>;
  activate: (dataset: number) => Promise<void>;
}

/** Stores in the database that this process has open. */
export function createDatabaseTarget(service: DatasetService): ImportTarget {
  return {
    getActive: () => service.getActive(),
    begin: (request) => service.begin(request),
    storeChunk: (dataset, number, chunk) => service.storeChunk(dataset, number, chunk),
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

const gzipAsync = promisify(gzip);
const maxAttempts = 20;
/** A keep-alive connection may be closed during the minute that training takes; every call may be repeated, because it is idempotent. */
const maxConnectAttempts = 5;

/** Sends everything to a running server through its desk API, honouring `Retry-After`. */
export function createDeskTarget({ origin, token, fetch }: DeskTargetOptions): ImportTarget {
  async function fetchWithRetry(address: string, init: RequestInit): Promise<Response> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await fetch(address, init);
      } catch (error) {
        if (attempt === maxConnectAttempts)
          throw new Error(`The server at ${origin} cannot be reached`, { cause: error });
        await pause(500 * attempt);
      }
    }
  }

  async function callDesk<S extends z.ZodType>(
    schema: S,
    { method, path, body }: { method: string; path: string; body?: unknown },
  ): Promise<z.output<S>> {
    const headers = {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    };
    const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
    for (let attempt = 1; ; attempt += 1) {
      const response = await fetchWithRetry(`${origin}${path}`, init);
      const responseBody: unknown = await response.json().catch(() => null);
      if (response.ok) return schema.parse(responseBody);
      if (response.status !== 429 || attempt === maxAttempts)
        throw new Error(
          `The server at ${origin} refused ${method} ${path}: ${errorBodySchema.safeParse(responseBody).data?.message ?? response.status}`,
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
  const fillPath = (path: string, values: Record<string, number>) =>
    path.replaceAll(/\{(\w+)\}/g, (_match, name: string) => String(values[name]));
  return {
    getActive: () => callDesk(deskValuationData.response, deskValuationData),
    begin: (body) =>
      callDesk(deskBeginValuationImport.response, { ...deskBeginValuationImport, body }),
    async storeChunk(dataset, number, { kind, rows }) {
      const body: ImportChunk = {
        kind,
        data: (await gzipAsync(JSON.stringify(rows))).toString('base64'),
      };
      await callDesk(deskPutValuationChunk.response, {
        method: deskPutValuationChunk.method,
        path: fillPath(deskPutValuationChunk.path, { dataset, chunk: number }),
        body,
      });
    },
    async activate(dataset) {
      await callDesk(deskActivateValuationImport.response, {
        method: deskActivateValuationImport.method,
        path: fillPath(deskActivateValuationImport.path, { dataset }),
        body: {},
      });
    },
  };
}
