import { z } from 'zod';
import { locales, localeSuffixes, type LocaleSuffix } from './locale';

export const localeSchema = z.enum(locales);

const text = z.string().min(1);

/** Shape of a localised field for `z.object({ ...localised('title') })`; every language is required. */
export function localised<F extends string, S extends z.ZodType = typeof text>(
  field: F,
  schema?: S,
): { [K in `${F}${LocaleSuffix}`]: S } {
  const value = (schema ?? text) as S;
  const shape = Object.fromEntries(
    locales.map((locale) => [`${field}${localeSuffixes[locale]}`, value]),
  );
  return shape as { [K in `${F}${LocaleSuffix}`]: S };
}
