'use client';

import type { UseFormRegisterReturn } from 'react-hook-form';
import { TextField } from '@/components/form/text-field';
import type { AssignedWork } from '@/contracts/staff/colleague-choices';
import { staffEmailMax, staffNameMax } from '@/contracts/staff/staff';
import type { TranslationProps } from '@/i18n/translation-props';
import { useDeskSelector } from '@/store/desk-hooks';
import { useQuery } from '@/store/use-query';
import { FailureNotice } from '../../frame/failure-notice';
import { colleagues } from './colleague-query';
import { colleagueOf, colleagueText } from './colleague-text';

interface ColleagueFieldProps extends TranslationProps<'desk'> {
  id: string;
  work: AssignedWork;
  problem: string | undefined;
  /** Registers the field with the rule that it names a colleague who may be given this. */
  register: (rules: { validate: (typed: string) => string | true }) => UseFormRegisterReturn;
}

/** The address of whoever was typed into the field for such work. */
export function useColleagueEmail(work: AssignedWork): (typed: string) => string {
  const known = useDeskSelector(colleagues.slice.selectors.selectData)[work] ?? [];
  return (typed) => colleagueOf(typed, known) ?? '';
}

/** A field that offers colleagues by name while one types, and takes nobody else. */
export function ColleagueField({ id, work, problem, register, t, locale }: ColleagueFieldProps) {
  const { data, record, reload } = useQuery(colleagues, {
    locale,
    request: { query: { work } },
    key: work,
  });
  const known = data[work] ?? [];
  const list = `${id}-colleagues`;
  return (
    <>
      {record.failure ? <FailureNotice failure={record.failure} onRetry={reload} t={t} /> : null}
      <TextField
        id={id}
        list={list}
        autoComplete="off"
        spellCheck={false}
        label={t('handling.giveTo')}
        hint={t('handling.giveToHint')}
        problem={problem}
        maxLength={staffNameMax + staffEmailMax}
        {...register({
          validate: (typed) =>
            typed.trim() === ''
              ? t('handling.assigneeMissing')
              : colleagueOf(typed, known) !== null || t('handling.noColleague'),
        })}
      />
      <datalist id={list}>
        {known.map((colleague) => (
          <option key={colleague.email} value={colleagueText(colleague)} />
        ))}
      </datalist>
    </>
  );
}
