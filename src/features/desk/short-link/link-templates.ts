/** Kinds of places where a link stands, with the source and medium that visits by it count under. */
export const linkTemplates = {
  poster: { source: 'poster', medium: 'print' },
  leaflet: { source: 'leaflet', medium: 'print' },
  newsletter: { source: 'newsletter', medium: 'email' },
  whatsapp: { source: 'whatsapp', medium: 'message' },
  facebookAd: { source: 'facebook', medium: 'paid-social' },
  facebookPost: { source: 'facebook', medium: 'social' },
  searchAd: { source: 'google', medium: 'cpc' },
  partner: { source: 'partner', medium: 'referral' },
} as const;
export type LinkTemplate = keyof typeof linkTemplates;
