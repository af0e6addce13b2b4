import { getContext } from 'typed-redux-saga';
import type { ApiCall } from '../api/api-call';
import type { FileCall } from '../api/call-for-file';

/** The API client available to sagas. */
export type ApiClient = ApiCall;

/** The API client for file downloads. */
export type FileClient = FileCall;

export interface SagaContext {
  client: ApiClient;
  files: FileClient;
  /** Milliseconds since 1970, as of the device's clock. */
  now: () => number;
}

/** The client that the store was created with. */
export function* getClient() {
  return yield* getContext<ApiClient>('client');
}

/** The client for files that the store was created with. */
export function* getFileClient() {
  return yield* getContext<FileClient>('files');
}

/** The clock that the store was created with. */
export function* getClock() {
  return yield* getContext<SagaContext['now']>('now');
}

/** Imports axios and the contracts on the first call, so that pages without requests do not load them. */
export const lazyClient: ApiClient = async (key, request, options) =>
  (await import('../api/browser-call')).callFromBrowser(key, request, options);

/** The client for files, loaded with its first call. */
export const lazyFileClient: FileClient = async (key, request, options) =>
  (await import('../api/browser-call')).callFromBrowserForFile(key, request, options);
