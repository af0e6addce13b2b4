import { hongKongDay } from '@/lib/hong-kong-day';
import type { CommonConfig, Job, Maintenance, Notification, Product } from '@/contracts/site/site';
import type { OfficeHours } from '@/contracts/site/office-hours';
import type { MaintenanceInput } from '@/contracts/desk';
import { localeSuffixes, type Locale } from '@/contracts/locale';
import {
  contactWaitSeconds,
  currencySymbol,
  logoutWaitSeconds,
  uploadMaxMegabytes,
} from '@/config/site';

/** True from `startsAt` until just before `endsAt`; an end that is not given is open. */
export function isNoticeActive(
  notification: Pick<Notification, 'startsAt' | 'endsAt'>,
  now: Date,
): boolean {
  const hasStarted = !notification.startsAt || Date.parse(notification.startsAt) <= now.getTime();
  const hasEnded =
    Boolean(notification.endsAt) && Date.parse(notification.endsAt ?? '') <= now.getTime();
  return hasStarted && !hasEnded;
}

/** The notice with its plain `title` and `content` in `locale`. */
export function maintenanceIn(notice: MaintenanceInput, locale: Locale): Maintenance {
  return {
    ...notice,
    title: notice[`title${localeSuffixes[locale]}`],
    content: notice[`content${localeSuffixes[locale]}`],
  };
}

/** A position is open to the end of `validThrough` in Hong Kong. */
export function isOpen(job: Pick<Job, 'validThrough'>, now: Date): boolean {
  return job.validThrough >= hongKongDay(now);
}

/** What every page of the site goes by: the products, office hours, waiting times and limits. */
export function commonConfigOf(
  products: readonly Product[],
  officeHours: OfficeHours,
): CommonConfig {
  return {
    products: [...products],
    officeHours,
    contactWaitSeconds,
    logoutWaitSeconds,
    uploadMaxMegabytes,
    currencySymbol,
  };
}
