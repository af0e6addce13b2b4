import type { PageInput, PageSlug } from '@/contracts/content';
import type { Collection, CollectionEntry, MaintenanceInput } from '@/contracts/desk';
import type { Notification } from '@/contracts/site';
import { indicativeChecks } from '../application/seed/indicative-checks';
import { indicativeRules } from '../application/seed/indicative-rules';
import { finderQuestions } from '../product-finder/seed/finder-questions';
import { finderRules } from '../product-finder/seed/finder-rules';
import { banners } from './seed/banners';
import { csContacts, generalContacts } from './seed/contacts';
import { faqs } from './seed/faqs';
import { jobs } from './seed/jobs';
import { maintenance } from './seed/maintenance';
import { navs } from './seed/navs';
import { notifications } from './seed/notifications';
import { paymentHolidayEntries } from './seed/page-entries';
import { aboutUsPage } from './seed/pages/about-us';
import { bridgingLoanPage } from './seed/pages/bridging-loan';
import { buyNowSellLaterPage } from './seed/pages/buy-now-sell-later';
import { careerPage } from './seed/pages/career';
import { case1Page } from './seed/pages/case1';
import { case2Page } from './seed/pages/case2';
import { case3Page } from './seed/pages/case3';
import { contactUsPage } from './seed/pages/contact-us';
import { customerCentrePage } from './seed/pages/customer-centre';
import { faqPage } from './seed/pages/faq';
import { fastPassPage } from './seed/pages/fast-pass';
import { firstMortgagePage } from './seed/pages/first-mortgage';
import { homePage } from './seed/pages/home';
import { loanCalculatorPage } from './seed/pages/loan-calculator';
import { mortgageServicesPage } from './seed/pages/mortgage-services';
import { onlinePropertyPage } from './seed/pages/online-property';
import { onlineValuationEntryPage } from './seed/pages/online-valuation-entry';
import { onlineValuationStepsPage } from './seed/pages/online-valuation-steps';
import { paymentHolidayPage } from './seed/pages/payment-holiday';
import { privacyPage } from './seed/pages/privacy';
import { privateLinkPage } from './seed/pages/private-link';
import { productFinderPage } from './seed/pages/product-finder';
import { revolvingLoanPage } from './seed/pages/revolving-loan';
import { rmbLoanPage } from './seed/pages/rmb-loan';
import { secondMortgagePage } from './seed/pages/second-mortgage';
import { termsAndCondPage } from './seed/pages/terms-and-cond';
import { uploadDocPage } from './seed/pages/upload-doc';
import { personas } from './seed/personas';
import { privateLinks } from './seed/private-links';
import { onlineValuationSteps } from './seed/section-cards';
import { advantages, usefulTools } from './seed/section-tools';
import { sectionVideos } from './seed/section-videos';
import { valuationSwitch } from './seed/valuation-switch';

export interface SiteSeed {
  pages: Record<PageSlug, PageInput>;
  collections: { [C in Collection]: readonly CollectionEntry<C>[] };
  notifications: readonly Notification[];
  maintenance: MaintenanceInput;
}

/** Everything the site says when it is first started. */
export const siteSeed: SiteSeed = {
  pages: {
    home: homePage,
    'first-mortgage': firstMortgagePage,
    'second-mortgage': secondMortgagePage,
    'fast-pass': fastPassPage,
    'bridging-loan': bridgingLoanPage,
    'revolving-loan': revolvingLoanPage,
    'rmb-loan': rmbLoanPage,
    'payment-holiday': paymentHolidayPage,
    'mortgage-services': mortgageServicesPage,
    case1: case1Page,
    case2: case2Page,
    case3: case3Page,
    BuyNowSellLater: buyNowSellLaterPage,
    'loan-calculator': loanCalculatorPage,
    'online-property': onlinePropertyPage,
    'online-valuation-steps': onlineValuationStepsPage,
    'online-valuation-entry': onlineValuationEntryPage,
    'product-finder': productFinderPage,
    'customer-centre': customerCentrePage,
    'contact-us': contactUsPage,
    faq: faqPage,
    career: careerPage,
    'about-us': aboutUsPage,
    'terms-and-cond': termsAndCondPage,
    privacy: privacyPage,
    uploadDoc: uploadDocPage,
    privateLink: privateLinkPage,
  },
  collections: {
    navs,
    banners,
    personas,
    faqs,
    jobs,
    'private-links': privateLinks,
    'contacts-cscenter': csContacts,
    'contacts-gen': generalContacts,
    'online-valuation-steps': onlineValuationSteps,
    'usefull-tools': usefulTools,
    'adv-shkc': advantages,
    'pymt-holiday': paymentHolidayEntries,
    'infographic-video': sectionVideos,
    'valuation-switch': [valuationSwitch],
    'finder-questions': finderQuestions,
    'finder-rules': finderRules,
    'indicative-rules': indicativeRules,
    'indicative-checks': indicativeChecks,
  },
  notifications,
  maintenance,
};
