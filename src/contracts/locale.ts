// No zod here: this file is imported by client components.
export const locales = ['en', 'hk', 'cn'] as const;
export type Locale = (typeof locales)[number];

export const localeSuffixes = { en: 'En', hk: 'Hk', cn: 'Cn' } as const satisfies Record<
  Locale,
  string
>;
export type LocaleSuffix = (typeof localeSuffixes)[Locale];

/** The three keys of a localised field: `heading` becomes `headingEn`, `headingHk`, `headingCn`. */
export type Localised<F extends string, V = string> = { [K in `${F}${LocaleSuffix}`]: V };
