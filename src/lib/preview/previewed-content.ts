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
}

const shared = processGlobal<() => PreviewedContent | undefined>('site.preview');

/** What the page that is being rendered is a preview of; undefined for every page that a visitor asks for, and in the browser. */
export const previewedContent = (): PreviewedContent | undefined => shared.get()?.();

/** Registers how the web server tells renders apart. */
export const providePreviews = shared.set;
