'use client';

import { deskHref } from '@/config/desk/desk-paths';
import type { DeskSetting } from '@/contracts/setting/setting';
import { settingGroups, type SettingName } from '@/contracts/setting/settings';
import { keysOf } from '@/contracts/typed-record';
import type { TranslationProps } from '@/i18n/translation-props';
import { formatDay } from '@/lib/dates';
import { useQuery } from '@/store/use-query';
import styles from '../frame/desk-app.module.css';
import { DeskLink } from '../frame/desk-link';
import { QueryView } from '../frame/query-view';
import { DataTable } from '../list/data-table';
import { SettingFacts } from './setting-facts';
import { settingList } from './setting-queries';
import own from './setting.module.css';

const groups = keysOf(settingGroups);

/** Every setting with what applies today, by what it is about. */
export function SettingList({ t, locale }: TranslationProps<'desk'>) {
  const query = useQuery(settingList, { locale, request: {} });
  return (
    <>
      <h1>{t('setting.title')}</h1>
      <p>{t('setting.lead')}</p>
      <QueryView query={query} t={t}>
        {(all) =>
          groups.map((group) => {
            const names: readonly SettingName[] = settingGroups[group];
            return (
              <section key={group} className={styles.below} aria-labelledby={group}>
                <h2 id={group}>{t(`settingGroup.${group}`)}</h2>
                <DataTable
                  label={t(`settingGroup.${group}`)}
                  rows={all.filter(({ name }) => names.includes(name))}
                  keyOf={({ name }) => name}
                  hrefOf={({ name }) => deskHref(locale, 'settings', name)}
                  columns={[
                    {
                      heading: t('setting.name'),
                      cell: ({ name }) => (
                        <span className={own.name}>{t(`settingName.${name}`)}</span>
                      ),
                    },
                    {
                      heading: t('setting.value'),
                      cell: ({ name, value }) => (
                        <div className={own.value}>
                          <SettingFacts name={name} value={value} t={t} locale={locale} />
                        </div>
                      ),
                    },
                    {
                      heading: t('setting.since'),
                      cell: (setting) => <Standing setting={setting} t={t} locale={locale} />,
                    },
                  ]}
                />
              </section>
            );
          })
        }
      </QueryView>
    </>
  );
}

interface StandingProps extends TranslationProps<'desk'> {
  setting: DeskSetting;
}

/** Since when it applies, what is to come, and what waits. */
function Standing({ setting: { since, next, waiting }, t, locale }: StandingProps) {
  return (
    <div className={own.standing}>
      <div>{since === null ? t('setting.delivered') : formatDay(since, locale)}</div>
      {next ? <div>{t('setting.nextOn', { day: formatDay(next.from, locale) })}</div> : null}
      {waiting === null ? null : (
        <div>
          {t('approvalState.waiting')}:{' '}
          <DeskLink href={deskHref(locale, 'approvals', waiting)}>{waiting}</DeskLink>
        </div>
      )}
    </div>
  );
}
