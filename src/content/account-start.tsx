import type { Metadata } from 'next';
import { Breadcrumbs } from '@/components/breadcrumbs';
import { brand } from '@/config/brand';
import { contentPaths, flowPaths } from '@/config/paths';
import type { ContentBlock } from '@/contracts/content';
import type { Locale } from '@/contracts/locale';
import { getTranslate } from '@/i18n/server';
import { localise } from '@/lib/localise';
import { blockContext, Blocks } from './content-page';
import { describePage, previewImagePath } from './metadata';
import styles from './not-found-content.module.css';
import { getPrivateLinks } from './site-data';

interface AccountSubject {
  title: string;
  body: string;
}

async function subjectOf(locale: Locale, path: string): Promise<AccountSubject> {
  const t = await getTranslate(locale);
  if (path === flowPaths.signIn) return { title: t('account.signIn.title'), body: t('account.signIn.body') };
  const link = (await getPrivateLinks(locale)).find((candidate) => candidate.href === path);
  return { title: link ? localise(link, 'title', { locale }) : t('account.title'), body: link ? localise(link, 'body', { locale }) : '' };
}

export async function accountMetadata(locale: Locale, path: string): Promise<Metadata> {
  const [t, { title, body }] = await Promise.all([getTranslate(locale), subjectOf(locale, path)]);
  return describePage({ locale, path, title: `${title} | ${localise(brand, 'name', { locale })}`, description: body || t('account.description'), image: previewImagePath(locale, 'privateLink'), isIndexable: false });
}

/** What a customer can ask for about a loan, and who does it with them. */
export async function AccountStart({ locale, path }: { locale: Locale; path: string }) {
  const [context, subject] = await Promise.all([blockContext(locale), subjectOf(locale, path)]);
  const { t } = context;
  const everywhere = (word: string) => ({ headingEn: word, headingHk: word, headingCn: word });
  const blocks: ContentBlock[] = [
    { type: 'contacts', source: 'cscenter', ...everywhere(t('account.contact')) },
    { type: 'privateLinks', ...everywhere(t('account.more')) },
  ];
  const crumbs = [{ label: t('home'), href: contentPaths.home }, { label: t('account.title'), href: flowPaths.account }];
  return (
    <>
      <Breadcrumbs crumbs={path === flowPaths.account ? crumbs : [...crumbs, { label: subject.title, href: path }]} locale={locale} label={t('breadcrumb')} />
      <div className={styles.page}>
        <h1>{subject.title}</h1>
        {subject.body ? <p>{subject.body}</p> : null}
        <p>{t('account.lead')}</p>
      </div>
      <Blocks blocks={blocks} context={context} />
    </>
  );
}
