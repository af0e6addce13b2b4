import type { Metadata } from 'next';
import { contentPaths } from '@/config/paths';
import type { Locale } from '@/contracts/locale';
import { getTranslate } from '@/i18n/server';
import { localise } from '@/lib/localise';
import { ActionLinks } from '@/components/action-links';
import { CardGrid } from '../blocks/cards/card-grid';
import styles from './not-found-content.module.css';
import { defaultDescription } from '../metadata/page-title';
import { getSectionTools } from './site-data';

/** An unknown path has the default Chinese title and description in every language, Simplified under `cn`, and neither canonical nor alternates, because it is no page. */
export async function notFoundMetadata(locale: Locale): Promise<Metadata> {
  return {
    ...(await defaultDescription(locale === 'cn' ? 'cn' : 'hk')),
    robots: { index: false, follow: false },
  };
}

export async function NotFoundContent({ locale }: { locale: Locale }) {
  const [t, tools] = await Promise.all([
    getTranslate(locale, 'common'),
    getSectionTools(locale, 'usefull-tools'),
  ]);
  return (
    <div className={styles.page}>
      <h1>{t('notFound.title')}</h1>
      <p>{t('notFound.body')}</p>
      <CardGrid
        locale={locale}
        cards={tools.map((tool) => ({
          key: tool._id,
          icon: tool.icon,
          title: localise(tool, 'title', { locale }),
          body: localise(tool, 'body', { locale }),
          href: tool.action?.href,
        }))}
      />
      <ActionLinks
        locale={locale}
        actions={[
          {
            labelEn: t('notFound.home'),
            labelHk: t('notFound.home'),
            labelCn: t('notFound.home'),
            href: contentPaths.home,
            kind: 'secondary',
          },
        ]}
      />
    </div>
  );
}
