'use client';

import { useEffect, useState, type FormEvent, type ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { ApplicationSection } from '@/contracts/application/application-choices';
import type { ApplyStep } from '@/config/apply-steps';
import { ErrorSummary } from '@/components/form/error-summary';
import formStyles from '@/components/form/form.module.css';
import { useAppDispatch } from '@/store/hooks';
import type { ApplicationEntries } from '../entry/application-entry';
import { entryTyped } from '../application.slice';
import { problemsInSection, type EntryProblems } from '../entry/entry-problems';
import { problemText } from '../entry/field-words';
import type { Application } from '../use-application';

export interface FieldFrame extends Pick<Application, 't'> {
  /** What is wrong with the field of this path, in words. */
  problemOf: (path: string) => string | undefined;
}

interface SectionFormProps<E extends FieldValues> {
  application: Application;
  section: ApplicationSection;
  step: ApplyStep;
  form: UseFormReturn<E>;
  /** The section with these values. */
  toEntries: (values: E) => Partial<ApplicationEntries>;
  /** Only these fields count in this step; all of the section's where it is left out. */
  only?: (path: string) => boolean;
  submitLabel?: string;
  children: (frame: FieldFrame) => ReactNode;
}

const none: EntryProblems = {};

/** One step's form: what is typed is kept at once, and checked when it is sent. */
export function SectionForm<E extends FieldValues>({ application, section, step, form, toEntries, only, submitLabel, children }: SectionFormProps<E>) {
  const { t, rules, state, facts } = application;
  const dispatch = useAppDispatch();
  const [problems, setProblems] = useState(none);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => form.subscribe({ formState: { values: true }, callback: ({ values }) => void dispatch(entryTyped(toEntries(values))) }), [form, dispatch, toEntries]);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const answered = toEntries(form.getValues());
    const found = Object.entries(problemsInSection(section, { ...state.entries, ...answered }, rules)).filter(([path]) => only?.(path) ?? true);
    setProblems(Object.fromEntries(found));
    setAttempt((count) => count + 1);
    if (found.length === 0) application.answer(answered, step);
  };
  const words = { t, locale: facts.locale };
  const problemOf = (path: string): string | undefined => {
    const problem = problems[path];
    return problem && problemText(path, problem, words);
  };
  return (
    <form noValidate onSubmit={submit}>
      <ErrorSummary heading={t('problem.heading')} titlePrefix={t('problem.titlePrefix')} attempt={attempt} errors={Object.entries(problems).map(([path, problem]) => ({ fieldId: path, text: problemText(path, problem, words) }))} />
      {children({ t, problemOf })}
      <p className={formStyles.actions}>
        <button type="submit" className={formStyles.primary}>{submitLabel ?? t('continue')}</button>
      </p>
    </form>
  );
}
