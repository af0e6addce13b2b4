import type { Touches } from '@/lib/visit/touches';
import { linkTouchOf } from '@/lib/visit/touches';
import type { DemoCampaign } from './demo-plan';

const search = { source: 'google', medium: 'organic', campaign: '' };

/** What brought somebody of a campaign; every third had found the site by a search before, and every fourth of nobody's campaign comes by one. */
export function demoTouches(campaign: DemoCampaign, number: number): Touches {
  const isFound = campaign.utm_source === undefined && number % 4 === 0;
  const last = isFound ? search : linkTouchOf(campaign);
  return { first: number % 3 === 0 ? search : last, last };
}
