import type { Metadata } from 'next';
import { publicSettings } from '@/config/env.public';
import { pages } from '@/config/pages';
import { localeOf, type LocaleParams } from '@/content/page/locale-param';
import { contentMetadata } from '@/content/metadata/metadata';
import { flowWords } from '@/content/page/flow-words';
import { getSiteLimits } from '@/content/page/site-data';
import { ToolPage } from '@/content/page/tool-page';
import { UploadIsland } from '@/features/document/components/upload-island';
import { getTranslate } from '@/i18n/server';

export const revalidate = 60;

export function generateStaticParams(): { locale: string }[] {
  return [];
}

/** The address may carry the id of a texted link, which must not leak in the Referer header. */
export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  return {
    ...(await contentMetadata(await localeOf(params), pages.uploadDocument)),
    referrer: 'no-referrer',
  };
}

export default async function Page({ params }: LocaleParams) {
  const locale = await localeOf(params);
  const [t, words, limits] = await Promise.all([
    getTranslate(locale, 'document'),
    flowWords(locale, ['document']),
    getSiteLimits(locale),
  ]);
  return (
    <ToolPage locale={locale} row={pages.uploadDocument}>
      <UploadIsland
        locale={locale}
        isSmsLive={publicSettings().isSmsLive}
        limits={limits}
        {...words}
        waiting={t('waiting')}
        withoutScript={t('noScript')}
      />
    </ToolPage>
  );
}
