import { z } from 'zod';
import type { BrandNames } from '@/config/brand';
import { callBackLink } from '@/config/message-links';
import { staffLocale } from '@/config/site';
import type { CallBack, DeskCallBack } from '@/contracts/appointment/call-back';
import { contactTopics } from '@/contracts/contact/contact-choices';
import type { Locale } from '@/contracts/locale';
import { slotDayAndTime } from '@/lib/appointment/slot-words';
import { contactTexts } from '@/lib/texts/contact-texts';
import { messageTexts } from '@/lib/texts/message-texts';
import type { DataCipher } from '@/backoffice/common/data-cipher';
import { requireFound } from '@/backoffice/common/require-found';
import { appointmentContext, toAppointment, type AppointmentRow } from './appointment.model';

/** What a visitor gave for a call, as it is encrypted. */
export const callBackDetailSchema = z.object({
  name: z.string(),
  /** E.164. */
  phone: z.string(),
  topic: z.enum(contactTopics),
});
export type CallBackDetail = z.infer<typeof callBackDetailSchema>;

/** What stands encrypted in a booked call. Throws `not_found` for another appointment. */
export function readDetail(
  cipher: Pick<DataCipher, 'decrypt'>,
  { reference, encrypted }: Pick<AppointmentRow, 'reference' | 'encrypted'>,
): CallBackDetail {
  const text = cipher.decrypt(requireFound(encrypted), appointmentContext(reference));
  return callBackDetailSchema.parse(JSON.parse(text));
}

/** A booked call as the visitor reads it. */
export const toCallBack = (row: AppointmentRow, { topic, phone }: CallBackDetail): CallBack => ({
  ...toAppointment(row),
  topic,
  phoneEnding: phone.slice(-4),
});

/** A booked call as staff read it. */
export const toDeskCallBack = (row: AppointmentRow, detail: CallBackDetail): DeskCallBack => ({
  ...toAppointment(row),
  ...detail,
  language: row.language,
  bookedAt: row.bookedAt.toISOString(),
  closedAt: row.closedAt?.toISOString() ?? null,
  closedBy: row.closedBy,
});

/** What happened to a call that staff are told about. */
export type CallBackChange = 'booked' | 'moved' | 'cancelled';

/** The text message that a call is booked or moved, and where it is changed. */
export function callBackText(
  change: Exclude<CallBackChange, 'cancelled'>,
  {
    startsAt,
    token,
    locale,
    siteUrl,
    brandNames,
  }: { startsAt: Date; token: string; locale: Locale; siteUrl: string; brandNames: BrandNames },
): string {
  const t = messageTexts.in(locale);
  return t(`callBack.${change}`, {
    brand: brandNames[locale],
    when: slotDayAndTime(startsAt.toISOString(), locale),
    url: callBackLink(token, { siteUrl, locale }),
  });
}

/** The mail to staff about a call. The number stands at the desk, not in the mail. */
export function callBackMail(
  change: CallBackChange,
  { reference, startsAt, language }: Pick<AppointmentRow, 'reference' | 'startsAt' | 'language'>,
  { topic }: Pick<CallBackDetail, 'topic'>,
): { subject: string; text: string } {
  const t = messageTexts.in(staffLocale);
  const values = {
    reference,
    when: slotDayAndTime(startsAt.toISOString(), staffLocale),
    topic: contactTexts.in(staffLocale)(`topic_${topic}`),
    language,
  };
  return {
    subject: t(`callBack.staff.${change}`, values),
    text: t('callBack.staff.text', values),
  };
}
