'use client';

import { Suspense, type ReactNode } from 'react';
import { FlowTheme } from '@/components/flow-theme';
import { FlowI18nProvider } from '@/i18n/flow-provider';
import { StoreProvider } from '@/store/provider';
import type { SiteContextValue } from './site-context';

interface OverlayFrameProps {
  site: SiteContextValue;
  children: ReactNode;
}

/** Theme, translations and the tab's store for a drawer or dialog, which may be opened from a page that has none of them. */
export function OverlayFrame({
  site: { locale, resources, promises },
  children,
}: OverlayFrameProps) {
  return (
    <FlowI18nProvider locale={locale} resources={resources} promises={promises}>
      <FlowTheme>
        <Suspense>
          <StoreProvider>{children}</StoreProvider>
        </Suspense>
      </FlowTheme>
    </FlowI18nProvider>
  );
}
