import type { Metadata } from 'next';
import { brand } from '@/config/brand';
import { contentPaths } from '@/config/paths';
import type { Locale } from '@/contracts/locale';
import { getTranslate } from '@/i18n/server';
import { localise } from '@/lib/localise';
import { ActionLinks } from '@/components/action-links';
import { CardGrid } from '../blocks/cards/card-grid';
import styles from './not-found-content.module.css';
import { getSectionTools } from './site-data';

/** An unknown path has the default Chinese title and description in every language, Simplified under `cn`. */
const defaultMeta = {
  titleHk: `${brand.nameHk}｜香港物業按揭及貸款`,
  titleCn: `${brand.nameCn}｜香港房产按揭及贷款`,
  descriptionHk:
    '香港物業按揭貸款：一按、二按、快批按揭、過橋及循環貸款。網上計供款、估物業價，最高按揭成數、年利率及條件一一列明。',
  descriptionCn:
    '香港房产按揭贷款：首次按揭、二次按揭、快批按揭、过桥及循环贷款。在线计算月供、评估房产，最高成数、年利率及条件逐一列明。',
};

export function notFoundMetadata(locale: Locale): Metadata {
  const isSimplified = locale === 'cn';
  return {
    title: isSimplified ? defaultMeta.titleCn : defaultMeta.titleHk,
    description: isSimplified ? defaultMeta.descriptionCn : defaultMeta.descriptionHk,
    robots: { index: false, follow: false },
  };
}

export async function NotFoundContent({ locale }: { locale: Locale }) {
  const [t, tools] = await Promise.all([
    getTranslate(locale),
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
