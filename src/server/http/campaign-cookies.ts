import { isDeskPage } from '@/config/desk/desk-paths';
import { campaignKeptDays } from '@/config/site';
import { campaignCookieNames, campaignFromQuery } from '@/lib/campaign';

const keptSeconds = campaignKeptDays * 24 * 60 * 60;

/** Of every cookie that says what brought a visitor. */
export const campaignCookieAttributes = (isHttps: boolean): string =>
  `Path=/; Max-Age=${keptSeconds}; SameSite=Lax${isHttps ? '; Secure' : ''}`;

export const campaignParameterPattern = /[?&](?:source|utm_source|utm_medium|utm_campaign)=/;

/** `Set-Cookie` lines for the campaign parameters of a page's address; none for an address without them, and none on the desk, whose filters are named alike. */
export function campaignCookies(url: string, { isHttps }: { isHttps: boolean }): string[] {
  if (!campaignParameterPattern.test(url)) return [];
  const mark = url.indexOf('?');
  if (isDeskPage(url.slice(0, mark))) return [];
  const campaign = campaignFromQuery(new URLSearchParams(url.slice(mark + 1)));
  const attributes = campaignCookieAttributes(isHttps);
  return campaignCookieNames.flatMap((name) => {
    const value = campaign[name];
    return value ? [`${name}=${encodeURIComponent(value)}; ${attributes}`] : [];
  });
}
