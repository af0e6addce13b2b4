'use client';

import { useEffect, useState, type FormEvent, type ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { ApplicationSection } from '@/contracts/application/application-choices';
import type { ApplyStep } from '@/config/apply-steps';
import { ErrorSummary } from '@/components/form/error-summary';
import formStyles from '@/components/form/form.module.css';
import { useAppDispatch } from '@/store/hooks';
import type { ApplicationFormValues } from '../form/application-form-values';
import { formValuesTyped } from '../application.slice';
import { validateSectionValues, type FormFieldProblems } from '../form/form-field-problems';
import { fieldProblemMessage } from '../form/field-messages';
import type { Application } from '../use-application';

export interface FieldContext extends Pick<Application, 't'> {
  /** The error message of the field with this path. */
  fieldError: (path: string) => string | undefined;
}

interface SectionFormProps<E extends FieldValues> {
  application: Application;
  section: ApplicationSection;
  step: ApplyStep;
  form: UseFormReturn<E>;
  /** Wraps the section's values for the store. */
  toFormValues: (values: E) => Partial<ApplicationFormValues>;
  /** Restricts validation to these fields; all fields of the section if omitted. */
  includesField?: (path: string) => boolean;
  submitLabel?: string;
  children: (frame: FieldContext) => ReactNode;
}

const noErrors: FormFieldProblems = {};

/** The form of one step: values are stored while typing and validated on submit. */
export function SectionForm<E extends FieldValues>({
  application,
  section,
  step,
  form,
  toFormValues,
  includesField,
  submitLabel,
  children,
}: SectionFormProps<E>) {
  const { t, rules, state, context } = application;
  const dispatch = useAppDispatch();
  const [errors, setProblems] = useState(noErrors);
  const [attempt, setAttempt] = useState(0);
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => void dispatch(formValuesTyped(toFormValues(values))),
      }),
    [form, dispatch, toFormValues],
  );

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const answered = toFormValues(form.getValues());
    const foundErrors = Object.entries(
      validateSectionValues(section, { ...state.formValues, ...answered }, rules),
    ).filter(([path]) => includesField?.(path) ?? true);
    setProblems(Object.fromEntries(foundErrors));
    setAttempt((count) => count + 1);
    if (foundErrors.length === 0) application.completeStep(answered, step);
  };
  const messageOptions = { t, locale: context.locale };
  const fieldError = (path: string): string | undefined => {
    const problem = errors[path];
    return problem && fieldProblemMessage(path, problem, messageOptions);
  };
  return (
    <form noValidate onSubmit={submit}>
      <ErrorSummary
        heading={t('problem.heading')}
        titlePrefix={t('problem.titlePrefix')}
        attempt={attempt}
        errors={Object.entries(errors).map(([path, problem]) => ({
          fieldId: path,
          text: fieldProblemMessage(path, problem, messageOptions),
        }))}
      />
      {children({ t, fieldError })}
      <p className={formStyles.actions}>
        <button type="submit" className={formStyles.primary}>
          {submitLabel ?? t('continue')}
        </button>
      </p>
    </form>
  );
}
