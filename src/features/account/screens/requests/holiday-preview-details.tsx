import type { HolidayPreview } from '@/contracts/account/account-request';
import { formatDay } from '@/lib/dates';
import type { TranslationProps } from '@/i18n/translation-props';
import { DescriptionList, KeyFigures } from '@/features/account/components/description-list';
import panel from '@/features/account/components/panel.module.css';
import { formatAmount } from '../payments/loan-format';

/** The effects of a payment holiday: deferred interest, new end date and new total repayment. */
export function HolidayPreviewDetails({
  preview,
  t,
  locale,
}: TranslationProps<'account' | 'account-screen'> & { preview: HolidayPreview }) {
  const day = (date: string): string => formatDay(date, locale);
  return (
    <>
      <KeyFigures
        figures={[
          {
            label: t('holiday.interest'),
            value: formatAmount(preview.interestOfHoliday),
            notes: [t('holiday.simple')],
          },
          {
            label: t('holiday.newEnd'),
            value: day(preview.endsOnAfter),
            notes: [t('holiday.insteadOf', { value: day(preview.endsOnBefore) })],
          },
          {
            label: t('holiday.newTotal'),
            value: formatAmount(preview.totalAfter),
            notes: [t('holiday.insteadOf', { value: formatAmount(preview.totalBefore) })],
          },
        ]}
      />
      <div className={panel.content}>
        <DescriptionList
          items={[
            [t('holiday.from'), day(preview.from)],
            [t('holiday.resumes'), day(preview.resumesOn)],
            [
              t('holiday.payment'),
              t('holiday.paymentValue', {
                before: formatAmount(preview.instalment),
                after: formatAmount(preview.instalmentAfter),
              }),
            ],
            [t('holiday.parts'), t('holiday.partsValue', { count: preview.deferredParts })],
          ]}
        />
      </div>
    </>
  );
}
