import type { UseFormRegisterReturn } from 'react-hook-form';
import { roles } from '@/contracts/staff/permissions';
import type { TranslationProps } from '@/i18n/translation-props';
import styles from '../frame/desk-app.module.css';

interface RoleFieldsProps extends Pick<TranslationProps<'desk'>, 't'> {
  registration: UseFormRegisterReturn;
  problem?: string;
}

/** The roles with what each is for. */
export function RoleFields({ registration, problem, t }: RoleFieldsProps) {
  return (
    <fieldset
      className={styles.choices}
      aria-describedby={problem ? 'roles-problem' : undefined}
      aria-invalid={problem ? true : undefined}
    >
      <legend>{t('staff.roles')}</legend>
      {problem ? (
        <p id="roles-problem" className={styles.problem} role="alert">
          {problem}
        </p>
      ) : null}
      {roles.map((role) => (
        <label key={role}>
          <input type="checkbox" value={role} {...registration} />
          <span>
            {t(`role.${role}`)} <small>{t(`roleHint.${role}`)}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
