import { isLocale } from '@/config/locales';
import { landingPath } from '@/config/paths';
import { ApiError } from '@/lib/api/api-error';
import { callFromServer } from '@/lib/api/server-call';
import type { Campaign } from '@/lib/campaign';

/** The landing pages that visitors see, by their paths without language, with what a visit to one counts as. */
export type LandingPages = ReadonlyMap<string, Campaign>;

/** None where the API has no such pages. */
export async function loadLandingPages(apiBaseUrl: string | undefined): Promise<LandingPages> {
  try {
    const { data } = await callFromServer('landingPages', {}, { locale: 'en', apiBaseUrl });
    return new Map(
      data.map(({ slug, utmSource, utmMedium, utmCampaign }) => [
        landingPath(slug),
        {
          ...(utmSource ? { utm_source: utmSource } : {}),
          ...(utmMedium ? { utm_medium: utmMedium } : {}),
          ...(utmCampaign ? { utm_campaign: utmCampaign } : {}),
        },
      ]),
    );
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return new Map();
    throw error;
  }
}

/** Whether a path without language can only be that of a landing page. */
export const isLandingPath = (path: string): boolean => path.startsWith(landingPath(''));

/** What a visit to an address counts as that names no campaign itself; undefined for every other page. */
export function campaignOfPage(
  peek: () => LandingPages | undefined,
  pathname: string,
): Campaign | undefined {
  const end = pathname.indexOf('/', 1);
  if (end === -1) return undefined;
  const [first, path] = [pathname.slice(1, end), pathname.slice(end)];
  return isLocale(first) && isLandingPath(path) ? peek()?.get(path) : undefined;
}
