'use client';

import { isSettingName } from '@/contracts/setting/settings';
import type { DeskScreenProps } from '../frame/desk-screen-props';
import { SettingList } from './setting-list';
import { SettingView } from './setting-view';

/** What the lender sets while the site runs; one setting where the address names it. */
export function SettingScreen({ id, t, locale }: DeskScreenProps) {
  if (id === null) return <SettingList t={t} locale={locale} />;
  return isSettingName(id) ? (
    <SettingView key={id} name={id} t={t} locale={locale} />
  ) : (
    <p>{t('notFound.text')}</p>
  );
}
