'use client';

import { useEffect, useState, type FormEvent, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import type { ApplicationSection } from '@/contracts/application/application-choices';
import { ErrorSummary } from '@/components/form/error-summary';
import formStyles from '@/components/form/form.module.css';
import { mapStrings } from '@/lib/object/map-strings';
import { useAppDispatch } from '@/store/hooks';
import { emptyFormValues, type ApplicationFormValues } from '../form/application-form-values';
import { formValuesTyped } from '../application.slice';
import { validateSectionValues, type FormFieldProblems } from '../form/form-field-problems';
import { fieldProblemMessage } from '../form/field-messages';
import { pickSections } from '../save-section-request';
import type { Application } from '../use-application';
import type { SectionFrame } from './section-frame';

export interface FieldContext extends SectionFrame {
  application: Application;
}

interface StepFormProps {
  application: Application;
  /** The sections that the form stores and validates. */
  sections: readonly ApplicationSection[];
  /** Restricts validation to these fields; all fields of the sections if omitted. */
  includesField?: (path: string) => boolean;
  /** Looks at valid answers before they are taken; whatever it answers with true stays on the page. */
  holdsBack?: (answered: Partial<ApplicationFormValues>) => boolean;
  submitLabel?: string | undefined;
  /** Called with the values of the sections, all of them valid. */
  onComplete: (answered: Partial<ApplicationFormValues>) => void;
  children: (frame: FieldContext) => ReactNode;
}

const noProblems: FormFieldProblems = {};

/** The values of these sections, independent of the form library, which goes on changing its own. */
const snapshot = (
  values: ApplicationFormValues,
  sections: readonly ApplicationSection[],
): Partial<ApplicationFormValues> => mapStrings(pickSections(values, sections), (text) => text);

/** The form of one step: values are stored while typing and validated on submit. */
export function StepForm({
  application,
  sections,
  includesField,
  holdsBack,
  submitLabel,
  onComplete,
  children,
}: StepFormProps) {
  const { t, rules, state, context } = application;
  const dispatch = useAppDispatch();
  const form = useForm<ApplicationFormValues>({
    defaultValues: { ...emptyFormValues, ...state.formValues },
  });
  const [problems, setProblems] = useState(noProblems);
  const [attempt, setAttempt] = useState(0);
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name = '', values }) => {
          const [changed] = name.split('.');
          const known = sections.filter((section) => section === changed);
          dispatch(formValuesTyped(snapshot(values, known.length > 0 ? known : sections)));
        },
      }),
    [form, dispatch, sections],
  );

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const answered = snapshot(form.getValues(), sections);
    const found = sections
      .flatMap((section) =>
        Object.entries(validateSectionValues(section, { ...state.formValues, ...answered }, rules)),
      )
      .filter(([path]) => includesField?.(path) ?? true);
    setProblems(Object.fromEntries(found));
    setAttempt((count) => count + 1);
    if (found.length === 0 && !holdsBack?.(answered)) onComplete(answered);
  };
  const messageOptions = { t, locale: context.locale };
  const problemMessage = (path: string): string | undefined => {
    const problem = problems[path];
    return problem && fieldProblemMessage(path, problem, messageOptions);
  };
  return (
    <form noValidate onSubmit={submit}>
      <ErrorSummary
        heading={t('problem.heading')}
        titlePrefix={t('problem.titlePrefix')}
        attempt={attempt}
        errors={Object.entries(problems).map(([path, problem]) => ({
          fieldId: path,
          text: fieldProblemMessage(path, problem, messageOptions),
        }))}
      />
      {children({ t, application, form, problemMessage })}
      <p className={formStyles.actions}>
        <button type="submit" className={formStyles.primary}>
          {submitLabel ?? t('continue')}
        </button>
      </p>
    </form>
  );
}
