import type { PageInput, PageSlug } from '@/contracts/content';
import type { Collection, CollectionEntry, MaintenanceInput } from '@/contracts/desk';
import type { Notification } from '@/contracts/site';
import { indicativeChecks } from './collections/indicative-checks';
import { indicativeRules } from './collections/indicative-rules';
import { finderQuestions } from './collections/finder-questions';
import { finderRules } from './collections/finder-rules';
import { banners } from './collections/banners';
import { csContacts, generalContacts } from './collections/contacts';
import { faqs } from './collections/faqs';
import { jobs } from './collections/jobs';
import { maintenance } from './collections/maintenance';
import { navs } from './collections/navs';
import { notifications } from './collections/notifications';
import { paymentHolidayEntries } from './collections/page-entries';
import { aboutUsPage } from './pages/about-us';
import { bridgingLoanPage } from './pages/bridging-loan';
import { buyNowSellLaterPage } from './pages/buy-now-sell-later';
import { careerPage } from './pages/career';
import { case1Page } from './pages/case1';
import { case2Page } from './pages/case2';
import { case3Page } from './pages/case3';
import { contactUsPage } from './pages/contact-us';
import { customerCentrePage } from './pages/customer-centre';
import { faqPage } from './pages/faq';
import { fastPassPage } from './pages/fast-pass';
import { firstMortgagePage } from './pages/first-mortgage';
import { homePage } from './pages/home';
import { loanCalculatorPage } from './pages/loan-calculator';
import { mortgageServicesPage } from './pages/mortgage-services';
import { onlinePropertyPage } from './pages/online-property';
import { onlineValuationEntryPage } from './pages/online-valuation-entry';
import { onlineValuationStepsPage } from './pages/online-valuation-steps';
import { paymentHolidayPage } from './pages/payment-holiday';
import { privacyPage } from './pages/privacy';
import { privateLinkPage } from './pages/private-link';
import { productFinderPage } from './pages/product-finder';
import { revolvingLoanPage } from './pages/revolving-loan';
import { rmbLoanPage } from './pages/rmb-loan';
import { secondMortgagePage } from './pages/second-mortgage';
import { termsAndCondPage } from './pages/terms-and-cond';
import { uploadDocPage } from './pages/upload-doc';
import { personas } from './collections/personas';
import { privateLinks } from './collections/private-links';
import { onlineValuationSteps } from './collections/section-cards';
import { advantages, usefulTools } from './collections/section-tools';
import { sectionVideos } from './collections/section-videos';
import { valuationSwitch } from './collections/valuation-switch';

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
