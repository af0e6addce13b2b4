'use client';

import { useCallback, useState } from 'react';
import { deskHref } from '@/config/desk/desk-paths';
import { localeMetadata } from '@/config/locales';
import { landingPath } from '@/config/paths';
import type { ContentDraft, ContentKind } from '@/contracts/content/content-desk';
import { locales } from '@/contracts/locale';
import type { TranslationProps } from '@/i18n/translation-props';
import { formatDayAndTime } from '@/lib/dates';
import { localise } from '@/lib/localise';
import { useQuery } from '@/store/use-query';
import styles from '../frame/desk-app.module.css';
import { DeskLink } from '../frame/desk-link';
import { Facts } from '../frame/facts';
import { QueryView } from '../frame/query-view';
import { contentDetails, contentName, contentTaken } from './content-queries';
import { ContentForm } from './form/content-form';
import { ContentPublication } from './content-publication';
import { ContentVersions } from './content-versions';
import { ContentPreview } from './preview/content-preview';
import beside from './preview/content-preview.module.css';
import { EditorNotice } from './editor-notice';

interface ContentViewProps extends TranslationProps<'desk'> {
  kind: ContentKind;
  id: string;
  /** Whether the address begins an entry. */
  isNew: boolean;
  mayEdit: boolean;
}

/** A document with its form, what visitors see of it, and its versions. */
export function ContentView({ kind, id, isNew, mayEdit, t, locale }: ContentViewProps) {
  const params = { kind, id };
  const [isBegun, setBegun] = useState(!isNew);
  // Raised where the form has to show another version than the one that it was opened with.
  const [round, setRound] = useState(0);
  const [isDirty, setDirty] = useState(false);
  const { data, ...query } = useQuery(contentDetails, {
    locale,
    request: isBegun ? { params } : null,
    key: contentName(params),
  });
  // The form is drawn anew once the version that is gone back to has arrived.
  const [goingTo, setGoingTo] = useState<number | null>(null);
  if (goingTo !== null && data[contentName(params)]?.version === goingTo) {
    setGoingTo(null);
    setRound(round + 1);
  }
  const { reload } = query;
  const onSaved = useCallback(() => {
    setBegun(true);
    reload();
  }, [reload]);
  const taken = useQuery(contentTaken, {
    locale,
    request: isNew ? { query: params } : null,
    key: contentName(params),
  });
  // While the first version that was saved is read, the form stays as it is.
  const draft = data[contentName(params)] ?? (isNew ? unbegun(params) : undefined);
  if (isNew && !isBegun && taken.data[contentName(params)] === true)
    return (
      <>
        <p role="alert">{t('content.taken')}</p>
        <p>
          <DeskLink href={deskHref(locale, 'content', contentName(params))}>
            {t('content.takenOpen')}
          </DeskLink>
        </p>
      </>
    );
  const common = { onChanged: query.reload, t, locale };
  return (
    <>
      <p>
        <DeskLink href={deskHref(locale, 'content')}>{t('content.title')}</DeskLink>
      </p>
      <QueryView query={{ ...query, data: draft }} t={t}>
        {(found) => (
          <>
            <h1>{localise(found, 'title', { locale })}</h1>
            <Summary draft={found} t={t} locale={locale} />
            {mayEdit && isBegun ? <EditorNotice params={params} t={t} locale={locale} /> : null}
            <div className={beside.beside}>
              <ContentForm
                key={`${round}`}
                draft={found}
                mayEdit={mayEdit}
                onDirty={setDirty}
                onTake={() => setRound(round + 1)}
                {...common}
                onChanged={onSaved}
              />
              {found.versions.length > 0 ? (
                <ContentPreview draft={found} isDirty={isDirty} t={t} locale={locale} />
              ) : null}
            </div>
            {found.versions.length > 0 ? (
              <>
                {mayEdit ? (
                  <ContentPublication draft={found} isDirty={isDirty} {...common} />
                ) : null}
                <ContentVersions
                  draft={found}
                  mayEdit={mayEdit}
                  onRestoring={setGoingTo}
                  {...common}
                />
              </>
            ) : null}
          </>
        )}
      </QueryView>
    </>
  );
}

/** An entry that nobody has saved. */
const unbegun = (params: { kind: ContentKind; id: string }): ContentDraft => ({
  ...params,
  titleEn: params.id,
  titleHk: params.id,
  titleCn: params.id,
  state: 'unpublished',
  languages: { en: 'complete', hk: 'complete', cn: 'complete' },
  version: 0,
  published: null,
  schedule: null,
  changedAt: null,
  changedBy: null,
  needsSecond: false,
  waiting: null,
  // A landing page begins with its head.
  body: params.kind === 'landing-pages' ? { blocks: [{ type: 'hero' }] } : {},
  position: null,
  older: { en: [], hk: [], cn: [] },
  problems: {},
  warnings: [],
  versions: [],
});

/** Where what a list decides can be tried. */
const trialOf: Partial<Record<ContentKind, 'finder' | 'indicative'>> = {
  'finder-questions': 'finder',
  'finder-rules': 'finder',
  'indicative-rules': 'indicative',
};

function Summary({ draft, t, locale }: TranslationProps<'desk'> & { draft: ContentDraft }) {
  const { kind, id, state, languages, changedAt, changedBy, versions } = draft;
  const isSaved = versions.length > 0;
  const trial = trialOf[kind];
  return (
    <section className={styles.panel} aria-label={t('application.summary')}>
      {trial ? (
        <p>
          <DeskLink href={deskHref(locale, 'content', `${trial}-trial`)}>
            {t(`ruleTrial.${trial}`)}
          </DeskLink>
        </p>
      ) : null}
      {kind === 'landing-pages' && isSaved ? (
        <p>
          <DeskLink
            href={`${deskHref(locale, 'links')}?${new URLSearchParams({ path: landingPath(id) }).toString()}`}
          >
            {t('shortLink.forPage')}
          </DeskLink>
        </p>
      ) : null}
      <Facts
        items={[
          [t('content.kind'), t(`contentKind.${kind}`)],
          [t('content.beginId'), id],
          [t('content.state'), t(`contentState.${state}`)],
          ...(isSaved && kind !== 'redirects' ? locales : []).map(
            (one) => [localeMetadata[one].label, t(`languageState.${languages[one]}`)] as const,
          ),
          ...(isSaved
            ? [
                [
                  t('content.changed'),
                  changedAt === null || changedBy === null
                    ? t('content.delivered')
                    : t('content.by', {
                        time: formatDayAndTime(new Date(changedAt), locale),
                        by: changedBy,
                      }),
                ] as const,
              ]
            : []),
        ]}
      />
    </section>
  );
}
