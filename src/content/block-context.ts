import type { ReactNode } from 'react';
import type { ChangedPromises } from '@/config/promises';
import type { ContentBlock, ContentBlockOf } from '@/contracts/content/blocks';
import type { Locale } from '@/contracts/locale';
import type { Product } from '@/contracts/site/site';
import type { Translate } from '@/i18n/text-keys';

export interface ContentSlots {
  /** A link that shows the privacy policy over a form. */
  privacyLink: (label: string) => ReactNode;
  /** The application for one of the open positions. */
  jobApplication: (label: string) => ReactNode;
}

/** What every block gets besides its own content. */
export interface BlockContext {
  locale: Locale;
  t: Translate<'common'>;
  products: Product[];
  /** The promises that are other than in the release. */
  promises?: ChangedPromises | undefined;
  /** Components of features, passed in by the route, since content and features must not import each other. */
  slots?: ContentSlots;
  /** The text of the block in the page's language; an empty string where it has none. */
  text: (source: object, field: string) => string;
}

export interface BlockProps<T extends ContentBlock['type']> {
  block: ContentBlockOf<T>;
  context: BlockContext;
}
