'use client';

import { useDeskSelector } from '@/store/desk-hooks';
import type { DeskScreenProps } from '../frame/desk-screen-props';
import { DeskListView } from '../list/desk-list-view';
import { staffSessionSlice } from '../session/staff-session.slice';
import { bankEntryList } from './bank-entry-list';
import { BankEntryView } from './bank-entry-view';
import { ImportFileForm } from './import-file-form';

/** Money that came in; one entry where the address names it. */
export function BankEntryScreen({ id, query, t, locale }: DeskScreenProps) {
  const mayPost = useDeskSelector(staffSessionSlice.selectors.selectPermissions).includes(
    'loan.post',
  );
  if (id !== null)
    return <BankEntryView key={id} id={id} mayPost={mayPost} t={t} locale={locale} />;
  return (
    <>
      <DeskListView
        list={bankEntryList}
        section="bank-entries"
        title={t('bankEntry.title')}
        query={query}
        t={t}
        locale={locale}
      />
      {mayPost ? <ImportFileForm t={t} locale={locale} /> : null}
    </>
  );
}
