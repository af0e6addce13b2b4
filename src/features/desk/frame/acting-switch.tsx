import { deskHref } from '@/config/desk/desk-paths';
import { localeMetadata } from '@/config/locales';
import type { StaffSession } from '@/contracts/staff/staff-session';
import type { TranslationProps } from '@/i18n/translation-props';
import { useDeskDispatch } from '@/store/desk-hooks';
import { actAsRequested } from '../session/staff-session.slice';
import styles from './desk-frame.module.css';
import { openAddress } from './desk-location';

/** Lets an administrator try the desk as an invented colleague, and come back. */
export function ActingSwitch({
  session: { member, actingChoices },
  t,
  locale,
}: TranslationProps<'desk'> & { session: StaffSession }) {
  const dispatch = useDeskDispatch();
  const { listSeparator } = localeMetadata[locale];
  return (
    <select
      aria-label={t('frame.actAs')}
      value={member.id}
      className={styles.acting}
      onChange={({ target }) => {
        dispatch(actAsRequested({ locale, memberId: target.value }));
        openAddress(deskHref(locale, null));
      }}
    >
      {actingChoices.map(({ id, name, roles }) => (
        <option key={id} value={id}>
          {name}: {roles.map((role) => t(`role.${role}`)).join(listSeparator)}
        </option>
      ))}
    </select>
  );
}
