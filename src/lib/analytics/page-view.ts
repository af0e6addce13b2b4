import { campaignFromQuery } from '@/lib/campaign';
import { track } from './data-layer';

declare global {
  interface Document {
    /** True while the browser prepares a page that nobody has opened yet. */
    prerendering?: boolean;
  }
  interface Window {
    /** The page whose view was reported before it was hydrated. */
    earlyPageView?: string | undefined;
  }
}

/** Calls back when a page is shown: at once, or when a browser that has prepared it ahead opens it. */
export function whenShown(callback: () => void): void {
  if (document.prerendering)
    document.addEventListener('prerenderingchange', callback, { once: true });
  else callback();
}

/** Reports that a page is shown under its title, and the campaign that its address names. */
export function reportPageView(pathname: string, source: string | undefined): void {
  if (source) track({ event: 'campaign_source', source });
  track({
    event: 'page_view',
    path: pathname,
    locale: pathname.split('/')[1] ?? '',
    title: document.title,
  });
}

/** The same for a document that may be hydrated late; what hydrates it does not report it again. The server has stored the campaign. */
export function reportEarlyPageView(): void {
  const { pathname, search } = window.location;
  window.earlyPageView = pathname;
  reportPageView(pathname, campaignFromQuery(new URLSearchParams(search)).utm_source);
}
