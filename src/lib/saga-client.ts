import { getContext } from 'typed-redux-saga';
import type { callEndpoint } from '@/lib/api/call-endpoint';

/** The one door to the API, as sagas see it. */
export type ApiClient = typeof callEndpoint;

export interface SagaContext {
  client: ApiClient;
}

/** The client that the store was made with. */
export function* getClient() {
  return yield* getContext<ApiClient>('client');
}

/** Loads axios and the contracts with the first call, so that a page which only keeps state does without them. */
export const lazyClient: ApiClient = async (key, request, options) => (await import('@/lib/api/browser-call')).callFromBrowser(key, request, options);
