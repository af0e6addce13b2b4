import { z } from 'zod';
import { locales, localeSuffixes, type LocaleSuffix } from './locale';
import { recordOf } from './typed-record';

export const localeSchema = z.enum(locales);

type LocalisedShape<F extends string, S> = { [K in `${F}${LocaleSuffix}`]: S };

const text = z.string().min(1);

/** Shape of a localised field for `z.object({ ...localised('title') })`; every language is required. */
export function localised<F extends string>(field: F): LocalisedShape<F, typeof text>;
export function localised<F extends string, S extends z.ZodType>(
  field: F,
  schema: S,
): LocalisedShape<F, S>;
export function localised(field: string, schema: z.ZodType = text): Record<string, z.ZodType> {
  return recordOf(
    locales.map((locale) => `${field}${localeSuffixes[locale]}`),
    () => schema,
  );
}
