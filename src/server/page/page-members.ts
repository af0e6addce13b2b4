import { resolvePage } from '@/config/page-lookup';
import { isLocale } from '@/config/locales';
import { contentPaths, localisedPath } from '@/config/paths';
import { ApiError } from '@/lib/api/api-error';
import { callFromServer } from '@/lib/api/server-call';
import type { KeptAnswer } from '../content/kept-answer';
import { isLandingPath, type LandingPages } from '../content/landing-pages';
import type { Route } from '../http/route-table';

/** Tells which members of the registry's page families exist, by their paths without language: estates, and pages that staff made. */
export interface PageMembers {
  has: (path: string) => Promise<boolean>;
}

export interface PageMembersOptions {
  estates: KeptAnswer<ReadonlySet<string>>;
  landingPages: KeptAnswer<LandingPages>;
}

/** While no list has been read, every path counts as a page: the renderer answers 404, or 503 with Retry-After. */
export const createPageMembers = ({ estates, landingPages }: PageMembersOptions): PageMembers => ({
  has: async (path) =>
    (await (isLandingPath(path) ? landingPages : estates).find())?.has(path) ?? true,
});

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
