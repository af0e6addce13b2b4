'use client';

import { FlowBotCheck } from '@/components/bot-check/flow-bot-check';
import { MaintenancePoller } from '@/components/notice/maintenance-poller';
import type { ChangedPromises } from '@/config/promises';
import type { SiteLimits } from '@/config/site-limits';
import type { Locale } from '@/contracts/locale';
import { FlowI18nProvider } from '@/i18n/flow-provider';
import type { Resources } from '@/i18n/resources';
import { StoreProvider } from '@/store/provider';
import { SiteLimitsProvider } from '@/features/site/site-limits';
import { DocumentUpload } from './document-upload';

export interface UploadFlowProps {
  locale: Locale;
  /** `publicSettings().isSmsLive`. */
  isSmsLive: boolean;
  limits: SiteLimits;
  resources: Resources;
  /** Those that are other than in the release. */
  promises?: ChangedPromises;
}

export function UploadFlow({ locale, isSmsLive, limits, resources, promises }: UploadFlowProps) {
  return (
    <FlowI18nProvider locale={locale} resources={resources} promises={promises}>
      <MaintenancePoller locale={locale} />
      <FlowBotCheck />
      <StoreProvider>
        <SiteLimitsProvider known={limits} locale={locale}>
          <DocumentUpload locale={locale} isSmsLive={isSmsLive} />
        </SiteLimitsProvider>
      </StoreProvider>
    </FlowI18nProvider>
  );
}
