/** The part of a service worker's scope (W3C Service Workers) that is used here; the compiler's own types exclude those of documents. */
export interface WorkerScope {
  location: { origin: string };
  caches: CacheStorage;
  fetch: typeof fetch;
  skipWaiting: () => Promise<void>;
  addEventListener: {
    (type: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
    (type: 'fetch', listener: (event: FetchingEvent) => void): void;
    (type: 'message', listener: (event: MessagingEvent) => void): void;
  };
}

export interface LastingEvent {
  waitUntil: (work: Promise<unknown>) => void;
}

export interface FetchingEvent extends LastingEvent {
  request: Request;
  respondWith: (response: Promise<Response>) => void;
}

export interface MessagingEvent extends LastingEvent {
  data: unknown;
}
