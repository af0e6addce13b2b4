import { resolvePage } from '@/config/page-lookup';
import { isLocale } from '@/config/locales';
import { contentPaths, localisedPath } from '@/config/paths';
import { ApiError } from '@/lib/api/api-error';
import { callFromServer } from '@/lib/api/server-call';
import type { Route } from '../http/route-table';

/** Tells which members of the registry's page families (such as estate pages) exist, by their paths without language. */
export interface PageMembers {
  has: (path: string) => Promise<boolean>;
  /** Asks again before the next answer is old. */
  expire: () => void;
}

export interface PageMembersOptions {
  load: () => Promise<ReadonlySet<string>>;
  now: () => number;
  onError: (error: unknown, subject: string) => void;
}

const lifetimeMs = 600_000;
const retryDelayMs = 5_000;

/** Keeps the list, and asks for it again in the background once it is old; an API that fails leaves the last one standing. */
export function createPageMembers({ load, now, onError }: PageMembersOptions): PageMembers {
  let paths: ReadonlySet<string> | undefined;
  let loadedAt = Number.NEGATIVE_INFINITY;
  let pending: Promise<void> | undefined;

  function refresh(): Promise<void> {
    pending ??= load()
      .then((loaded) => {
        paths = loaded;
        loadedAt = now();
      })
      .catch((error: unknown) => {
        loadedAt = now() - lifetimeMs + retryDelayMs;
        onError(error, 'pages of estates');
      })
      .finally(() => (pending = undefined));
    return pending;
  }

  return {
    async has(path) {
      const refreshed = now() - loadedAt > lifetimeMs ? refresh() : undefined;
      if (!paths) await refreshed;
      // While no list has been read, every path counts as a page: the renderer answers 404, or 503 with Retry-After.
      return paths?.has(path) ?? true;
    },
    expire() {
      loadedAt = Number.NEGATIVE_INFINITY;
    },
  };
}

/** The paths of areas, districts and estates; none where the API has no such pages. */
export async function loadEstatePaths(apiBaseUrl: string | undefined): Promise<Set<string>> {
  const base = contentPaths.onlineProperty;
  try {
    const { data } = await callFromServer('estatePages', {}, { locale: 'en', apiBaseUrl });
    return new Set(
      data.flatMap(({ area, district, listed, unlisted }) => [
        `${base}/${area}`,
        `${base}/${district}`,
        ...[...listed, ...unlisted].map((estate) => `${base}/${district}/${estate}`),
      ]),
    );
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return new Set();
    throw error;
  }
}

/** The route of an address that may belong to a member of a page family; other spellings of it are redirected permanently. */
export async function memberRouteOf(
  pathname: string,
  members: PageMembers,
): Promise<Route | undefined> {
  const [, first = '', ...rest] = pathname.split('/');
  const locale = isLocale(first) ? first : undefined;
  const path = locale ? `/${rest.join('/')}` : pathname;
  const canonical = path.replace(/\/+$/, '').toLowerCase();
  if (resolvePage(canonical)?.kind !== 'member' || !(await members.has(canonical)))
    return undefined;
  if (path !== canonical)
    return { kind: 'permanent', location: locale ? localisedPath(locale, canonical) : canonical };
  return locale ? { kind: 'page', locale, pathname } : { kind: 'negotiate', path };
}
