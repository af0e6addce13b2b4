'use client';

import { deskHref } from '@/config/desk/desk-paths';
import { localeMetadata } from '@/config/locales';
import type { ShortLinkDetails } from '@/contracts/campaign/short-link';
import type { TranslationProps } from '@/i18n/translation-props';
import { formatDay, formatDayAndTime } from '@/lib/dates';
import { formatGrouped } from '@/lib/format';
import { useQuery } from '@/store/use-query';
import { CopyButton } from '../edit/copy-button';
import styles from '../frame/desk-app.module.css';
import { DeskLink } from '../frame/desk-link';
import { Facts } from '../frame/facts';
import { QueryView } from '../frame/query-view';
import { DataTable } from '../list/data-table';
import { LinkChange } from './link-change';
import { LinkCode } from './link-code';
import own from './short-link.module.css';
import { shortLinkDetails } from './short-link-queries';

interface ShortLinkViewProps extends TranslationProps<'desk'> {
  code: string;
  mayEdit: boolean;
}

/** A short link: its addresses and QR code, how often it was followed, and its end. */
export function ShortLinkView({ code, mayEdit, t, locale }: ShortLinkViewProps) {
  const { data, ...query } = useQuery(shortLinkDetails, {
    locale,
    request: { params: { code } },
    key: code,
  });
  return (
    <>
      <p>
        <DeskLink href={deskHref(locale, 'links')}>{t('shortLink.title')}</DeskLink>
      </p>
      <QueryView query={{ ...query, data: data[code] }} t={t}>
        {(link) => (
          <>
            <h1>{link.name}</h1>
            <LinkSummary link={link} t={t} locale={locale} />
            <LinkClicks link={link} t={t} locale={locale} />
            {mayEdit ? (
              <LinkChange
                key={`${link.name} ${link.expiresAt}`}
                link={link}
                onChanged={query.reload}
                t={t}
                locale={locale}
              />
            ) : null}
          </>
        )}
      </QueryView>
    </>
  );
}

type PartProps = TranslationProps<'desk'> & { link: ShortLinkDetails };

function LinkSummary({ link, t, locale }: PartProps) {
  const long = new URL(link.target, link.url).toString();
  const { language, source, medium, campaign, content, term, expiresAt } = link;
  return (
    <section className={styles.panel} aria-label={t('application.summary')}>
      <div className={own.beside}>
        <div>
          {(
            [
              ['shortLink.short', link.url],
              ['shortLink.long', long],
            ] as const
          ).map(([label, address]) => (
            <div key={label}>
              <p>
                {t(label)} <code className={styles.secret}>{address}</code>
              </p>
              <p>
                <CopyButton text={address} label={t(label)} t={t} />
              </p>
            </div>
          ))}
          <Facts
            items={[
              [t('shortLink.state'), t(`shortLinkState.${link.state}`)],
              [
                t('shortLink.until'),
                expiresAt === null
                  ? t('shortLink.noEnd')
                  : formatDayAndTime(new Date(expiresAt), locale),
              ],
              [
                t('shortLink.language'),
                language === null ? t('shortLink.anyLanguage') : localeMetadata[language].label,
              ],
              [t('campaignDimension.source'), source],
              [t('campaignDimension.medium'), medium],
              [t('campaignDimension.campaign'), campaign],
              [t('campaignDimension.content'), content ?? '–'],
              [t('campaignDimension.term'), term ?? '–'],
              [
                t('shortLink.made'),
                t('content.by', {
                  time: formatDayAndTime(new Date(link.createdAt), locale),
                  by: link.createdBy,
                }),
              ],
            ]}
          />
          <p>
            <DeskLink
              href={`${deskHref(locale, 'funnel')}?${new URLSearchParams({ source, medium, campaign }).toString()}`}
            >
              {t('shortLink.funnel')}
            </DeskLink>
          </p>
        </div>
        <LinkCode url={link.url} code={link.code} t={t} />
      </div>
    </section>
  );
}

function LinkClicks({ link: { clicks, days }, t, locale }: PartProps) {
  return (
    <section className={styles.panel} aria-labelledby="link-clicks">
      <h2 id="link-clicks">{t('shortLink.clicks')}</h2>
      <p>{t('shortLink.clicksTotal', { count: clicks, total: formatGrouped(clicks) })}</p>
      {days.length === 0 ? null : (
        <DataTable
          label={t('shortLink.clicks')}
          rows={days.toReversed()}
          keyOf={({ day }) => day}
          columns={[
            { heading: t('campaignDimension.day'), cell: ({ day }) => formatDay(day, locale) },
            {
              heading: t('shortLink.clicks'),
              cell: (row) => formatGrouped(row.clicks),
              isFigure: true,
            },
          ]}
        />
      )}
    </section>
  );
}
