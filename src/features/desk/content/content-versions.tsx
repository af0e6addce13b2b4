'use client';

import { useState } from 'react';
import type { ContentDraft, ContentVersionSummary } from '@/contracts/content/content-desk';
import type { TranslationProps } from '@/i18n/translation-props';
import { formatInstant } from '@/lib/dates';
import { useVersionedEdit } from '../edit/use-versioned-edit';
import styles from '../frame/desk-app.module.css';
import { FailureNotice } from '../frame/failure-notice';
import { ContentDifference } from './content-difference';
import { contentPublication } from './content-queries';
import own from './content.module.css';

interface ContentVersionsProps extends TranslationProps<'desk'> {
  draft: ContentDraft;
  mayEdit: boolean;
  onChanged: () => void;
  /** Called with the version that is to be the draft again. */
  onRestoring: (version: number) => void;
}

/** The versions of a document: what is different in the draft, and the way back to one. */
export function ContentVersions({
  draft,
  mayEdit,
  onChanged,
  onRestoring,
  t,
  locale,
}: ContentVersionsProps) {
  const { kind, id, version, published, versions, needsSecond, waiting } = draft;
  const params = { kind, id };
  const usual = published === version ? null : published;
  const [from, setFrom] = useState<number | null>(null);
  const compared = from ?? usual;
  const restoring = useVersionedEdit(contentPublication, { locale, onChanged });
  const moment = (at: string | null, by: string | null): string =>
    at === null
      ? t('content.delivered')
      : t('content.by', { time: formatInstant(at, locale), by: by ?? t('content.delivered') });
  const publicationOf = ({
    publishedAt,
    publishedBy,
    checkedBy,
  }: ContentVersionSummary): string => {
    const line = moment(publishedAt, publishedBy);
    return checkedBy === null
      ? line
      : t('content.checkedBy', { published: line, checker: checkedBy });
  };
  return (
    <section className={styles.panel} aria-labelledby="versions">
      <h2 id="versions">{t('content.versions')}</h2>
      {restoring.failure ? <FailureNotice failure={restoring.failure} t={t} /> : null}
      <ol className={own.versions}>
        {versions.map((row) => {
          const places = [
            row.version === version ? t('content.isDraft') : '',
            row.version === published ? t('content.onSite') : '',
          ].filter((text) => text !== '');
          const isOther = row.version !== version;
          return (
            <li key={row.version}>
              <p>
                <b>{t('content.versionNumbered', { version: row.version })}</b>
                {places.map((place) => (
                  <span key={place} className={own.place}>
                    {place}
                  </span>
                ))}
              </p>
              <dl>
                <div>
                  <dt>{t('content.savedBy')}</dt>
                  <dd>{moment(row.at, row.by)}</dd>
                </div>
                {row.publishedAt === null ? null : (
                  <div>
                    <dt>{t('content.publishedBy')}</dt>
                    <dd>{publicationOf(row)}</dd>
                  </div>
                )}
              </dl>
              {isOther ? (
                <p className={styles.steps}>
                  <button
                    type="button"
                    className={styles.small}
                    onClick={() => setFrom(row.version)}
                  >
                    {t('content.compare')}
                  </button>
                  {mayEdit && waiting === null && row.version !== published ? (
                    <button
                      type="button"
                      className={styles.small}
                      aria-disabled={restoring.isSending || undefined}
                      onClick={() => {
                        // Something unpublished stays the draft.
                        if (published === version && !needsSecond) onRestoring(row.version);
                        restoring.edit({ params, body: { version: row.version } }, version);
                      }}
                    >
                      {t(needsSecond ? 'content.askAgain' : 'content.publishAgain')}
                    </button>
                  ) : null}
                </p>
              ) : null}
            </li>
          );
        })}
      </ol>
      {compared === null || compared === version ? null : (
        <ContentDifference params={params} from={compared} to={version} t={t} locale={locale} />
      )}
    </section>
  );
}
