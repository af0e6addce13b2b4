'use client';

import { useEffect, useLayoutEffect, useRef } from 'react';
import { useForm, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { toDefaultValues, toResolverErrors, type FieldMessages } from './form-types';

interface ValidatedFormOptions<V extends FieldValues> {
  /** The values in the store. */
  values: V;
  /** Writes typed values to the store. */
  onChange: (values: V) => void;
  validate?: (values: V) => FieldMessages<V>;
  /** What `validate` depends on besides the values; a submitted form is validated again when it changes. */
  validationContext?: string | number;
}

const isSame = <V extends FieldValues>(left: V, right: V): boolean =>
  Object.keys(left).every((field) => Object.is(left[field], right[field]));

/**
 * A form of react-hook-form whose values live in the store, so that they survive a change of language: what is typed is written to the store, and
 * values that the store changes by itself reset the form. Errors appear on submit and follow the typing from then on.
 */
export function useValidatedForm<V extends FieldValues>({
  values,
  onChange,
  validate,
  validationContext,
}: ValidatedFormOptions<V>): UseFormReturn<V, unknown, V> {
  const form = useForm<V, unknown, V>({
    defaultValues: toDefaultValues(values),
    shouldFocusError: false,
    resolver: (typed) => {
      const errors = toResolverErrors(validate?.(typed) ?? {});
      return Object.keys(errors).length === 0
        ? { values: typed, errors: {} }
        : { values: {}, errors };
    },
  });
  const latest = useRef({ values, onChange });
  useLayoutEffect(() => {
    latest.current = { values, onChange };
    if (!isSame(values, form.getValues())) form.reset(values);
  });
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values: typed }) => {
          if (!isSame(latest.current.values, typed)) latest.current.onChange({ ...typed });
        },
      }),
    [form],
  );
  const { isSubmitted } = form.formState;
  const submitted = useRef(isSubmitted);
  useEffect(() => {
    submitted.current = isSubmitted;
  }, [isSubmitted]);
  useEffect(() => {
    if (submitted.current) void form.trigger();
  }, [form, validationContext]);
  return form;
}
