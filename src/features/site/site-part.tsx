'use client';

import type { ReactNode } from 'react';
import { RequireNamespace } from '@/components/loading/require-namespace';
import type { Translate } from '@/i18n/text-keys';
import { useTranslate } from '@/i18n/use-translate';
import { useSiteContext, type SiteContextValue } from './site-context';

type Render = (part: { site: SiteContextValue; t: Translate<'help'> }) => ReactNode;

/** Public content of the site inside a flow, with the words of its states; nothing where the page has no site context. */
export function SitePart({ children }: { children: Render }) {
  const site = useSiteContext();
  if (!site) return null;
  return (
    <RequireNamespace namespace="help">
      <WithWords site={site}>{children}</WithWords>
    </RequireNamespace>
  );
}

function WithWords({ site, children }: { site: SiteContextValue; children: Render }) {
  const t = useTranslate('help');
  return children({ site, t });
}
