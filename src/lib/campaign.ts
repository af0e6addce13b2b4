import { campaignMaxLength } from '@/contracts/limits/limits';

export const campaignCookieNames = ['utm_source', 'utm_medium', 'utm_campaign'] as const;
export type CampaignCookieName = (typeof campaignCookieNames)[number];
export type Campaign = Partial<Record<CampaignCookieName, string>>;

/** Source under which campaigns beyond the daily limit are summed. No link can name it, because brackets are removed from query values. */
export const otherCampaignSource = '(other)';

// Control characters and anything that could break a header or markup are removed, not escaped.
const disallowedCharacters = /[^\p{L}\p{N} ._~:+|/-]/gu;

/** A value of a link as it may be stored; undefined where nothing is left of it. */
export function sanitiseCampaignValue(value: string | null): string | undefined {
  // By code points, not UTF-16 units: half a surrogate pair cannot be encoded.
  const sanitised = [...(value ?? '').normalize('NFC').replace(disallowedCharacters, '').trim()]
    .slice(0, campaignMaxLength)
    .join('');
  return sanitised || undefined;
}

/** Campaign values of a page's query: `source` beats `utm_source`; trimmed, at most 100 characters, free of control characters. */
export function campaignFromQuery(query: URLSearchParams): Campaign {
  const campaign: Campaign = {};
  const found: Campaign = {
    utm_source:
      sanitiseCampaignValue(query.get('source')) ?? sanitiseCampaignValue(query.get('utm_source')),
    utm_medium: sanitiseCampaignValue(query.get('utm_medium')),
    utm_campaign: sanitiseCampaignValue(query.get('utm_campaign')),
  };
  for (const name of campaignCookieNames) if (found[name]) campaign[name] = found[name];
  return campaign;
}
