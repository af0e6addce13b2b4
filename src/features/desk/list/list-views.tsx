import { deskHref, type DeskSection } from '@/config/desk/desk-paths';
import type { NamespaceKey } from '@/i18n/text-keys';
import type { TranslationProps } from '@/i18n/translation-props';
import { DeskLink } from '../frame/desk-link';
import { listAddress } from './desk-list';
import styles from './desk-list.module.css';

interface ListViewsProps extends TranslationProps<'desk'> {
  section: DeskSection;
  views: readonly {
    label: NamespaceKey<'desk'>;
    fields: Readonly<Record<string, string>>;
  }[];
  query: URLSearchParams;
}

/** Filters of a list that are needed every day, as links. */
export function ListViews({ section, views, query, t, locale }: ListViewsProps) {
  return (
    <nav aria-label={t('thread.views')} className={styles.views}>
      {views.map(({ label, fields }) => {
        const href = listAddress(deskHref(locale, section), {}, fields);
        return (
          <DeskLink
            key={label}
            href={href}
            aria-current={href.endsWith(`?${query.toString()}`) ? 'page' : undefined}
          >
            {t(label)}
          </DeskLink>
        );
      })}
    </nav>
  );
}
