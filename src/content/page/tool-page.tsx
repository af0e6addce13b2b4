import type { ReactNode } from 'react';
import { ActionLinks } from '@/components/action-links';
import { Breadcrumbs } from '@/components/breadcrumbs';
import { slugOfPath, type ContentPath } from '@/config/paths';
import type { ContentBlockOf } from '@/contracts/content';
import type { Locale } from '@/contracts/locale';
import { localise } from '@/lib/localise';
import { Claims } from '../claims';
import { blockContext, Blocks } from './content-page';
import { crumbsOf } from './crumbs';
import { JsonLd } from '../metadata/json-ld';
import { getPage } from './site-data';
import styles from './tool-page.module.css';

interface ToolPageProps {
  locale: Locale;
  path: ContentPath;
  /** Of what follows the tool. */
  afterClassName?: string;
  /** The tool. */
  children: ReactNode;
}

interface HeroProps {
  hero: ContentBlockOf<'hero'>;
  locale: Locale;
}

/** A page whose tool comes first: a short heading, the tool, then what the page says about it. */
export async function ToolPage({ locale, path, afterClassName, children }: ToolPageProps) {
  const [page, context, crumbs] = await Promise.all([getPage(locale, slugOfPath[path]), blockContext(locale), crumbsOf(locale, path)]);
  const hero = page.blocks.find((block) => block.type === 'hero');
  return (
    <>
      <JsonLd path={path} page={page} crumbs={crumbs} context={context} />
      <Breadcrumbs crumbs={crumbs} locale={locale} label={context.t('breadcrumb')} />
      {hero ? <Intro hero={hero} locale={locale} /> : null}
      {children}
      <div className={afterClassName}>
        {hero ? (
          <div className={styles.claims}>
            <Claims claims={hero.claims} locale={locale} className={styles.list} />
            <ActionLinks actions={hero.actions} locale={locale} />
          </div>
        ) : null}
        <Blocks blocks={page.blocks.filter((block) => block !== hero)} context={context} />
      </div>
    </>
  );
}

function Intro({ hero, locale }: HeroProps) {
  return (
    <div className={styles.intro}>
      <h1>{localise(hero, 'heading', { locale })}</h1>
      <p>{localise(hero, 'lead', { locale })}</p>
    </div>
  );
}
