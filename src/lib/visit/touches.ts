import {
  campaignCookieNames,
  campaignFromQuery,
  sanitiseCampaignValue,
  type Campaign,
  type CampaignCookieName,
} from '../campaign';
import type { Touch } from './touch';

/** Source, medium and campaign, in lower case; all empty for a visitor whom nothing is known to have brought. */
export type LinkTouch = Pick<Touch, 'source' | 'medium' | 'campaign'>;

/** What brought a browser first and last within the days that its cookies are kept, searches and other sites included. */
export interface Touches {
  first: LinkTouch;
  last: LinkTouch;
}

export const touchCookieNames = { first: 'first_touch', last: 'last_touch' } as const;

/** Above it the values are cut: proxies refuse long lines of cookies. */
const maxCookieLength = 600;
const cutLength = 20;

/** Whether something is known to have brought the visitor. */
export const isNamed = ({ source, medium, campaign }: LinkTouch): boolean =>
  source !== '' || medium !== '' || campaign !== '';

/** The touch of a link's campaign. */
export const linkTouchOf = (campaign: Campaign): LinkTouch => ({
  source: (campaign.utm_source ?? '').toLowerCase(),
  medium: (campaign.utm_medium ?? '').toLowerCase(),
  campaign: (campaign.utm_campaign ?? '').toLowerCase(),
});

/** A touch as the value of a cookie. */
export function touchText(touch: LinkTouch): string {
  const text = queryOf(touch, Number.POSITIVE_INFINITY);
  return text.length > maxCookieLength ? queryOf(touch, cutLength) : text;
}

const unnamed: LinkTouch = { source: '', medium: '', campaign: '' };
const noTouches: Touches = { first: unnamed, last: unnamed };

/** The touches of a browser's cookies, sanitised, because cookies are untrusted input. Where there are none, the cookies of its last campaign say both. */
export function touchesOf(cookies: string): Touches {
  if (cookies === '') return noTouches;
  const touchIn = (name: string): LinkTouch | undefined => {
    const text = cookieValue(cookies, name);
    const touch =
      text === undefined ? undefined : linkTouchOf(campaignFromQuery(new URLSearchParams(text)));
    return touch && isNamed(touch) ? touch : undefined;
  };
  const last = touchIn(touchCookieNames.last) ?? linkTouchOf(campaignOf(cookies));
  return { first: touchIn(touchCookieNames.first) ?? last, last };
}

/** Whether a browser has said what brought it first. */
export const hasFirstTouch = (cookies: string): boolean =>
  cookieValue(cookies, touchCookieNames.first) !== undefined;

/** The touches of a browser that arrives by `touch`; coming back directly changes nothing. */
export function withArrival(touches: Touches, touch: LinkTouch): Touches {
  if (!isNamed(touch)) return touches;
  const { first } = touches;
  const { source, medium, campaign } = touch;
  const arrival = { source, medium, campaign };
  return { first: isNamed(first) ? first : arrival, last: arrival };
}

function queryOf({ source, medium, campaign }: LinkTouch, length: number): string {
  const named: readonly [CampaignCookieName, string][] = [
    ['utm_source', source],
    ['utm_medium', medium],
    ['utm_campaign', campaign],
  ];
  return new URLSearchParams(
    named.flatMap(([name, value]) =>
      value === '' ? [] : [[name, [...value].slice(0, length).join('')]],
    ),
  ).toString();
}

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
