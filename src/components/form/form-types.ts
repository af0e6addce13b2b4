import type { DefaultValues, FieldErrors, FieldValues } from 'react-hook-form';

// Mapped types over a type parameter, which TypeScript can't build key by key.

/** Localised error messages by field; empty for valid values. */
export type FieldMessages<V> = Partial<Record<keyof V & string, string | undefined>>;

export function toFieldErrors<V extends FieldValues>(messages: FieldMessages<V>): FieldErrors<V> {
  return Object.fromEntries(
    Object.entries(messages).flatMap(([field, message]) =>
      message ? [[field, { type: 'validate', message }]] : [],
    ),
  ) as FieldErrors<V>;
}

export function toDefaultValues<V extends FieldValues>(values: V): DefaultValues<V> {
  return values as DefaultValues<V>;
}
