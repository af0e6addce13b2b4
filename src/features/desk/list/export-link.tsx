'use client';

import type { TranslationProps } from '@/i18n/translation-props';
import { useDeskSelector } from '@/store/desk-hooks';
import styles from '../frame/desk-app.module.css';
import { staffSessionSlice } from '../session/staff-session.slice';
import { readListFields, type ListExport } from './desk-list';

/** Takes a list along as it is filtered, for those who may. */
export function ExportLink({
  csv,
  address,
  t,
}: Pick<TranslationProps<'desk'>, 't'> & { csv: ListExport; address: URLSearchParams }) {
  const permissions = useDeskSelector(staffSessionSlice.selectors.selectPermissions);
  if (!permissions.some((held) => held === csv.permission)) return null;
  const chosen = new URLSearchParams(readListFields({ querySchema: csv.query }, address));
  return (
    <a className={styles.button} download href={`${csv.path}?${chosen.toString()}`}>
      {t('list.export')}
    </a>
  );
}
