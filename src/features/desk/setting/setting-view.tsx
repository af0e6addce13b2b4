'use client';

import { deskHref } from '@/config/desk/desk-paths';
import type { DeskSettingDetail } from '@/contracts/setting/setting';
import type { SettingName } from '@/contracts/setting/settings';
import type { TranslationProps } from '@/i18n/translation-props';
import { formatDay, formatDayAndTime } from '@/lib/dates';
import { useDeskSelector } from '@/store/desk-hooks';
import { useQuery } from '@/store/use-query';
import styles from '../frame/desk-app.module.css';
import { DeskLink } from '../frame/desk-link';
import { QueryView } from '../frame/query-view';
import { DataTable } from '../list/data-table';
import { staffSessionSlice } from '../session/staff-session.slice';
import { SettingFacts } from './setting-facts';
import { SettingForm } from './setting-form';
import { settingDetails } from './setting-queries';
import { settingHint } from './setting-words';
import own from './setting.module.css';

interface SettingViewProps extends TranslationProps<'desk'> {
  name: SettingName;
}

/** One setting: what applies, what is to come, a change, and who decided what. */
export function SettingView({ name, t, locale }: SettingViewProps) {
  const { data, ...query } = useQuery(settingDetails, {
    locale,
    request: { params: { name } },
    key: name,
  });
  const mayChange = useDeskSelector(staffSessionSlice.selectors.selectPermissions).includes(
    'setting.change',
  );
  return (
    <>
      <p>
        <DeskLink href={deskHref(locale, 'settings')}>{t('setting.title')}</DeskLink>
      </p>
      <QueryView query={{ ...query, data: data[name] }} t={t}>
        {(setting) => (
          <>
            <h1>{t(`settingName.${name}`)}</h1>
            <p>{settingHint(name, t)}</p>
            <section className={styles.panel} aria-labelledby="applies">
              <h2 id="applies">{t('setting.value')}</h2>
              <SettingFacts name={name} value={setting.value} t={t} locale={locale} />
              <p className={styles.help}>
                {setting.since === null
                  ? t('setting.deliveredHint')
                  : t('setting.sinceDay', { day: formatDay(setting.since, locale) })}
              </p>
            </section>
            {setting.next ? (
              <section className={styles.panel} aria-labelledby="planned">
                <h2 id="planned">
                  {t('setting.nextOn', { day: formatDay(setting.next.from, locale) })}
                </h2>
                <SettingFacts name={name} value={setting.next.value} t={t} locale={locale} />
              </section>
            ) : null}
            {setting.waiting === null ? null : (
              <p role="status" className={styles.help}>
                {t('approval.waits')}{' '}
                <DeskLink href={deskHref(locale, 'approvals', setting.waiting)}>
                  {setting.waiting}
                </DeskLink>
              </p>
            )}
            {mayChange && setting.waiting === null ? (
              <SettingForm setting={setting} onAsked={query.reload} t={t} locale={locale} />
            ) : null}
            <History setting={setting} t={t} locale={locale} />
          </>
        )}
      </QueryView>
    </>
  );
}

interface HistoryProps extends TranslationProps<'desk'> {
  setting: DeskSettingDetail;
}

function History({ setting: { name, versions }, t, locale }: HistoryProps) {
  return (
    <section className={styles.below} aria-labelledby="history">
      <h2 id="history">{t('setting.history')}</h2>
      {versions.length === 0 ? (
        <p>{t('setting.neverChanged')}</p>
      ) : (
        <DataTable
          label={t('setting.history')}
          rows={versions}
          keyOf={({ number }) => String(number)}
          columns={[
            {
              heading: t('setting.from'),
              cell: ({ from }) => <span className={own.name}>{formatDay(from, locale)}</span>,
            },
            {
              heading: t('setting.valueThen'),
              cell: ({ value }) => (
                <div className={own.value}>
                  <SettingFacts name={name} value={value} t={t} locale={locale} />
                </div>
              ),
            },
            { heading: t('approval.maker'), cell: ({ maker }) => maker },
            { heading: t('setting.confirmedBy'), cell: ({ checker }) => checker ?? '–' },
            {
              heading: t('approval.decidedAt'),
              cell: ({ decidedAt }) => formatDayAndTime(new Date(decidedAt), locale),
            },
            {
              heading: t('approval.reason'),
              cell: ({ note }) => <div className={own.standing}>{note}</div>,
            },
          ]}
        />
      )}
    </section>
  );
}
