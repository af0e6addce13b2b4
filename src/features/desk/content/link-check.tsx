'use client';

import { deskHref } from '@/config/desk/desk-paths';
import type { TranslationProps } from '@/i18n/translation-props';
import { useTranslate } from '@/i18n/use-translate';
import { localise } from '@/lib/localise';
import { useQuery } from '@/store/use-query';
import { QueryView } from '../frame/query-view';
import { DataTable } from '../list/data-table';
import { contentLinks, contentName } from './content-queries';
import { pathWords } from './form/path-words';

/** Every link on the site that leads nowhere or to an address that was moved, with its place. */
export function LinkCheck({ t, locale }: TranslationProps<'desk'>) {
  const tForm = useTranslate('content-form');
  const query = useQuery(contentLinks, { locale, request: {} });
  return (
    <>
      <p>{t('content.linksLead')}</p>
      <QueryView query={query} t={t}>
        {(links) =>
          links.length === 0 ? (
            <p role="status">{t('content.linksGood')}</p>
          ) : (
            <DataTable
              label={t('content.links')}
              rows={links}
              keyOf={(link) => `${contentName(link)} ${link.path} ${link.href}`}
              hrefOf={(link) => deskHref(locale, 'content', contentName(link))}
              columns={[
                {
                  heading: t('content.name'),
                  cell: (link) => localise(link, 'title', { locale }),
                },
                {
                  heading: t('content.linkPlace'),
                  cell: ({ path }) => pathWords(path, { t, tForm }),
                },
                {
                  heading: t('content.linkProblem'),
                  cell: ({ problem, href }) => t(`contentWarning.${problem}`, { found: href }),
                },
              ]}
            />
          )
        }
      </QueryView>
    </>
  );
}
