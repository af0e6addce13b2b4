import { page as entry } from '@/copy/pages/online-valuation-entry';
import {
  landingPageSchema,
  type LandingPage,
  type LandingPageEntry,
} from '@/contracts/content/landing-page';
import { pageSchema, type Page } from '@/contracts/content/page';
import { mediumExample } from './medium';

export const pageExample: Page = pageSchema.parse(entry);

export const landingExample: LandingPage = landingPageSchema.parse({
  ...pageExample,
  _id: 'spring-rates',
  isIndexable: true,
  image: mediumExample,
  utmSource: 'leaflet',
  utmCampaign: 'spring',
});

export const landingEntry: LandingPageEntry = {
  slug: landingExample._id,
  isIndexable: landingExample.isIndexable,
  utmSource: 'leaflet',
  utmCampaign: 'spring',
};
