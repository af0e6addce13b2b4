'use client';

import { RequireNamespace } from '@/components/loading/require-namespace';
import { OverlayFrame } from '../site/overlay-frame';
import { SiteContextProvider, type SiteContextValue } from '../site/site-context';
import { JobApplicationPart } from './job-application-part';

interface JobApplicationIslandProps {
  site: SiteContextValue;
  privacyHref: string;
  /** Whether the form takes the focus, as the answer to a press. */
  takesFocus: boolean;
}

const namespaces = ['help', 'job-application'];

/** The application for a job with all that it needs on a page of content. */
export function JobApplicationIsland({ site, ...form }: JobApplicationIslandProps) {
  return (
    <OverlayFrame site={site}>
      <SiteContextProvider value={site}>
        <RequireNamespace namespace={namespaces}>
          <JobApplicationPart site={site} {...form} />
        </RequireNamespace>
      </SiteContextProvider>
    </OverlayFrame>
  );
}
