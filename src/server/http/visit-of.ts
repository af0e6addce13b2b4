import type { IncomingMessage } from 'node:http';
import { isDeskPage } from '@/config/desk/desk-paths';
import { isLocale } from '@/config/locales';
import type { Campaign } from '@/lib/campaign';
import { browserOf } from '@/lib/visit/is-program';
import { directTouch, referrerHost, touchOf } from '@/lib/visit/touch';
import { touchesOf, withArrival } from '@/lib/visit/touches';
import { visitorOf, type Visit } from '@/lib/visit/visit';

const maxLandingLength = 100;

/** What is counted of a served page; undefined for what is no arrival of a person: pages opened from our own, the desk of staff, fetches ahead of time or by scripts, and programs (`isbot` keeps the list). `campaign` is added to that of the address. */
export function visitOf(
  { method, headers, url = '' }: Pick<IncomingMessage, 'method' | 'headers' | 'url'>,
  {
    at,
    addressOf,
    campaign,
  }: { at: Date; addressOf: () => string; campaign?: Campaign | undefined },
): Visit | undefined {
  if (method !== 'GET' || !isArrival(headers)) return undefined;
  const userAgent = headers['user-agent'] ?? '';
  const { isProgram, device } = browserOf(userAgent);
  if (isProgram) return undefined;
  const mark = url.indexOf('?');
  const query = mark === -1 ? '' : url.slice(mark + 1);
  const place = placeOf(mark === -1 ? url : url.slice(0, mark));
  if (place === undefined) return undefined;
  const referrer = referrerHost(headers.referer, headers.host);
  const touch =
    query === '' && referrer === '' && campaign === undefined
      ? directTouch
      : touchOf(
          new URLSearchParams([...new URLSearchParams(query), ...Object.entries(campaign ?? {})]),
          referrer,
        );
  return {
    at,
    visitor: visitorOf(addressOf(), userAgent),
    touch,
    touches: withArrival(touchesOf(headers.cookie ?? ''), touch, place.landing),
    landing: place.landing,
    language: place.language,
    device,
  };
}

type Place = Pick<Visit, 'landing' | 'language'> | undefined;

/** So many places are remembered; addresses could be made up to fill the memory. */
const maxRemembered = 1_000;
const remembered = new Map<string, Place>();

/** The page of a pathname, which is asked for again and again; undefined for the desk and for what is no page. */
function placeOf(pathname: string): Place {
  const known = remembered.get(pathname);
  if (known !== undefined) return known;
  const [, language, ...rest] = pathname.split('/');
  if (!isLocale(language) || isDeskPage(pathname)) return undefined;
  const place = { landing: `/${rest.join('/')}`.slice(0, maxLandingLength), language };
  if (remembered.size >= maxRemembered) remembered.clear();
  if (pathname.length <= maxLandingLength) remembered.set(pathname, place);
  return place;
}

/** A top-level navigation from outside the site. */
function isArrival(headers: IncomingMessage['headers']): boolean {
  const mode = headers['sec-fetch-mode'];
  if (isAskedAhead(headers) || (mode !== undefined && mode !== 'navigate')) return false;
  const site = headers['sec-fetch-site'];
  return site === undefined ? !isFromOwnPage(headers) : site === 'none' || site === 'cross-site';
}

/** Whether a page is asked for ahead of being opened, which may never come. */
export const isAskedAhead = (headers: IncomingMessage['headers']): boolean =>
  headers['sec-purpose'] !== undefined;

/** Whether one of our own pages asks. A page that is rendered ahead is asked for by the browser itself (`Sec-Fetch-Site: none`), so that only its referrer tells. */
export const isFromOwnPage = ({ referer, host }: IncomingMessage['headers']): boolean =>
  isSameHost(referer, host);

const isSameHost = (referer: string | undefined, host: string | undefined): boolean =>
  referer !== undefined && URL.canParse(referer) && new URL(referer).host === host;
