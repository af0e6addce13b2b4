import type { PageData } from '../document/page-data';

/** The output of a renderer: the finished bytes of a document or payload and the headers to send with them. */
export interface RenderedPage {
  status: number;
  body: Buffer;
  headers: Record<string, string>;
  isShareable: boolean;
  /** What the document is hydrated with, where that does not stand in it. */
  data?: PageData | undefined;
}
