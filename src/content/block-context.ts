import type { ContentBlock, ContentBlockOf } from '@/contracts/content/blocks';
import type { Locale } from '@/contracts/locale';
import type { Product } from '@/contracts/site';
import type { ReactNode } from 'react';
import type { Translate } from '@/i18n/text-keys';

export interface ContentSlots {
  /** A link that shows the privacy policy over a form. */
  privacyLink: (label: string) => ReactNode;
  /** The application for one of the open positions. */
  jobApplication: (label: string) => ReactNode;
}

/** What every block may need besides its own content. */
export interface BlockContext {
  locale: Locale;
  t: Translate<'common'>;
  products: Product[];
  /** Parts of features, put in by the route, since content and features do not know each other. */
  slots?: ContentSlots;
  /** The text of the block in the page's language; an empty string where it has none. */
  text: (source: object, field: string) => string;
}

export interface BlockProps<T extends ContentBlock['type']> {
  block: ContentBlockOf<T>;
  context: BlockContext;
}
