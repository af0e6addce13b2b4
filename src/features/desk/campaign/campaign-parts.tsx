import { deskHref } from '@/config/desk/desk-paths';
import type { TranslationProps } from '@/i18n/translation-props';
import { DeskLink } from '../frame/desk-link';
import list from '../list/desk-list.module.css';

const parts = [
  { id: undefined, label: 'missedSearch.report' },
  { id: 'costs', label: 'campaignCost.title' },
  { id: 'missed-searches', label: 'missedSearch.title' },
] as const;

/** The ids of the parts with costs and with searches without result. */
export const [costsId, missedSearchesId] = [parts[1].id, parts[2].id];

/** Links between the parts of the screen of campaigns. */
export function CampaignParts({
  shown,
  t,
  locale,
}: TranslationProps<'desk'> & { shown: (typeof parts)[number]['id'] }) {
  return (
    <nav aria-label={t('campaign.title')} className={list.views}>
      {parts.map(({ id, label }) => (
        <DeskLink
          key={label}
          href={deskHref(locale, 'campaigns', id)}
          aria-current={id === shown ? 'page' : undefined}
        >
          {t(label)}
        </DeskLink>
      ))}
    </nav>
  );
}
