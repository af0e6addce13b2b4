'use client';

import { Icon } from '@/components/icon';
import { SmartLink } from '@/components/smart-link';
import { localise } from '@/lib/localise';
import { CollectionState } from '@/features/site/collection-state';
import { banner } from '@/features/site/site-collections.slice';
import { SitePart } from '@/features/site/site-part';
import type { SitePartProps } from '@/features/site/site-part-props';
import { useFilledQuery } from '@/features/site/use-filled-query';
import { Panel } from '@/features/account/components/panel';
import styles from './account-banners.module.css';

/** What the lender offers at present; public content, the same for every customer. */
export function AccountBanners() {
  return <SitePart>{(part) => <Banners {...part} />}</SitePart>;
}

function Banners({ site, t }: SitePartProps) {
  const { locale } = site;
  const query = useFilledQuery(banner, { site, request: {} });
  return (
    <Panel heading={t('banners.title')}>
      <CollectionState
        query={query}
        t={t}
        label={t('banners.title')}
        isEmpty={(banners) => banners.length === 0}
        empty={t('banners.empty')}
      >
        {(banners) => (
          <ul className={styles.banners}>
            {banners.map((entry) => (
              <li key={entry._id}>
                <Icon name={entry.icon} size={30} />
                <div>
                  <h3>{localise(entry, 'title', { locale })}</h3>
                  <p>{localise(entry, 'body', { locale })}</p>
                  <SmartLink href={entry.action.href} locale={locale}>
                    {localise(entry.action, 'label', { locale })}
                  </SmartLink>
                </div>
              </li>
            ))}
          </ul>
        )}
      </CollectionState>
    </Panel>
  );
}
