import { formatDayAndTime } from '@/lib/dates';
import { hongKongDay, minuteMs } from '@/lib/hong-kong-day';
import { messageTexts } from '@/lib/texts/message-texts';
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

/** Whether the site is closed to visitors: switched off by staff, or within the planned window. */
export function isClosedAt(
  { showButton1, startsAt, endsAt }: Pick<MaintenanceInput, 'showButton1' | 'startsAt' | 'endsAt'>,
  now: Date,
): boolean {
  return showButton1 || (Boolean(startsAt) && isNoticeActive({ startsAt, endsAt }, now));
}

/** What visitors are told of maintenance, with its plain `title` and `content` in `locale`; `showButton1` says whether the site is closed now. */
export function maintenanceIn(
  notice: MaintenanceInput,
  { locale, now }: { locale: Locale; now: Date },
): Maintenance {
  const { titleEn, titleHk, titleCn, contentEn, contentHk, contentCn } = notice;
  return {
    titleEn,
    titleHk,
    titleCn,
    contentEn,
    contentHk,
    contentCn,
    title: notice[`title${localeSuffixes[locale]}`],
    content: notice[`content${localeSuffixes[locale]}`],
    showButton1: isClosedAt(notice, now),
  };
}

/**
 * The notification that announces planned maintenance, from `announcedFrom` until it begins; null at other times. One for another time has another
 * name, so that who closed the one before sees it.
 */
export function announcementOf(notice: MaintenanceInput, now: Date): Notification | null {
  const { startsAt, endsAt, announcedFrom } = notice;
  if (!startsAt || !announcedFrom || notice.showButton1) return null;
  if (!isNoticeActive({ startsAt: announcedFrom, endsAt: startsAt }, now)) return null;
  const sentence = (locale: Locale): string => {
    const t = messageTexts.in(locale);
    const start = formatDayAndTime(new Date(startsAt), locale);
    return endsAt
      ? t('maintenance.window', { start, end: formatDayAndTime(new Date(endsAt), locale) })
      : t('maintenance.start', { start });
  };
  return {
    _id: `maintenance-${Math.floor(Date.parse(startsAt) / minuteMs)}`,
    contentEn: notice.announcementEn || sentence('en'),
    contentHk: notice.announcementHk || sentence('hk'),
    contentCn: notice.announcementCn || sentence('cn'),
    startsAt: announcedFrom,
    endsAt: startsAt,
  };
}

/** The next moment after `now` at which visitors see another notice, or the site closes or opens; null where none is planned. */
export function nextNoticeEdge(
  periods: readonly Partial<Record<'startsAt' | 'endsAt' | 'announcedFrom', string | null>>[],
  now: Date,
): Date | null {
  const edges = periods
    .flatMap(({ startsAt, endsAt, announcedFrom }) => [startsAt, endsAt, announcedFrom])
    .map((moment) => Date.parse(moment ?? ''))
    .filter((moment) => moment > now.getTime());
  return edges.length === 0 ? null : new Date(Math.min(...edges));
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
