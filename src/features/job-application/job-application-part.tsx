'use client';

import { siteLimitsOf } from '@/config/site-limits';
import { useTranslate } from '@/i18n/use-translate';
import { useAppSelector } from '@/store/hooks';
import { CollectionState } from '../site/collection-state';
import { commonConfig, jobs } from '../site/site-collections.slice';
import type { SiteContextValue } from '../site/site-context';
import { useFilledQuery } from '../site/use-filled-query';
import { JobApplicationForm } from './job-application-form';

interface JobApplicationPartProps {
  site: SiteContextValue;
  privacyHref: string;
  takesFocus: boolean;
}

/** The open positions, and the form once they are there. */
export function JobApplicationPart({ site, ...form }: JobApplicationPartProps) {
  const t = useTranslate('job-application');
  const tHelp = useTranslate('help');
  const query = useFilledQuery(jobs, { site, request: {} });
  const config = useAppSelector(commonConfig.slice.selectors.selectData);
  return (
    <CollectionState
      query={query}
      t={tHelp}
      label={t('positions')}
      isEmpty={(list) => list.length === 0}
      empty={t('noPositions')}
    >
      {(list) => (
        <JobApplicationForm
          jobs={list}
          maxMegabytes={siteLimitsOf(config ?? {}).uploadMaxMegabytes}
          locale={site.locale}
          t={t}
          {...form}
        />
      )}
    </CollectionState>
  );
}
