import type { ContentBlock } from '@/contracts/content/blocks';
import type { BlockContext } from './block-context';
import { ApplicationStart } from './blocks/application-start';
import { Audience } from './blocks/audience';
import { Banners } from './blocks/cards/banners';
import { CallToAction } from './blocks/call-to-action';
import { Cards, PageEntries, PrivateLinks, SectionCards, SectionTools } from './blocks/cards/cards';
import { ContactFormBlock } from './blocks/contact-form';
import { Contacts } from './blocks/contacts';
import { Documents } from './blocks/documents';
import { FaqList } from './blocks/faq/faq-list';
import { Hero } from './blocks/hero/hero';
import { JobList } from './blocks/job-list';
import { Notice } from './blocks/notice';
import { Personas } from './blocks/cards/personas';
import { ProductFacts } from './blocks/table/product-facts';
import { Prose } from './blocks/prose';
import { Questions } from './blocks/faq/questions';
import { RateTable } from './blocks/table/rate-table';
import { Steps } from './blocks/steps';
import { Table } from './blocks/table/table';
import { Video } from './blocks/video';
import { WorkedExample } from './blocks/table/worked-example';

/** The one place that joins a block's type to its component. */
export function Block({ block, context }: { block: ContentBlock; context: BlockContext }) {
  switch (block.type) {
    case 'hero':
      return <Hero block={block} context={context} />;
    case 'audience':
      return <Audience block={block} context={context} />;
    case 'productFacts':
      return <ProductFacts block={block} context={context} />;
    case 'workedExample':
      return <WorkedExample block={block} context={context} />;
    case 'rateTable':
      return <RateTable block={block} context={context} />;
    case 'steps':
      return <Steps block={block} context={context} />;
    case 'documents':
      return <Documents block={block} context={context} />;
    case 'questions':
      return <Questions block={block} context={context} />;
    case 'callToAction':
      return <CallToAction block={block} context={context} />;
    case 'applicationStart':
      return <ApplicationStart block={block} context={context} />;
    case 'prose':
      return <Prose block={block} context={context} />;
    case 'cards':
      return <Cards block={block} context={context} />;
    case 'table':
      return <Table block={block} context={context} />;
    case 'notice':
      return <Notice block={block} context={context} />;
    case 'personas':
      return <Personas block={block} context={context} />;
    case 'faqList':
      return <FaqList block={block} context={context} />;
    case 'jobList':
      return <JobList block={block} context={context} />;
    case 'contacts':
      return <Contacts block={block} context={context} />;
    case 'contactForm':
      return <ContactFormBlock block={block} context={context} />;
    case 'video':
      return <Video block={block} context={context} />;
    case 'sectionTools':
      return <SectionTools block={block} context={context} />;
    case 'sectionCards':
      return <SectionCards block={block} context={context} />;
    case 'pageEntries':
      return <PageEntries block={block} context={context} />;
    case 'privateLinks':
      return <PrivateLinks block={block} context={context} />;
    case 'banners':
      return <Banners block={block} context={context} />;
  }
}
