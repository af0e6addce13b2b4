import type { HolidayPreview } from '@/contracts/account/account-request';
import { formatDay } from '@/lib/dates';
import { money } from '../loan/loan-words';
import type { Words } from '../components/account-words';
import { Facts, Figures } from '../components/facts';
import panel from '../components/panel.module.css';

/** What a payment holiday costs and changes: the interest of the pause, the new end, the new total. */
export function HolidayPreviewFacts({ preview, t, locale }: Words & { preview: HolidayPreview }) {
  const day = (date: string): string => formatDay(date, locale);
  return (
    <>
      <Figures
        figures={[
          { label: t('holiday.interest'), value: money(preview.interestOfHoliday), note: t('holiday.simple') },
          { label: t('holiday.newEnd'), value: day(preview.endsOnAfter), note: t('holiday.insteadOf', { value: day(preview.endsOnBefore) }) },
          { label: t('holiday.newTotal'), value: money(preview.totalAfter), note: t('holiday.insteadOf', { value: money(preview.totalBefore) }) },
        ]}
      />
      <div className={panel.content}>
        <Facts
          facts={[
            [t('holiday.from'), day(preview.from)],
            [t('holiday.resumes'), day(preview.resumesOn)],
            [t('holiday.payment'), t('holiday.paymentValue', { before: money(preview.instalment), after: money(preview.instalmentAfter) })],
            [t('holiday.parts'), t('holiday.partsValue', { count: preview.deferredParts })],
          ]}
        />
      </div>
    </>
  );
}
