'use client';

import { deskHref } from '@/config/desk/desk-paths';
import { settingGroups, type SettingName } from '@/contracts/setting/settings';
import { keysOf } from '@/contracts/typed-record';
import type { TranslationProps } from '@/i18n/translation-props';
import { useQuery } from '@/store/use-query';
import styles from '../frame/desk-app.module.css';
import { QueryView } from '../frame/query-view';
import { DataTable } from '../list/data-table';
import { SettingFacts } from './setting-facts';
import { ProductSettings } from './product-settings';
import { settingList } from './setting-queries';
import { SettingStanding } from './setting-standing';
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
            const rows = all.filter(({ name }) => names.includes(name));
            return (
              <section key={group} className={styles.below} aria-labelledby={group}>
                <h2 id={group}>{t(`settingGroup.${group}`)}</h2>
                {group === 'products' ? (
                  <ProductSettings settings={rows} t={t} locale={locale} />
                ) : (
                  <DataTable
                    label={t(`settingGroup.${group}`)}
                    rows={rows}
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
                        cell: (setting) => (
                          <SettingStanding setting={setting} t={t} locale={locale} />
                        ),
                      },
                    ]}
                  />
                )}
              </section>
            );
          })
        }
      </QueryView>
    </>
  );
}
