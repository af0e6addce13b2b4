import type { ReactNode } from 'react';
import { ActionLinks } from '@/components/action-links';
import { Breadcrumbs } from '@/components/breadcrumbs';
import type { PageRow } from '@/config/pages';
import type { ContentBlockOf } from '@/contracts/content/blocks';
import type { Locale } from '@/contracts/locale';
import { localise } from '@/lib/localise';
import { Claims } from '../claims';
import { blockContext, Blocks } from './content-page';
import { crumbsOf } from './crumbs';
import { DraftMark } from '../draft/draft-mark';
import { JsonLd } from '../metadata/json-ld';
import { getPage } from './site-data';
import styles from './tool-page.module.css';

interface ToolPageProps {
  locale: Locale;
  row: PageRow;
  /** Class of the content below the tool. */
  contentClassName?: string;
  /** The tool itself. */
  children: ReactNode;
}

interface HeroProps {
  hero: ContentBlockOf<'hero'>;
  locale: Locale;
}

/** A page with its tool at the top: a short heading, the tool, then the page's content blocks. */
export async function ToolPage({ locale, row, contentClassName, children }: ToolPageProps) {
  const [page, context, crumbs] = await Promise.all([
    getPage(locale, row.slug),
    blockContext(locale),
    crumbsOf(locale, row),
  ]);
  const hero = page.blocks.find((block) => block.type === 'hero');
  return (
    <>
      <JsonLd row={row} page={page} crumbs={crumbs} context={context} />
      <Breadcrumbs crumbs={crumbs} locale={locale} label={context.t('breadcrumb')} />
      {hero ? <Intro hero={hero} locale={locale} /> : null}
      <div data-tool>{children}</div>
      <div className={contentClassName}>
        {hero ? (
          <div className={styles.claims}>
            {hero.claims.length > 0 ? (
              <Claims claims={hero.claims} locale={locale} className={styles.list} />
            ) : null}
            <ActionLinks actions={hero.actions} locale={locale} />
          </div>
        ) : null}
        <Blocks blocks={page.blocks.filter((block) => block !== hero)} context={context} />
      </div>
      <DraftMark locale={locale} />
    </>
  );
}

function Intro({ hero, locale }: HeroProps) {
  const lead = localise(hero, 'lead', { locale });
  return (
    <div className={styles.intro}>
      <h1>{localise(hero, 'heading', { locale })}</h1>
      {lead ? <p>{lead}</p> : null}
    </div>
  );
}
