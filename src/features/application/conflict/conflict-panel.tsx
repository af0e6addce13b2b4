'use client';

import { useState, type FormEvent } from 'react';
import { ChoiceField } from '@/components/form/choice-field';
import { ErrorSummary } from '@/components/form/error-summary';
import formStyles from '@/components/form/form.module.css';
import { useAppDispatch } from '@/store/hooks';
import styles from '../components/step.module.css';
import { conflictResolved } from '../application.slice';
import type { DraftConflict } from '../application-state';
import type { Application } from '../use-application';
import { conflictRows } from './conflict-rows';

interface ConflictPanelProps {
  application: Application;
  conflict: DraftConflict;
}

/** Both sides of every answer that was given differently here and elsewhere; nothing is saved before the applicant has chosen. */
export function ConflictPanel({ application, conflict }: ConflictPanelProps) {
  const { state, t } = application;
  const dispatch = useAppDispatch();
  const rows = conflictRows(application, {
    mine: state.formValues,
    theirs: conflict.formValues,
  });
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const [attempt, setAttempt] = useState(0);
  const open = rows.filter(({ path }) => chosen[path] === undefined);
  const resolve = (theirs: readonly string[]): void => void dispatch(conflictResolved(theirs));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setAttempt((count) => count + 1);
    if (open.length === 0)
      resolve(rows.map(({ path }) => path).filter((path) => chosen[path] === 'theirs'));
  };
  const problemOf = (label: string): string => t('conflict.choose', { field: label });
  return (
    <form noValidate onSubmit={submit}>
      <ErrorSummary
        heading={t('problem.heading')}
        titlePrefix={t('problem.titlePrefix')}
        attempt={attempt}
        errors={
          attempt > 0
            ? open.map(({ path, label }) => ({ fieldId: path, text: problemOf(label) }))
            : []
        }
      />
      <p className={styles.lead}>{t('conflict.lead')}</p>
      {rows.map(({ path, label, mine, theirs }) => (
        <ChoiceField
          key={path}
          id={path}
          legend={label}
          problem={attempt > 0 && chosen[path] === undefined ? problemOf(label) : undefined}
          chosen={chosen[path] ?? ''}
          choices={[
            { value: 'mine', label: mine, hint: t('conflict.mine') },
            { value: 'theirs', label: theirs, hint: t('conflict.theirs') },
          ]}
          input={{
            name: path,
            onChange: ({ target }) => setChosen((before) => ({ ...before, [path]: target.value })),
          }}
        />
      ))}
      <p className={formStyles.actions}>
        <button type="submit" className={formStyles.primary}>
          {t('continue')}
        </button>
        {rows.length > 1 ? (
          <>
            <button type="button" className={formStyles.secondary} onClick={() => resolve([])}>
              {t('conflict.allMine')}
            </button>
            <button
              type="button"
              className={formStyles.secondary}
              onClick={() => resolve(rows.map(({ path }) => path))}
            >
              {t('conflict.allTheirs')}
            </button>
          </>
        ) : null}
      </p>
    </form>
  );
}
