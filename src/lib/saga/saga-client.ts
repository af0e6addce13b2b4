import { getContext } from 'typed-redux-saga';
import type { callEndpoint } from '../api/call-endpoint';
import type { callForFile } from '../api/call-for-file';

/** The one door to the API, as sagas see it. */
export type ApiClient = typeof callEndpoint;

/** The same door for files. */
export type FileClient = typeof callForFile;

export interface SagaContext {
  client: ApiClient;
  files: FileClient;
}

/** The client that the store was made with. */
export function* getClient() {
  return yield* getContext<ApiClient>('client');
}

export function* getFileClient() {
  return yield* getContext<FileClient>('files');
}

/** Loads axios and the contracts with the first call, so that a page which only keeps state does without them. */
export const lazyClient: ApiClient = async (key, request, options) =>
  (await import('../api/browser-call')).callFromBrowser(key, request, options);

export const lazyFileClient: FileClient = async (key, request, options) =>
  (await import('../api/browser-call')).callFromBrowserForFile(key, request, options);
