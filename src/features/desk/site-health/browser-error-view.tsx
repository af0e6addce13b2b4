'use client';

import { deskHref } from '@/config/desk/desk-paths';
import type { BrowserErrorDetails } from '@/contracts/site-health/site-health';
import type { TranslationProps } from '@/i18n/translation-props';
import { formatInstant } from '@/lib/dates';
import { formatGrouped } from '@/lib/format';
import { useQuery } from '@/store/use-query';
import styles from '../frame/desk-app.module.css';
import { DeskLink } from '../frame/desk-link';
import { Facts } from '../frame/facts';
import { QueryView } from '../frame/query-view';
import { browserErrorDetails, errorTitle, languageName } from './site-health-queries';
import own from './site-health.module.css';

/** One error of scripts with the places that it went through, those of this build in the sources. */
export function BrowserErrorView({ id, t, locale }: TranslationProps<'desk'> & { id: string }) {
  const { data, ...query } = useQuery(browserErrorDetails, {
    locale,
    request: { params: { id } },
    key: id,
  });
  return (
    <>
      <p>
        <DeskLink href={deskHref(locale, 'site-health', 'errors')}>
          {t('siteHealth.errors')}
        </DeskLink>
      </p>
      <QueryView query={{ ...query, data: data[id] }} t={t}>
        {(error) => (
          <>
            <h1>{errorTitle(error.name, error.code)}</h1>
            <section className={styles.panel} aria-label={t('application.summary')}>
              <Facts
                items={[
                  [t('siteHealth.count'), <b key="count">{formatGrouped(error.count)}</b>],
                  [t('siteHealth.page'), error.page],
                  [t('campaignDimension.language'), languageName(error.language)],
                  [t('campaignDimension.device'), t(`deviceClass.${error.device}`)],
                  [t('siteHealth.firstSeen'), formatInstant(error.firstSeenAt, locale)],
                  [t('siteHealth.lastSeen'), formatInstant(error.lastSeenAt, locale)],
                  [t('siteHealth.release'), error.release],
                  [t('siteHealth.fingerprint'), id],
                ]}
              />
            </section>
            <Places frames={error.frames} t={t} />
          </>
        )}
      </QueryView>
    </>
  );
}

function Places({
  frames,
  t,
}: Pick<TranslationProps<'desk'>, 't'> & Pick<BrowserErrorDetails, 'frames'>) {
  return (
    <section className={styles.panel} aria-labelledby="error-places">
      <h2 id="error-places">{t('siteHealth.places')}</h2>
      {frames.every(({ source }) => source === null) ? (
        <p className={styles.help}>{t('siteHealth.noMap')}</p>
      ) : null}
      <ol className={own.places}>
        {frames.map(({ file, line, column, source }, index) => (
          <li key={`${index} ${file}`}>
            {source === null ? (
              <code>{`${file}:${line}:${column}`}</code>
            ) : (
              <>
                <code>{`${source.file}:${source.line}:${source.column}`}</code>
                {source.text === '' ? null : (
                  <pre>
                    <code>{source.text}</code>
                  </pre>
                )}
              </>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
