import { isLocale } from '@/config/locales';
import type { Locale } from '@/contracts/locale';
import { withTimeout } from '@/lib/async/with-timeout';
import { previewParam } from '@/lib/preview/preview-param';
import { toRecord } from '@/lib/object/to-record';
import type { OfflineLanguage, OfflineSettings } from './offline-settings';
import { createPageCopies } from './page-copies';
import type { FetchingEvent, WorkerScope } from './worker-scope';

const cachePrefix = 'offline-';
/** How long a page may take to load before its stored copy is shown. */
export const networkLimitMs = 5_000;

/** Parts of the site that this worker never answers, reads or keeps: they are personal, or say what only the server knows. */
const privatePath = /^\/[a-z]+\/(?:account|apply|desk|upload-document|private-link)(?:\/|$)/;

/**
 * The service worker: pages come from the network; without it the calculator and the questions come from their copies, which say how
 * old they are, and other public pages are replaced by one that leads there. It keeps nothing else.
 */
export function startOfflineWorker(
  scope: WorkerScope,
  { release, languages }: OfflineSettings,
): void {
  const { origin } = scope.location;
  const cacheName = `${cachePrefix}${release}`;
  const copies = createPageCopies({
    cache: () => scope.caches.open(cacheName),
    fetch: (...call) => scope.fetch(...call),
    origin,
  });
  const keptPaths = new Set(Object.values(languages).flatMap(({ paths }) => paths));

  async function openPage(
    event: FetchingEvent,
    { path, language }: { path: string; language: OfflineLanguage },
  ): Promise<Response> {
    const isKept = keptPaths.has(path);
    const copy = isKept ? await copies.find(path) : undefined;
    const answer = scope.fetch(event.request);
    if (isKept)
      event.waitUntil(
        answer.then(
          (response) => copies.keepPage(path, response.clone()),
          () => undefined,
        ),
      );
    try {
      return await (copy
        ? withTimeout(answer, { timeoutMs: networkLimitMs, toError: () => new Error('Too late') })
        : answer);
    } catch {
      return copy
        ? dated(copy, language)
        : new Response(language.page.html, { status: 503, headers: language.page.headers });
    }
  }

  scope.addEventListener('activate', (event) =>
    event.waitUntil(
      scope.caches
        .keys()
        .then((names) =>
          Promise.all(
            names.filter((name) => name !== cacheName).map((name) => scope.caches.delete(name)),
          ),
        ),
    ),
  );

  scope.addEventListener('fetch', (event) => {
    const { method, url, mode, referrer } = event.request;
    const { origin: target, pathname: path, searchParams } = new URL(url);
    // A preview shows a draft under the address of a page.
    if (method !== 'GET' || target !== origin || searchParams.has(previewParam)) return;
    if (mode === 'navigate') {
      const locale = publicLocaleOf(path);
      if (locale) event.respondWith(openPage(event, { path, language: languages[locale] }));
    } else if (isBuilt(path) && keptPaths.has(pathOf(referrer, origin)))
      event.respondWith(copies.asset(path));
  });

  scope.addEventListener('message', (event) => {
    const { kind, locale } = toRecord(event.data);
    if (kind === 'take-over') event.waitUntil(scope.skipWaiting());
    if (kind === 'keep' && typeof locale === 'string' && isLocale(locale))
      event.waitUntil(keepMissing(languages[locale]));
  });

  async function keepMissing({ paths }: OfflineLanguage): Promise<void> {
    for (const path of paths)
      if (!(await copies.find(path))) await copies.keepWhole(path).catch(() => undefined);
  }
}

/** Something that never changes under its address. */
const isBuilt = (path: string): boolean => /^\/_(?:next\/static|page)\//.test(path);

function publicLocaleOf(path: string): Locale | null {
  const locale = path.split('/')[1] ?? '';
  return isLocale(locale) && !privatePath.test(path) ? locale : null;
}

function pathOf(address: string, origin: string): string {
  return address.startsWith(`${origin}/`) ? new URL(address).pathname : '';
}

/** A copy that says at its top when it was made. */
async function dated(copy: Response, { htmlLang, copyNote }: OfflineLanguage): Promise<Response> {
  const made = new Date(copy.headers.get('date') ?? Number.NaN);
  const time = Number.isNaN(made.getTime())
    ? '…'
    : new Intl.DateTimeFormat(htmlLang, {
        dateStyle: 'long',
        timeStyle: 'short',
        timeZone: 'Asia/Hong_Kong',
      }).format(made);
  const note = `<aside class="offline-note" role="status">${copyNote.replace('{{time}}', time)}</aside>`;
  const html = (await copy.text()).replace(/<body[^>]*>/, (tag) => `${tag}${note}`);
  const headers = new Headers(copy.headers);
  for (const ofBytesSent of ['content-encoding', 'content-length', 'etag'])
    headers.delete(ofBytesSent);
  return new Response(html, { headers });
}
