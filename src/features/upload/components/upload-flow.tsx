'use client';

import { MaintenanceWatch } from '@/components/notice/maintenance-watch';
import type { Locale } from '@/contracts/locale';
import { FlowI18nProvider } from '@/i18n/flow-provider';
import { StoreProvider } from '@/store/provider';
import { UploadDesk } from './upload-desk';

export interface UploadFlowProps {
  locale: Locale;
  /** `publicSettings().isSmsLive`. */
  isSmsLive: boolean;
  resources: Record<string, Record<string, Record<string, unknown>>>;
}

export function UploadFlow({ locale, isSmsLive, resources }: UploadFlowProps) {
  return (
    <FlowI18nProvider locale={locale} resources={resources}>
      <MaintenanceWatch locale={locale} />
      <StoreProvider>
        <UploadDesk locale={locale} isSmsLive={isSmsLive} />
      </StoreProvider>
    </FlowI18nProvider>
  );
}
