import { getContext } from 'typed-redux-saga';
import type { callEndpoint } from '../api/call-endpoint';
import type { callForFile } from '../api/call-for-file';

/** The API client available to sagas. */
export type ApiClient = typeof callEndpoint;

/** The API client for file downloads. */
export type FileClient = typeof callForFile;

export interface SagaContext {
  client: ApiClient;
  files: FileClient;
}

/** The client that the store was created with. */
export function* getClient() {
  return yield* getContext<ApiClient>('client');
}

export function* getFileClient() {
  return yield* getContext<FileClient>('files');
}

/** Imports axios and the contracts on the first call, so that pages without requests do not load them. */
export const lazyClient: ApiClient = async (key, request, options) =>
  (await import('../api/browser-call')).callFromBrowser(key, request, options);

export const lazyFileClient: FileClient = async (key, request, options) =>
  (await import('../api/browser-call')).callFromBrowserForFile(key, request, options);
