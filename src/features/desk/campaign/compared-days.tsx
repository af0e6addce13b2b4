import type { CampaignReport } from '@/contracts/campaign/campaign';
import type { TranslationProps } from '@/i18n/translation-props';
import { formatDay } from '@/lib/dates';

interface ComparedDaysProps extends TranslationProps<'desk'> {
  report: Pick<CampaignReport, 'from' | 'to' | 'compared'>;
}

/** Which days a report is of, and which ones it is compared with. */
export function ComparedDays({ report: { from, to, compared }, t, locale }: ComparedDaysProps) {
  const span = (days: { from: string; to: string }): string =>
    days.from === days.to
      ? formatDay(days.from, locale)
      : `${formatDay(days.from, locale)} – ${formatDay(days.to, locale)}`;
  return (
    <p role="status">
      {t('campaign.comparedWith', { days: span({ from, to }), compared: span(compared) })}
    </p>
  );
}
