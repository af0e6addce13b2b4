'use client';

import { RequireNamespace } from '@/components/require-namespace';
import { OverlayFrame } from '../site/overlay-frame';
import { SiteContextProvider, type SiteContextValue } from '../site/site-context';
import { JobApplicationPart } from './job-application-part';

interface JobApplicationIslandProps {
  site: SiteContextValue;
  privacyHref: string;
}

/** The application for a job with all that it needs on a page of content. */
export function JobApplicationIsland({ site, privacyHref }: JobApplicationIslandProps) {
  return (
    <OverlayFrame site={site}>
      <SiteContextProvider value={site}>
        <RequireNamespace namespace="help">
          <RequireNamespace namespace="job-application">
            <JobApplicationPart site={site} privacyHref={privacyHref} />
          </RequireNamespace>
        </RequireNamespace>
      </SiteContextProvider>
    </OverlayFrame>
  );
}
