import { unstable_rethrow } from 'next/navigation';
import type { ReactNode } from 'react';
import type { ContentBlock } from '@/contracts/content/blocks';
import { ApiError } from '@/lib/api/api-error';
import { reportDeviations } from '@/lib/api/contract-deviations';
import type { BlockContext } from './block-context';
import { ApplicationStart } from './blocks/application-start';
import { Audience } from './blocks/audience';
import { Banners } from './blocks/cards/banners';
import { CallToAction } from './blocks/call-to-action';
import { CallBackBlock } from './blocks/call-back';
import { Cards, PageEntries, PrivateLinks, SectionCards, SectionTools } from './blocks/cards/cards';
import { ContactFormBlock } from './blocks/contact-form';
import { Contacts } from './blocks/contacts';
import { Diagram } from './blocks/diagram/diagram';
import { Documents } from './blocks/documents';
import { FaqList } from './blocks/faq/faq-list';
import { Hero } from './blocks/hero/hero';
import { ImageBlock } from './blocks/image/image-block';
import { JobList } from './blocks/job-list';
import { Notice } from './blocks/notice';
import { Personas } from './blocks/cards/personas';
import { ProductFacts } from './blocks/table/product-facts';
import { Prose } from './blocks/prose/prose';
import { Questions } from './blocks/faq/questions';
import { RateTable } from './blocks/table/rate-table';
import { Steps } from './blocks/steps/steps';
import { Table } from './blocks/table/table';
import { Video } from './blocks/video/video';
import { WorkedExample } from './blocks/table/worked-example';

interface AnyBlockProps {
  block: ContentBlock;
  context: BlockContext;
}

/** A block of a page. One that cannot be shown is left out and reported; only what concerns the whole page is passed on. */
export async function Block({ block, context }: AnyBlockProps): Promise<ReactNode> {
  try {
    return await renderBlock({ block, context });
  } catch (error) {
    // Next's own signals, such as a redirect, and an API that does not answer, so that the last good page stays.
    unstable_rethrow(error);
    if (error instanceof ApiError) throw error;
    reportDeviations('content blocks', [
      { path: block.type, problem: `a block that cannot be shown was left out: ${String(error)}` },
    ]);
    return null;
  }
}

/** The one place that joins a block's type to its component, which is called here so that its failure is seen here. */
function renderBlock({ block, context }: AnyBlockProps): ReactNode | Promise<ReactNode> {
  switch (block.type) {
    case 'hero':
      return Hero({ block, context });
    case 'audience':
      return Audience({ block, context });
    case 'productFacts':
      return ProductFacts({ block, context });
    case 'workedExample':
      return WorkedExample({ block, context });
    case 'diagram':
      return Diagram({ block, context });
    case 'rateTable':
      return RateTable({ block, context });
    case 'steps':
      return Steps({ block, context });
    case 'documents':
      return Documents({ block, context });
    case 'questions':
      return Questions({ block, context });
    case 'callToAction':
      return CallToAction({ block, context });
    case 'applicationStart':
      return ApplicationStart({ block, context });
    case 'prose':
      return Prose({ block, context });
    case 'cards':
      return Cards({ block, context });
    case 'table':
      return Table({ block, context });
    case 'image':
      return ImageBlock({ block, context });
    case 'notice':
      return Notice({ block, context });
    case 'personas':
      return Personas({ block, context });
    case 'faqList':
      return FaqList({ block, context });
    case 'jobList':
      return JobList({ block, context });
    case 'contacts':
      return Contacts({ block, context });
    case 'callBack':
      return CallBackBlock({ block, context });
    case 'contactForm':
      return ContactFormBlock({ block, context });
    case 'video':
      return Video({ block, context });
    case 'sectionTools':
      return SectionTools({ block, context });
    case 'sectionCards':
      return SectionCards({ block, context });
    case 'pageEntries':
      return PageEntries({ block, context });
    case 'privateLinks':
      return PrivateLinks({ block, context });
    case 'banners':
      return Banners({ block, context });
  }
}
