import type { Registrar } from '@/backoffice/http/registrar';
import type { SiteService } from './site.service';

const cacheMaxAgeMs = 60_000;
/** Notifications and maintenance begin and end by the clock. */
const noticesMaxAgeMs = 1_000;

export function registerSiteRoutes({ cachedRead }: Registrar, site: SiteService): void {
  cachedRead('notifications', {
    maxAgeMs: noticesMaxAgeMs,
    handle: async () => ({ data: await site.notifications() }),
  });
  cachedRead('maintenance', {
    maxAgeMs: noticesMaxAgeMs,
    handle: (_request, { locale }) => site.maintenance(locale),
  });
  cachedRead('page', { maxAgeMs: cacheMaxAgeMs, handle: ({ params }) => site.page(params.slug) });
  cachedRead('landingPages', {
    maxAgeMs: cacheMaxAgeMs,
    handle: async () => ({ data: await site.landingPages() }),
  });
  cachedRead('landingPage', {
    maxAgeMs: cacheMaxAgeMs,
    handle: ({ params }) => site.landingPage(params.slug),
  });
  cachedRead('redirects', {
    maxAgeMs: cacheMaxAgeMs,
    handle: async () => ({ data: await site.redirects() }),
  });
  cachedRead('navs', {
    maxAgeMs: cacheMaxAgeMs,
    handle: async () => ({ data: await site.entries('navs') }),
  });
  cachedRead('banners', {
    maxAgeMs: cacheMaxAgeMs,
    handle: async () => ({ data: await site.entries('banners') }),
  });
  cachedRead('personas', {
    maxAgeMs: cacheMaxAgeMs,
    handle: async () => ({ data: await site.entries('personas') }),
  });
  cachedRead('faqs', {
    maxAgeMs: cacheMaxAgeMs,
    handle: async () => ({ data: await site.entries('faqs') }),
  });
  cachedRead('jobs', {
    maxAgeMs: cacheMaxAgeMs,
    handle: async () => ({ data: await site.openJobs() }),
  });
  cachedRead('privateLinks', {
    maxAgeMs: cacheMaxAgeMs,
    handle: async () => ({ data: await site.entries('private-links') }),
  });
  cachedRead('csContacts', {
    maxAgeMs: cacheMaxAgeMs,
    handle: async () => ({ data: await site.entries('contacts-cscenter') }),
  });
  cachedRead('generalContact', {
    maxAgeMs: cacheMaxAgeMs,
    handle: async () => ({ data: await site.entries('contacts-gen') }),
  });
  cachedRead('sectionCards', {
    maxAgeMs: cacheMaxAgeMs,
    handle: async () => ({ data: await site.entries('online-valuation-steps') }),
  });
  cachedRead('sectionTools', {
    maxAgeMs: cacheMaxAgeMs,
    handle: async ({ params }) => ({ data: await site.entries(params.slug) }),
  });
  cachedRead('sectionPageEntries', {
    maxAgeMs: cacheMaxAgeMs,
    handle: async () => ({ data: await site.entries('pymt-holiday') }),
  });
  cachedRead('sectionVideos', {
    maxAgeMs: cacheMaxAgeMs,
    handle: async () => ({ data: await site.entries('infographic-video') }),
  });
  cachedRead('valuationSwitch', { maxAgeMs: cacheMaxAgeMs, handle: () => site.valuationSwitch() });
  cachedRead('commonConfig', { maxAgeMs: cacheMaxAgeMs, handle: async () => site.commonConfig() });
  cachedRead('calculatorConfig', {
    maxAgeMs: cacheMaxAgeMs,
    handle: async () => site.calculatorConfig(),
  });
}
