import type { Registrar } from '@/backoffice/http/register';
import type { SiteService } from './site.service';

const untilChanged = 60_000;
/** Notifications begin and end by the clock. */
const briefly = 1_000;

export function registerSiteRoutes({ read }: Registrar, site: SiteService): void {
  read('notifications', { maxAgeMs: briefly, handle: async () => ({ data: await site.notifications() }) });
  read('maintenance', { maxAgeMs: untilChanged, handle: (_request, { locale }) => site.maintenance(locale) });
  read('page', { maxAgeMs: untilChanged, handle: ({ params }) => site.page(params.slug) });
  read('navs', { maxAgeMs: untilChanged, handle: async () => ({ data: await site.entries('navs') }) });
  read('banners', { maxAgeMs: untilChanged, handle: async () => ({ data: await site.entries('banners') }) });
  read('personas', { maxAgeMs: untilChanged, handle: async () => ({ data: await site.entries('personas') }) });
  read('faqs', { maxAgeMs: untilChanged, handle: async () => ({ data: await site.entries('faqs') }) });
  read('jobs', { maxAgeMs: untilChanged, handle: async () => ({ data: await site.openJobs() }) });
  read('privateLinks', { maxAgeMs: untilChanged, handle: async () => ({ data: await site.entries('private-links') }) });
  read('csContacts', { maxAgeMs: untilChanged, handle: async () => ({ data: await site.entries('contacts-cscenter') }) });
  read('generalContact', { maxAgeMs: untilChanged, handle: async () => ({ data: await site.entries('contacts-gen') }) });
  read('sectionCards', { maxAgeMs: untilChanged, handle: async () => ({ data: await site.entries('online-valuation-steps') }) });
  read('sectionTools', { maxAgeMs: untilChanged, handle: async ({ params }) => ({ data: await site.entries(params.slug) }) });
  read('sectionPageEntries', { maxAgeMs: untilChanged, handle: async () => ({ data: await site.entries('pymt-holiday') }) });
  read('sectionVideos', { maxAgeMs: untilChanged, handle: async () => ({ data: await site.entries('infographic-video') }) });
  read('valuationSwitch', { maxAgeMs: untilChanged, handle: () => site.valuationSwitch() });
  read('commonConfig', { maxAgeMs: untilChanged, handle: async () => site.commonConfig() });
  read('calculatorConfig', { maxAgeMs: untilChanged, handle: async () => site.calculatorConfig() });
}
