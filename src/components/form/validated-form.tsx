'use client';

import type { ReactNode, RefObject } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { ErrorSummary } from './error-summary';

interface ValidatedFormProps<V extends FieldValues> {
  form: UseFormReturn<V, unknown, V>;
  /** Element ids by field, where they differ from the field's name. */
  fieldIds?: Partial<Record<keyof V & string, string | null>>;
  /** An error of the last submission, shown while the fields are valid. */
  failure?: { fieldId: string | null; text: string } | null;
  heading: string;
  titlePrefix: string;
  onSubmit: (values: V) => void;
  formRef?: RefObject<HTMLFormElement | null>;
  children: ReactNode;
}

/** A form of react-hook-form with the summary of its errors at the top. */
export function ValidatedForm<V extends FieldValues>({
  form,
  fieldIds,
  failure = null,
  heading,
  titlePrefix,
  onSubmit,
  formRef,
  children,
}: ValidatedFormProps<V>) {
  const { errors, submitCount } = form.formState;
  const problems = Object.entries(errors).map(([field, error]) => ({
    fieldId: fieldIds?.[field] === undefined ? field : fieldIds[field],
    text: typeof error?.message === 'string' ? error.message : '',
  }));
  return (
    <form
      ref={formRef}
      noValidate
      onSubmit={(event) => void form.handleSubmit((values) => onSubmit(values))(event)}
    >
      <ErrorSummary
        heading={heading}
        titlePrefix={titlePrefix}
        errors={problems.length === 0 && failure !== null ? [failure] : problems}
        attempt={submitCount}
      />
      {children}
    </form>
  );
}

/** The error message of a field. */
export function fieldMessage<V extends FieldValues>(
  { formState: { errors } }: UseFormReturn<V, unknown, V>,
  field: keyof V & string,
): string | undefined {
  const message = errors[field]?.message;
  return typeof message === 'string' ? message : undefined;
}
