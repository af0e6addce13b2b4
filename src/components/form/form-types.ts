import type { DefaultValues, FieldValues, FormState } from 'react-hook-form';

// Mapped types over a type parameter, which TypeScript can't build key by key.

/** Localised messages of problems by field; empty for valid values. */
export type FieldMessages<V> = Partial<Record<keyof V & string, string | undefined>>;

/** The messages as the errors that a resolver of react-hook-form answers. */
export function toResolverErrors<V extends FieldValues>(
  messages: FieldMessages<V>,
): FormState<V>['errors'] {
  return Object.fromEntries(
    Object.entries(messages).flatMap(([field, message]) =>
      message ? [[field, { type: 'validate', message }]] : [],
    ),
  ) as FormState<V>['errors'];
}

export function toDefaultValues<V extends FieldValues>(values: V): DefaultValues<V> {
  return values as DefaultValues<V>;
}
