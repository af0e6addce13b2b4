import HttpBackend from 'i18next-http-backend';
import type { HttpBackendOptions } from 'i18next-http-backend';

export const maxRetries = 5;
export const firstDelayMs = 350;

interface RetryOptions {
  fetcher: (url: string) => Promise<Response>;
  wait: (milliseconds: number) => Promise<void>;
}

/** Loads one translation file; a failed load is tried again up to five times after 350 ms, doubling. */
export async function loadWithRetry(url: string, { fetcher, wait }: RetryOptions): Promise<string> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      const response = await fetcher(url);
      if (!response.ok) throw new Error(`${url} answered ${response.status}`);
      return await response.text();
    } catch (error) {
      if (attempt >= maxRetries) throw error;
      await wait(firstDelayMs * 2 ** attempt);
    }
  }
}

const browser: RetryOptions = {
  fetcher: (url) => fetch(url, { credentials: 'same-origin' }),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
};

const request: NonNullable<HttpBackendOptions['request']> = (...[, url, , callback]) => {
  loadWithRetry(url, browser).then(
    (data) => callback(null, { status: 200, data }),
    // 404 tells the backend not to start retries of its own on top of ours.
    (error: unknown) => callback(error, { status: 404, data: '' }),
  );
};

export const httpBackend = HttpBackend;
export const httpBackendOptions: HttpBackendOptions = {
  loadPath: '/locales/{{lng}}/{{ns}}.json',
  request,
};
