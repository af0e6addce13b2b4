'use client';

import type { ContentChange, ContentKind } from '@/contracts/content/content-desk';
import type { TranslationProps } from '@/i18n/translation-props';
import { useTranslate } from '@/i18n/use-translate';
import { useQuery } from '@/store/use-query';
import { QueryView } from '../frame/query-view';
import styles from './content.module.css';
import { contentDifference, differenceName } from './content-queries';
import { pathWords } from './form/path-words';

interface ContentDifferenceProps extends TranslationProps<'desk'> {
  params: { kind: ContentKind; id: string };
  from: number;
  to: number;
}

/** What one version says and another does not. */
export function ContentDifference({ params, from, to, t, locale }: ContentDifferenceProps) {
  const key = differenceName(params, { from, to });
  const tForm = useTranslate('content-form');
  const { data, ...query } = useQuery(contentDifference, {
    locale,
    request: { params, query: { from, to } },
    key,
  });
  return (
    <>
      <h3>{t('content.difference', { from, to })}</h3>
      <QueryView query={{ ...query, data: data[key] }} t={t}>
        {(changes) =>
          changes.length === 0 ? (
            <p>{t('content.noDifference')}</p>
          ) : (
            <ul className={styles.changes}>
              {changes.map((change) => (
                <li key={`${change.kind} ${change.path}`}>
                  <b>{t(`contentChange.${change.kind}`)}</b> {pathWords(change.path, { t, tForm })}
                  <Words change={change} />
                </li>
              ))}
            </ul>
          )
        }
      </QueryView>
    </>
  );
}

/** Both texts with what they do not share marked; what was moved is said once. */
function Words({ change: { kind, before, after } }: { change: ContentChange }) {
  if (kind === 'moved') return <p>{after}</p>;
  const [old, current] = [before ?? '', after ?? ''];
  let start = 0;
  while (start < Math.min(old.length, current.length) && old[start] === current[start]) start += 1;
  let end = 0;
  while (
    end < Math.min(old.length, current.length) - start &&
    old.at(-1 - end) === current.at(-1 - end)
  )
    end += 1;
  const middle = (text: string): string => text.slice(start, text.length - end);
  const rest = current.slice(current.length - end);
  return (
    <p>
      {current.slice(0, start)}
      {middle(old) === '' ? null : <del>{middle(old)}</del>}
      {middle(current) === '' ? null : <ins>{middle(current)}</ins>}
      {rest}
    </p>
  );
}
