export const campaignCookieNames = ['utm_source', 'utm_medium', 'utm_campaign'] as const;
export type CampaignCookieName = (typeof campaignCookieNames)[number];
export type Campaign = Partial<Record<CampaignCookieName, string>>;

/** How often a page was come to in one campaign since that was last told. */
export interface CampaignVisits {
  campaign: Campaign;
  visits: number;
}

export const campaignMaxAgeSeconds = 90 * 24 * 60 * 60;
const maxLength = 100;

// Control characters and anything that could break a header or markup are dropped, not escaped.
const unwanted = /[^\p{L}\p{N} ._~:+|/-]/gu;

function clean(value: string | null): string | undefined {
  // By characters, not UTF-16 units: half a character cannot be encoded.
  const kept = [...(value ?? '').normalize('NFC').replace(unwanted, '').trim()]
    .slice(0, maxLength)
    .join('');
  return kept || undefined;
}

/** The campaign that a browser's cookies hold, cleaned again: anybody can send cookies. */
export function campaignFromCookies(cookies: string): Campaign {
  const campaign: Campaign = {};
  for (const part of cookies.split(';')) {
    const [name = '', value = ''] = part.trim().split(/=(.*)/s);
    const known = campaignCookieNames.find((candidate) => candidate === name);
    const kept = known && clean(decoded(value));
    if (known && kept) campaign[known] = kept;
  }
  return campaign;
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}

/** Campaign values of a page's query: `source` beats `utm_source`; trimmed, at most 100 characters, free of control characters. */
export function campaignFromQuery(query: URLSearchParams): Campaign {
  const campaign: Campaign = {};
  const found: Campaign = {
    utm_source: clean(query.get('source')) ?? clean(query.get('utm_source')),
    utm_medium: clean(query.get('utm_medium')),
    utm_campaign: clean(query.get('utm_campaign')),
  };
  for (const name of campaignCookieNames) if (found[name]) campaign[name] = found[name];
  return campaign;
}
