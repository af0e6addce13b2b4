'use client';

import { Icon } from '@/components/icon';
import { SmartLink } from '@/components/smart-link';
import { localise } from '@/lib/localise';
import { CollectionState } from '../site/collection-state';
import { nav, sectionTools } from '../site/site-collections.slice';
import { mapQuery, useFilledQuery } from '../site/use-filled-query';
import styles from './help-drawer.module.css';
import type { SitePartProps } from '../site/site-part-props';

const toolsSlug = 'usefull-tools';
const isEmpty = (list: readonly unknown[]): boolean => list.length === 0;

/** The tools of the site and its pages. */
export function HelpLinks({ site, t }: SitePartProps) {
  const { locale } = site;
  const tools = mapQuery(
    useFilledQuery(sectionTools, {
      site,
      request: { params: { slug: toolsSlug } },
      key: toolsSlug,
    }),
    (data) => data[toolsSlug]?.filter(({ action }) => action !== undefined) ?? [],
  );
  const pages = mapQuery(useFilledQuery(nav, { site, request: {} }), (navs) =>
    navs
      .filter(({ position }) => position === 'header')
      .flatMap((entry) => [entry, ...entry.children])
      .flatMap((entry) =>
        entry.href === undefined
          ? []
          : [{ id: entry._id, href: entry.href, label: localise(entry, 'label', { locale }) }],
      ),
  );
  return (
    <>
      <section className={styles.section} aria-labelledby="help-tools">
        <h3 id="help-tools">{t('tools.title')}</h3>
        <CollectionState
          query={tools}
          t={t}
          label={t('tools.title')}
          isEmpty={isEmpty}
          empty={t('tools.empty')}
        >
          {(list) => (
            <ul className={`${styles.list} ${styles.tools}`}>
              {list.map((tool) => (
                <li key={tool._id}>
                  <SmartLink href={tool.action?.href ?? '/'} locale={locale}>
                    <Icon name={tool.icon} size={26} />
                    <span>
                      <b>{localise(tool, 'title', { locale })}</b>
                      <small>{localise(tool, 'body', { locale })}</small>
                    </span>
                  </SmartLink>
                </li>
              ))}
            </ul>
          )}
        </CollectionState>
      </section>
      <section className={styles.section} aria-labelledby="help-pages">
        <h3 id="help-pages">{t('pages.title')}</h3>
        <CollectionState
          query={pages}
          t={t}
          label={t('pages.title')}
          isEmpty={isEmpty}
          empty={t('pages.empty')}
        >
          {(list) => (
            <nav aria-labelledby="help-pages">
              <ul className={`${styles.list} ${styles.pages}`}>
                {list.map(({ id, href, label }) => (
                  <li key={id}>
                    <SmartLink href={href} locale={locale}>
                      {label}
                    </SmartLink>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </CollectionState>
      </section>
    </>
  );
}
