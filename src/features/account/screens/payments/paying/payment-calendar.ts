import { createEvents, type DateArray, type EventAttributes } from 'ics';
import type { Instalment } from '@/contracts/account/account-loan';
import { plusDays } from '@/lib/hong-kong-day';
import { toCivilDate } from '@/lib/loan/civil-date';
import { isToCome } from './payment-choices';

/** What an event says of a payment. */
export interface PaymentEventTexts {
  calendar: string;
  title: (payment: Instalment) => string;
  description: string;
}

/** A year of payments: later ones change with rates and prepayments. */
const maxEvents = 12;
/** At nine in the morning two days before a day that begins at midnight; the library writes whole days in a way that RFC 5545 does not know. */
const alertHours = 39;

/** The next payments of a loan as a calendar file (RFC 5545): events of a whole day that leave the day free, each with an alert two days before. */
export function paymentCalendar(
  loanNo: string,
  schedule: readonly Instalment[],
  { calendar, title, description }: PaymentEventTexts,
): string {
  const events = schedule
    .filter(isToCome)
    .slice(0, maxEvents)
    .map((payment): EventAttributes => ({
      uid: `${loanNo}-${payment.date}`,
      start: dateArray(payment.date),
      end: dateArray(plusDays(payment.date, 1)),
      title: title(payment),
      description,
      busyStatus: 'FREE',
      transp: 'TRANSPARENT',
      alarms: [
        {
          action: 'display',
          description: title(payment),
          trigger: { hours: alertHours, before: true },
        },
      ],
    }));
  const { error, value } = createEvents(events, { calName: calendar });
  if (error || !value) throw error ?? new Error('The calendar has no events');
  return value;
}

function dateArray(day: string): DateArray {
  const { year, month, day: date } = toCivilDate(day);
  return [year, month, date];
}
