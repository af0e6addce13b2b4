'use client';

import { SmartLink } from '@/components/smart-link';
import { flowPaths } from '@/config/paths';
import { localise } from '@/lib/localise';
import { CollectionState } from '@/features/site/collection-state';
import type { SitePartProps } from '@/features/site/site-part-props';
import { sectionPages } from '@/features/site/site-collections.slice';
import { SitePart } from '@/features/site/site-part';
import { mapQuery, useFilledQuery } from '@/features/site/use-filled-query';
import { Panel } from '@/features/account/components/panel';
import styles from './payment-holiday-entries.module.css';

/** What a payment holiday means, from the site's own entries about it. */
export function PaymentHolidayEntries() {
  return <SitePart>{(part) => <Entries {...part} />}</SitePart>;
}

function Entries({ site, t }: SitePartProps) {
  const { locale } = site;
  const query = mapQuery(
    useFilledQuery(sectionPages, { site, request: {} }),
    (data) =>
      data['pymt-holiday']?.filter(({ href }) => href !== flowPaths.accountPaymentHoliday) ?? [],
  );
  return (
    <Panel heading={t('holiday.title')}>
      <CollectionState
        query={query}
        t={t}
        label={t('holiday.title')}
        isEmpty={(entries) => entries.length === 0}
        empty={t('holiday.empty')}
      >
        {(entries) => (
          <dl className={styles.entries}>
            {entries.map((entry) => (
              <div key={entry._id}>
                <dt>
                  <SmartLink href={entry.href} locale={locale}>
                    {localise(entry, 'title', { locale })}
                  </SmartLink>
                </dt>
                <dd>{localise(entry, 'body', { locale })}</dd>
              </div>
            ))}
          </dl>
        )}
      </CollectionState>
    </Panel>
  );
}
