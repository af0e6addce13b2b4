import Cookies from 'js-cookie';
import { campaignKeptDays } from '@/config/site';
import { campaignCookieNames, campaignFromQuery, type Campaign } from '@/lib/campaign';

/** Stores the campaign of a client-side navigation; the web server does it for document requests. Returns the source, if the address names one. */
export function storeCampaign(query: string): string | undefined {
  const campaign = campaignFromQuery(new URLSearchParams(query));
  for (const name of campaignCookieNames) {
    const value = campaign[name];
    if (value)
      Cookies.set(name, value, {
        expires: campaignKeptDays,
        sameSite: 'Lax',
        secure: window.location.protocol === 'https:',
      });
  }
  return campaign.utm_source;
}

/** The campaign that brought this visitor, sent with an application. */
export function campaignCookies(): Campaign {
  const found: Campaign = {};
  for (const name of campaignCookieNames) {
    const value = Cookies.get(name);
    if (value) found[name] = value.slice(0, 100);
  }
  return found;
}
