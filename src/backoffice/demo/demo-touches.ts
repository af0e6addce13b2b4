import {
  isNamed,
  linkTouchOf,
  unknownArrival,
  type Arrival,
  type Touches,
} from '@/lib/visit/touches';
import type { DemoCampaign } from './demo-plan';

const search = {
  ...unknownArrival,
  source: 'google',
  medium: 'organic',
  referrer: 'google.com',
  landing: '/',
};

const landings = ['/', '/first-mortgage', '/loan-calculator'];
const pictures = ['family', 'skyline'];

/** What brought somebody of a campaign; every third had found the site by a search before, and every fourth of nobody's campaign comes by one. */
export function demoTouches(campaign: DemoCampaign, number: number): Touches {
  const isFound = campaign.utm_source === undefined && number % 4 === 0;
  const last = isFound ? search : arrivalBy(campaign, number);
  return { first: number % 3 === 0 ? search : last, last };
}

/** Advertisements of a campaign differ by their picture, and lead to several pages. */
function arrivalBy(campaign: DemoCampaign, number: number): Arrival {
  const link = linkTouchOf(campaign);
  if (!isNamed(link)) return link;
  return {
    ...link,
    content: link.campaign === '' ? '' : (pictures[number % pictures.length] ?? ''),
    landing: landings[number % landings.length] ?? '/',
  };
}
