import { banners } from '@/copy/collections/banners';
import { calculatorConfig } from '@/copy/collections/calculator-config';
import { csContacts, generalContacts } from '@/copy/collections/contacts';
import { faqs } from '@/copy/collections/faqs';
import { jobs } from '@/copy/collections/jobs';
import { maintenance } from '@/copy/collections/maintenance';
import { navs } from '@/copy/collections/navs';
import { notifications } from '@/copy/collections/notifications';
import { paymentHolidayEntries } from '@/copy/collections/page-entries';
import { personas } from '@/copy/collections/personas';
import { privateLinks } from '@/copy/collections/private-links';
import { products } from '@/copy/collections/products';
import { onlineValuationSteps } from '@/copy/collections/section-cards';
import { usefulTools } from '@/copy/collections/section-tools';
import { sectionVideos } from '@/copy/collections/section-videos';
import { valuationSwitch } from '@/copy/collections/valuation-switch';
import {
  contactWaitSeconds,
  currencySymbol,
  logoutWaitSeconds,
  uploadMaxMegabytes,
} from '@/config/site';
import type { OperationGroup } from '../operation-notes';
import { mediaFileOperations } from './content/media';
import { landingEntry, landingExample, pageExample } from '../examples/page';

const one = <T>(list: readonly T[]): { data: T[] } => ({ data: list.slice(0, 1) });
const optionalPages =
  'An API without landing pages answers 404 to this call; the site then has none.';
const cached = { hasEntityTag: true } as const;

export const contentOperations: OperationGroup = {
  name: 'Content',
  description:
    'What pages are made of, in three languages at once. Public; answers are cached until staff change something.',
  operations: {
    ...mediaFileOperations,
    notifications: { ...cached, example: { response: one(notifications) } },
    maintenance: {
      ...cached,
      example: {
        response: { ...maintenance, title: maintenance.titleEn, content: maintenance.contentEn },
      },
    },
    page: { ...cached, example: { params: { slug: pageExample.slug }, response: pageExample } },
    landingPages: {
      ...cached,
      description: `\`slug\` is the end of the address \`/l/{slug}\`. A visit whose address names no campaign counts under \`utmSource\`, \`utmMedium\` and \`utmCampaign\`. ${optionalPages}`,
      example: { response: { data: [landingEntry] } },
    },
    landingPage: {
      ...cached,
      description: 'The first block is the only `hero`.',
      errors: ['not_found'],
      example: { params: { slug: landingExample._id }, response: landingExample },
    },
    redirects: {
      ...cached,
      description:
        'Paths without language. An address leads on only where no page stands; a page that it leads to is none of the old ones. An API without redirects answers 404 to this call.',
      example: { response: { data: [{ from: '/loans/second.html', to: '/second-mortgage' }] } },
    },
    navs: { ...cached, example: { response: one(navs) } },
    banners: { ...cached, example: { response: one(banners) } },
    personas: { ...cached, example: { response: one(personas) } },
    faqs: { ...cached, example: { response: one(faqs) } },
    jobs: { ...cached, example: { response: one(jobs) } },
    privateLinks: { ...cached, example: { response: one(privateLinks) } },
    csContacts: { ...cached, example: { response: one(csContacts) } },
    generalContact: { ...cached, example: { response: one(generalContacts) } },
    sectionCards: { ...cached, example: { response: one(onlineValuationSteps) } },
    sectionTools: {
      ...cached,
      example: { params: { slug: 'usefull-tools' }, response: one(usefulTools) },
    },
    sectionPageEntries: { ...cached, example: { response: one(paymentHolidayEntries) } },
    sectionVideos: { ...cached, example: { response: one(sectionVideos) } },
    valuationSwitch: { ...cached, errors: ['not_found'], example: { response: valuationSwitch } },
    commonConfig: {
      ...cached,
      description:
        'The site uses its own value in place of one that makes no sense, such as a wait of less than a second.',
      example: {
        response: {
          products: products.slice(0, 1),
          contactWaitSeconds,
          logoutWaitSeconds,
          uploadMaxMegabytes,
          currencySymbol,
          officeHours: {
            weekdays: { from: '09:00', to: '18:30' },
            saturday: null,
            closedOn: ['2026-12-24'],
          },
        },
      },
    },
    calculatorConfig: { ...cached, example: { response: calculatorConfig } },
  },
};
