import { z } from 'zod';
import { pageSlugs } from '@/config/page-lookup';
import { pageSchema, type Page, type PageSlug } from '@/contracts/content/page';
import type { Collection, CollectionEntry, MaintenanceInput } from '@/contracts/desk';
import type { Notification } from '@/contracts/site/site';
import { indicativeChecks } from './collections/indicative-checks';
import { indicativeRules } from './collections/indicative-rules';
import { finderQuestions } from './collections/finder-questions';
import { finderRules } from './collections/finder-rules';
import { banners } from './collections/banners';
import { csContacts, generalContacts } from './collections/contacts';
import { faqs } from './collections/faqs';
import { jobs } from './collections/jobs';
import { maintenance } from './collections/maintenance';
import { navs } from './collections/navs';
import { notifications } from './collections/notifications';
import { paymentHolidayEntries } from './collections/page-entries';
import { personas } from './collections/personas';
import { privateLinks } from './collections/private-links';
import { onlineValuationSteps } from './collections/section-cards';
import { advantages, usefulTools } from './collections/section-tools';
import { sectionVideos } from './collections/section-videos';
import { valuationSwitch } from './collections/valuation-switch';

/** Everything the site says when it is first started. */
export interface SiteCopy {
  pages: readonly Page[];
  collections: { [C in Collection]: readonly CollectionEntry<C>[] };
  notifications: readonly Notification[];
  maintenance: MaintenanceInput;
}

export const siteCollections: SiteCopy['collections'] = {
  // Made by staff; none comes with a release.
  'landing-pages': [],
  redirects: [],
  navs,
  banners,
  personas,
  faqs,
  jobs,
  'private-links': privateLinks,
  'contacts-cscenter': csContacts,
  'contacts-gen': generalContacts,
  'online-valuation-steps': onlineValuationSteps,
  'usefull-tools': usefulTools,
  'adv-shkc': advantages,
  'pymt-holiday': paymentHolidayEntries,
  'infographic-video': sectionVideos,
  'valuation-switch': [valuationSwitch],
  'finder-questions': finderQuestions,
  'finder-rules': finderRules,
  'indicative-rules': indicativeRules,
  'indicative-checks': indicativeChecks,
};

const pageModuleSchema = z.object({ page: pageSchema });

/** File name of a page's copy: `buy-now-sell-later` for the slug `BuyNowSellLater`. */
export const copyFileName = (slug: PageSlug): string =>
  slug.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase();

/** The copy of one page, read from its file. Throws when the file is missing, breaks the contract or belongs to another page. */
export async function loadPageCopy(slug: PageSlug): Promise<Page> {
  // Bundlers take in every file that this pattern can name.
  const { page } = pageModuleSchema.parse(await import(`./pages/${copyFileName(slug)}.ts`));
  if (page.slug !== slug) throw new Error(`The copy of ${slug} names the page ${page.slug}`);
  return page;
}

/** Reads the copy of every page of the registry and joins it with the collections. */
export async function loadSiteCopy(): Promise<SiteCopy> {
  return {
    pages: await Promise.all(pageSlugs.map(loadPageCopy)),
    collections: siteCollections,
    notifications,
    maintenance,
  };
}
