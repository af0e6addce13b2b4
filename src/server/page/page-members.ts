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
  /** Where an estate stands whose address names another district, without language; undefined where none or several have its name. */
  findElsewhere: (path: string) => Promise<string | undefined>;
}

export interface PageMembersOptions {
  estates: KeptAnswer<ReadonlySet<string>>;
  landingPages: KeptAnswer<LandingPages>;
}

/** While no list has been read, every path counts as a page: the renderer answers 404, or 503 with Retry-After. */
export const createPageMembers = ({ estates, landingPages }: PageMembersOptions): PageMembers => ({
  has: async (path) =>
    (await (isLandingPath(path) ? landingPages : estates).find())?.has(path) ?? true,
  async findElsewhere(path) {
    const estate = estatePath.exec(path)?.groups?.estate;
    const known = estate === undefined ? undefined : await estates.find();
    return known && estate !== undefined ? pathsByEstate(known).get(estate)?.only : undefined;
  },
});

const estatePath = new RegExp(`^${contentPaths.onlineProperty}/[^/]+/(?<estate>[^/]+)$`);

/** The one path of each estate's name; `only` is missing where several districts have it. */
type EstateNames = ReadonlyMap<string, { only?: string }>;
const namesOfPaths = new WeakMap<ReadonlySet<string>, EstateNames>();

function pathsByEstate(paths: ReadonlySet<string>): EstateNames {
  const known = namesOfPaths.get(paths);
  if (known) return known;
  const names = new Map<string, { only?: string }>();
  for (const path of paths) {
    const estate = estatePath.exec(path)?.groups?.estate;
    if (estate !== undefined) names.set(estate, names.has(estate) ? {} : { only: path });
  }
  namesOfPaths.set(paths, names);
  return names;
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

/** The route of an address that may belong to a member of a page family; other spellings of it, and former districts of an estate, are redirected permanently. */
export async function memberRouteOf(
  pathname: string,
  members: PageMembers,
): Promise<Route | undefined> {
  const [, first = '', ...rest] = pathname.split('/');
  const locale = isLocale(first) ? first : undefined;
  const path = locale ? `/${rest.join('/')}` : pathname;
  const canonical = path.replace(/\/+$/, '').toLowerCase();
  if (resolvePage(canonical)?.kind !== 'member') return undefined;
  const found = (await members.has(canonical)) ? canonical : await members.findElsewhere(canonical);
  if (found === undefined) return undefined;
  if (path !== found)
    return { kind: 'permanent', location: locale ? localisedPath(locale, found) : found };
  return locale ? { kind: 'page', locale, pathname } : { kind: 'negotiate', path };
}
