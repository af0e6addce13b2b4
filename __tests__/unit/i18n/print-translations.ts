import { locales } from '@/contracts/locale';
import { getResources, getTranslate } from '@/i18n/server';

/** Prints what the server's translations say; a process of its own, because the library loads files in a way that jest refuses. */
const said = await Promise.all(
  locales.map(async (locale) => {
    const t = await getTranslate(locale, 'common');
    return {
      locale,
      skip: t('skipToContent'),
      copyright: t('copyright', { year: 2026, name: 'A & B' }),
      missing: t('nothing.here' as never),
    };
  }),
);
process.stdout.write(JSON.stringify({ said, resources: await getResources('cn', ['common']) }));
