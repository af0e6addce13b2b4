'use client';

import { MaintenancePoller } from '@/components/notice/maintenance-poller';
import type { Locale } from '@/contracts/locale';
import { FlowI18nProvider } from '@/i18n/flow-provider';
import type { Resources } from '@/i18n/resources';
import { StoreProvider } from '@/store/provider';
import { DocumentUpload } from './document-upload';

export interface UploadFlowProps {
  locale: Locale;
  /** `publicSettings().isSmsLive`. */
  isSmsLive: boolean;
  resources: Resources;
}

export function UploadFlow({ locale, isSmsLive, resources }: UploadFlowProps) {
  return (
    <FlowI18nProvider locale={locale} resources={resources}>
      <MaintenancePoller locale={locale} />
      <StoreProvider>
        <DocumentUpload locale={locale} isSmsLive={isSmsLive} />
      </StoreProvider>
    </FlowI18nProvider>
  );
}
