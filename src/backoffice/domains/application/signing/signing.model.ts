import type { BrandNames } from '@/config/brand';
import { signingPlace } from '@/config/appointment/signing-place';
import { applicationsLink } from '@/config/message-links';
import type { DeskSigning, Signing } from '@/contracts/appointment/signing';
import type { Locale } from '@/contracts/locale';
import { slotDayAndTime } from '@/lib/appointment/slot-words';
import { hongKongDay } from '@/lib/hong-kong-day';
import { messageTexts } from '@/lib/texts/message-texts';
import { workingDayBefore, type OfficeCalendar } from '@/backoffice/common/office-calendar';
import {
  toAppointment,
  type AppointmentRow,
} from '@/backoffice/domains/appointment/appointment.model';

/** The signing of an application as its applicant reads it. */
export const toSigning = (
  applicationNumber: string,
  row: AppointmentRow | undefined,
  locale: Locale,
): Signing => ({
  applicationNumber,
  place: signingPlace && signingPlace[locale],
  appointment: row ? toAppointment(row) : null,
});

/** The signing as staff read it. */
export const toDeskSigning = (row: AppointmentRow): DeskSigning => ({
  ...toAppointment(row),
  bookedAt: row.bookedAt.toISOString(),
  closedAt: row.closedAt?.toISOString() ?? null,
  closedBy: row.closedBy,
});

/** When applicants are reminded: at ten in the morning of the last working day before. */
export const reminderDue = (calendar: OfficeCalendar, startsAt: Date): Date =>
  new Date(`${workingDayBefore(calendar, hongKongDay(startsAt))}T10:00:00+08:00`);

/** What an applicant is texted about a signing. */
export type SigningNews = 'booked' | 'moved' | 'cancelled' | 'reminder';

/** The text message about a signing, in the language of the application. */
export function signingText(
  news: SigningNews,
  {
    number,
    startsAt,
    locale,
    siteUrl,
    brandNames,
  }: {
    number: string;
    startsAt: Date;
    locale: Locale;
    siteUrl: string;
    brandNames: BrandNames;
  },
): string {
  const t = messageTexts.in(locale);
  return t(`application.signing.${news}`, {
    brand: brandNames[locale],
    number,
    when: slotDayAndTime(startsAt.toISOString(), locale),
    applications: applicationsLink({ siteUrl, locale }),
  });
}
