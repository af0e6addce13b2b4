import {
  campaignCookieNames,
  campaignFromQuery,
  sanitiseCampaignValue,
  type Campaign,
  type CampaignCookieName,
} from '../campaign';
import { clickIds } from './known-sources';
import { directTouch, type Touch } from './touch';

/** Source, medium and campaign, in lower case; all empty for a visitor whom nothing is known to have brought. */
export type LinkTouch = Pick<Touch, 'source' | 'medium' | 'campaign'>;

/** What brought a browser, and the path without language of the page that it came to. */
export interface Arrival extends Touch {
  landing: string;
}

/** What brought a browser first and last within the days that its cookies are kept, searches and other sites included. */
export interface Touches {
  first: Arrival;
  last: Arrival;
}

export const touchCookieNames = { first: 'first_touch', last: 'last_touch' } as const;

/** Above it the names are cut, and what was said beside them is left out: proxies refuse long lines of cookies. */
const maxCookieLength = 600;
const cutLength = 20;

/** What is kept beside the names, under the names that a link gives it; what is left out first stands last. */
const details = [
  ['click', 'click'],
  ['landing', 'landing'],
  ['referrer', 'referrer'],
  ['utm_content', 'content'],
  ['utm_term', 'term'],
] as const;

/** Whether something is known to have brought the visitor. */
export const isNamed = ({ source, medium, campaign }: LinkTouch): boolean =>
  source !== '' || medium !== '' || campaign !== '';

/** Nothing is known. */
export const unknownArrival: Arrival = { ...directTouch, landing: '' };

/** The touch of a link's campaign. */
export const linkTouchOf = (campaign: Campaign): Arrival => ({
  ...unknownArrival,
  source: (campaign.utm_source ?? '').toLowerCase(),
  medium: (campaign.utm_medium ?? '').toLowerCase(),
  campaign: (campaign.utm_campaign ?? '').toLowerCase(),
});

/** An arrival as the value of a cookie. */
export function touchText(arrival: Arrival): string {
  const names = queryOf(arrival, Number.POSITIVE_INFINITY);
  const text = new URLSearchParams(
    names.toString().length > maxCookieLength ? queryOf(arrival, cutLength) : names,
  );
  for (const [name, field] of details) {
    if (arrival[field] === '') continue;
    text.set(name, arrival[field]);
    if (text.toString().length > maxCookieLength) text.delete(name);
  }
  return text.toString();
}

const noTouches: Touches = { first: unknownArrival, last: unknownArrival };

/** The touches of a browser's cookies, sanitised, because cookies are untrusted input. Where there are none, the cookies of its last campaign say both. */
export function touchesOf(cookies: string): Touches {
  if (cookies === '') return noTouches;
  const touchIn = (name: string): Arrival | undefined => {
    const text = cookieValue(cookies, name);
    const touch = text === undefined ? undefined : arrivalOf(new URLSearchParams(text));
    return touch && isNamed(touch) ? touch : undefined;
  };
  const last = touchIn(touchCookieNames.last) ?? linkTouchOf(campaignOf(cookies));
  return { first: touchIn(touchCookieNames.first) ?? last, last };
}

/** Whether a browser has said what brought it first. */
export const hasFirstTouch = (cookies: string): boolean =>
  cookieValue(cookies, touchCookieNames.first) !== undefined;

/** The touches of a browser that arrives at a page by `touch`; coming back directly changes nothing. */
export function withArrival(touches: Touches, touch: Touch, landing: string): Touches {
  if (!isNamed(touch)) return touches;
  const arrival = { ...touch, landing };
  return { first: isNamed(touches.first) ? touches.first : arrival, last: arrival };
}

function queryOf({ source, medium, campaign }: LinkTouch, length: number): URLSearchParams {
  const named: readonly [CampaignCookieName, string][] = [
    ['utm_source', source],
    ['utm_medium', medium],
    ['utm_campaign', campaign],
  ];
  return new URLSearchParams(
    named.flatMap(([name, value]) =>
      value === '' ? [] : [[name, [...value].slice(0, length).join('')]],
    ),
  );
}

/** The arrival of a cookie's value: nothing in it that an arrival could not have said. */
function arrivalOf(query: URLSearchParams): Arrival {
  const said = (name: string): string => query.get(name) ?? '';
  const value = (name: string): string =>
    (sanitiseCampaignValue(query.get(name)) ?? '').toLowerCase();
  const fitting = (name: string, pattern: RegExp): string =>
    pattern.test(said(name)) ? said(name) : '';
  return {
    ...linkTouchOf(campaignFromQuery(query)),
    content: value('utm_content'),
    term: value('utm_term'),
    referrer: fitting('referrer', hostPattern),
    click: clickIds.find(({ parameter }) => parameter === said('click'))?.parameter ?? '',
    landing: fitting('landing', pathPattern),
  };
}

const hostPattern = /^[\w.-]{1,100}$/;
const pathPattern = /^\/[\w.~%+/-]{0,99}$/;

function cookieValue(cookies: string, wanted: string): string | undefined {
  for (const part of cookies.split(';')) {
    const [name = '', value = ''] = part.trim().split(/=(.*)/s);
    if (name === wanted) return value;
  }
  return undefined;
}

/** The campaign of a browser's cookies, sanitised again, because cookies are untrusted input. */
function campaignOf(cookies: string): Campaign {
  return Object.fromEntries(
    campaignCookieNames.map((name) => [
      name,
      sanitiseCampaignValue(decoded(cookieValue(cookies, name) ?? '')),
    ]),
  );
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}
