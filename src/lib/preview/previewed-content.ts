import { processGlobal } from '@/config/process-global';
import type { ContentKind } from '@/contracts/content/content-desk';

/** A version of a document that one page is rendered with, in place of what visitors see. */
export interface PreviewedContent {
  kind: ContentKind;
  id: string;
  version: number;
  body: Readonly<Record<string, unknown>>;
  /** Its place among the other entries of its list; 0 for a page. */
  index: number;
  expiresAt: Date;
  /** A variant of a test, which visitors see as any other page. */
  isVariant?: boolean;
}

const shared = processGlobal<() => PreviewedContent | undefined>('site.preview');

/** What the page that is being rendered shows in place of what is published; undefined for every other page, and in the browser. */
export const previewedContent = (): PreviewedContent | undefined => shared.get()?.();

/** What the page is a draft of for staff; undefined for every page of visitors, variants of tests included. */
export function previewedDraft(): PreviewedContent | undefined {
  const content = previewedContent();
  return content?.isVariant === true ? undefined : content;
}

/** Registers how the web server tells renders apart. */
export const providePreviews = shared.set;
