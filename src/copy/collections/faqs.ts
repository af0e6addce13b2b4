import type { Faq } from '@/contracts/site';
import { privacyFaqs, troubleFaqs } from './faqs.care';
import { applyingFaqs, propertyFaqs } from './faqs.property';
import { documentsFaqs, repayingFaqs } from './faqs.repaying';
import { gettingStartedFaqs, ratesFaqs } from './faqs.start';

export const faqs: Faq[] = [
  ...gettingStartedFaqs,
  ...ratesFaqs,
  ...propertyFaqs,
  ...applyingFaqs,
  ...documentsFaqs,
  ...repayingFaqs,
  ...troubleFaqs,
  ...privacyFaqs,
];
