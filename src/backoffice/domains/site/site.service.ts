import type { LandingPage, LandingPageEntry } from '@/contracts/content/landing-page';
import type { Page, PageSlug } from '@/contracts/content/page';
import type { Collection, CollectionEntry } from '@/contracts/desk';
import type { Locale } from '@/contracts/locale';
import type {
  CalculatorConfig,
  CommonConfig,
  Job,
  Maintenance,
  Notification,
  Product,
  ValuationSwitch,
} from '@/contracts/site/site';
import type { OfficeHours } from '@/contracts/site/office-hours';
import type { Redirect } from '@/contracts/site/redirect';
import { calculatorConfigOf } from '@/copy/collections/calculator-config';
import { requireFound } from '@/backoffice/common/require-found';
import {
  announcementOf,
  commonConfigOf,
  isClosedAt,
  isNoticeActive,
  isOpen,
  maintenanceIn,
} from './site.model';
import type { SiteRepository } from './site.repository';

export interface SiteServiceOptions {
  repository: SiteRepository;
  now: () => Date;
  /** As offered today. */
  products: () => readonly Product[];
  /** The promises that are other than in the release today. */
  changedPromises: () => Pick<CommonConfig, 'promises'>;
  officeHours: () => OfficeHours;
  /** Whether mail leaves this site; without it no mails about values are offered. */
  sendsMail: boolean;
}

export interface SiteService {
  /** Notifications that are current now in the order of staff, after the announcement of planned maintenance. */
  notifications: () => Promise<Notification[]>;
  /** Whether the site is closed to visitors now. */
  isClosed: () => Promise<boolean>;
  /** Throws `not_found` when nothing was ever stored. */
  maintenance: (locale: Locale) => Promise<Maintenance>;
  /** Throws `not_found`. */
  page: (slug: PageSlug) => Promise<Page>;
  /** Which landing pages visitors see. */
  landingPages: () => Promise<LandingPageEntry[]>;
  /** Throws `not_found`. */
  landingPage: (slug: string) => Promise<LandingPage>;
  /** Where addresses that the site had lead to. */
  redirects: () => Promise<Pick<Redirect, 'from' | 'to'>[]>;
  /** The entries of a collection in the order that staff gave them. */
  entries: <C extends Collection>(collection: C) => Promise<CollectionEntry<C>[]>;
  /** Positions whose closing date has not passed in Hong Kong. */
  openJobs: () => Promise<Job[]>;
  /** Throws `not_found` when staff removed it. */
  valuationSwitch: () => Promise<ValuationSwitch>;
  /** Products, office hours and constants. */
  commonConfig: () => CommonConfig;
  /** Limits and defaults of the calculator page. */
  calculatorConfig: () => CalculatorConfig;
}

/** The public content of the site and its settings, as visitors see them now. */
export function createSiteService({
  repository,
  now,
  products,
  changedPromises,
  officeHours,
  sendsMail,
}: SiteServiceOptions): SiteService {
  async function entries<C extends Collection>(collection: C): Promise<CollectionEntry<C>[]> {
    return (await repository.listEntries(collection)).map(({ entry }) => entry);
  }
  return {
    async notifications() {
      const instant = now();
      const notice = await repository.findMaintenance();
      const announcement = notice && announcementOf(notice, instant);
      const others = (await repository.listNotifications()).map(({ entry }) => entry);
      return [
        ...(announcement ? [announcement] : []),
        ...others.filter((notification) => isNoticeActive(notification, instant)),
      ];
    },
    async isClosed() {
      const notice = await repository.findMaintenance();
      return notice !== null && isClosedAt(notice, now());
    },
    async maintenance(locale) {
      const notice = requireFound(await repository.findMaintenance());
      return maintenanceIn(notice, { locale, now: now() });
    },
    async page(slug) {
      return requireFound(await repository.findPage(slug));
    },
    async landingPages() {
      return (await entries('landing-pages')).map(
        ({ _id: slug, isIndexable, utmSource, utmMedium, utmCampaign }) => ({
          slug,
          isIndexable,
          utmSource,
          utmMedium,
          utmCampaign,
        }),
      );
    },
    async landingPage(slug) {
      return requireFound(await repository.findEntry('landing-pages', slug)).entry;
    },
    async redirects() {
      return (await entries('redirects')).map(({ from, to }) => ({ from, to }));
    },
    entries,
    async openJobs() {
      const instant = now();
      return (await entries('jobs')).filter((job) => isOpen(job, instant));
    },
    async valuationSwitch() {
      const { alerts = false, ...entry } = requireFound((await entries('valuation-switch'))[0]);
      return { ...entry, alerts: alerts && sendsMail };
    },
    commonConfig: () => ({ ...commonConfigOf(products(), officeHours()), ...changedPromises() }),
    calculatorConfig: () => calculatorConfigOf(products()),
  };
}
