import type { ShortLinkRequest } from '@/contracts/campaign/short-link';

/** A poster in a station. */
export const shortLinkRequest = (more: Partial<ShortLinkRequest> = {}): ShortLinkRequest => ({
  name: 'Poster in Mong Kok station',
  path: '/first-mortgage',
  language: null,
  source: 'poster',
  medium: 'print',
  campaign: 'spring-2027',
  content: 'mong-kok',
  term: null,
  code: null,
  expiresAt: null,
  ...more,
});
