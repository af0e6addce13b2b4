import { deskHref } from '@/config/desk/desk-paths';
import { localeMetadata } from '@/config/locales';
import type { StaffSession } from '@/contracts/staff/staff-session';
import type { TranslationProps } from '@/i18n/translation-props';
import { DeskLink } from './desk-link';
import styles from './desk-frame.module.css';
import type { DeskScreen } from './desk-screens';
import { goTo } from './use-shortcuts';

interface HomeScreenProps extends TranslationProps<'desk'> {
  session: StaffSession;
  screens: readonly DeskScreen[];
}

/** Where one begins: who one is here, and what one may open. */
export function HomeScreen({ session: { member }, screens, t, locale }: HomeScreenProps) {
  return (
    <>
      <h1>{t('home.heading', { name: member.name })}</h1>
      <p>
        {t('home.roles')}{' '}
        {member.roles.map((role) => t(`role.${role}`)).join(localeMetadata[locale].listSeparator)}
      </p>
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
