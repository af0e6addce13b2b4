import Cookies from 'js-cookie';
import { campaignCookieNames, campaignFromQuery, campaignMaxAgeSeconds } from '@/lib/campaign';

/** Stores the campaign of a soft navigation's address; the web server does it for whole documents. Returns the source, if the address names one. */
export function rememberCampaign(query: string): string | undefined {
  const campaign = campaignFromQuery(new URLSearchParams(query));
  for (const name of campaignCookieNames) {
    const value = campaign[name];
    if (value) Cookies.set(name, value, { expires: campaignMaxAgeSeconds / 86_400, sameSite: 'Lax', secure: window.location.protocol === 'https:' });
  }
  return campaign.utm_source;
}
