/** The events for a tag manager; they stay in the page until a tag manager is configured and the visitor has agreed. */
export type AnalyticsEvent =
  | { event: 'page_view'; path: string; locale: string; title: string }
  | { event: 'campaign_source'; source: string }
  | { event: 'application_step'; step: 2; product: 'first' | 'second' }
  | { event: 'calculation_difference'; paymentType: string; difference: number }
  | { event: 'purchase'; reference: string; product: 'first' | 'second'; value?: number };

declare global {
  interface Window {
    dataLayer?: object[];
  }
}

/** Hands an event to the tag manager; it waits in the queue until that is loaded. */
export function track(event: AnalyticsEvent): void {
  window.dataLayer = window.dataLayer ?? [];
  window.dataLayer.push(event);
}
