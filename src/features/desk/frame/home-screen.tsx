import dynamic from 'next/dynamic';
import { deskHref } from '@/config/desk/desk-paths';
import { localeMetadata } from '@/config/locales';
import type { DeskToday } from '@/contracts/today/today';
import type { QueryResult } from '@/store/use-query';
import type { StaffSession } from '@/contracts/staff/staff-session';
import type { TranslationProps } from '@/i18n/translation-props';
import { DeskLink } from './desk-link';
import styles from './desk-frame.module.css';
import type { DeskScreen } from './desk-screens';
import { QueryView } from './query-view';
import { goTo } from './use-shortcuts';

interface HomeScreenProps extends TranslationProps<'desk'> {
  session: StaffSession;
  screens: readonly DeskScreen[];
  today: QueryResult<DeskToday | null>;
}

const TodayPanel = dynamic(
  () => import('../today/today-panel').then((loaded) => loaded.TodayPanel),
  { ssr: false },
);

const FiguresPanel = dynamic(
  () => import('../today/figures-panel').then((loaded) => loaded.FiguresPanel),
  { ssr: false },
);

/** Where one begins: who one is here, and what one may open. */
export function HomeScreen({ session: { member }, screens, today, t, locale }: HomeScreenProps) {
  return (
    <>
      <h1>{t('home.heading', { name: member.name })}</h1>
      <p>
        {t('home.roles')}{' '}
        {member.roles.map((role) => t(`role.${role}`)).join(localeMetadata[locale].listSeparator)}
      </p>
      <QueryView query={today} t={t}>
        {(data) => <TodayPanel today={data} t={t} locale={locale} />}
      </QueryView>
      <FiguresPanel t={t} locale={locale} />
      <h2>{t('frame.navigation')}</h2>
      <ul className={styles.tiles}>
        {screens.map(({ section, title, shortcut }) => (
          <li key={section}>
            <DeskLink href={deskHref(locale, section)}>{t(title)}</DeskLink>
            <kbd>{goTo(shortcut)}</kbd>
          </li>
        ))}
      </ul>
    </>
  );
}
