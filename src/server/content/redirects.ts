import { isLocale } from '@/config/locales';
import { localisedPath } from '@/config/paths';
import { ApiError } from '@/lib/api/api-error';
import { callFromServer } from '@/lib/api/server-call';
import type { Route } from '../http/route-table';
import type { KeptAnswer } from './kept-answer';

/** Where addresses lead that the site had, both without language; in lower case and without a last slash. */
export type Redirects = ReadonlyMap<string, string>;

const plain = (path: string): string => path.replace(/\/+$/, '').toLowerCase();

/** None where the API has no redirects. */
export async function loadRedirects(apiBaseUrl: string | undefined): Promise<Redirects> {
  try {
    const { data } = await callFromServer('redirects', {}, { locale: 'en', apiBaseUrl });
    return new Map(data.map(({ from, to }) => [plain(from), to]));
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return new Map();
    throw error;
  }
}

/** The route of an address that was moved, in its language or else the visitor's; undefined for every other. Asked only where no page stands. */
export async function movedRouteOf(
  pathname: string,
  redirects: Pick<KeptAnswer<Redirects>, 'find'>,
): Promise<Route | undefined> {
  const [, first = '', ...rest] = pathname.split('/');
  const locale = isLocale(first) ? first : undefined;
  const to = (await redirects.find())?.get(plain(locale ? `/${rest.join('/')}` : pathname));
  if (to === undefined) return undefined;
  return locale
    ? { kind: 'moved', location: localisedPath(locale, to) }
    : { kind: 'negotiate', path: to };
}
