import { z } from 'zod';
import { accountEndpoints } from './account/account';
import { accountDeskEndpoints } from './account/account-desk';
import { accountLoanEndpoints } from './account/account-loan';
import { accountRequestEndpoints } from './account/account-request';
import { securityEventEndpoints } from './account/security-event';
import { applicationEndpoints } from './application/application';
import { applicationDeskEndpoints } from './application/application-desk';
import { campaignEndpoints } from './campaign';
import { contactEndpoints } from './contact/contact';
import { pageSchema, pageSlugSchema, readablePageSchema } from './content/page';
import { deskEndpoints } from './desk';
import { documentEndpoints } from './document/document';
import type { EndpointDefinition, ParsedRequestOf, RequestOf } from './endpoint-definition';
import { evaluationEndpoints } from './evaluation/evaluation';
import { jobApplicationEndpoints } from './job-application/job-application';
import { loanEndpoints } from './loan-calculation';
import { jobEndpoints } from './job';
import { messageBudgetEndpoints } from './message-budget';
import { finderEndpoints } from './product-finder';
import {
  bannerSchema,
  calculatorConfigSchema,
  commonConfigSchema,
  contactSchema,
  faqSchema,
  jobSchema,
  listOf,
  maintenanceSchema,
  navSchema,
  notificationSchema,
  personaSchema,
  privateLinkSchema,
  readableCommonConfigSchema,
  readableMaintenanceSchema,
  sectionCardSchema,
  sectionPageEntrySchema,
  sectionToolSchema,
  sectionVideoSchema,
  valuationSwitchSchema,
} from './site';
import { userEndpoints } from './user';
import { valuationImportEndpoints } from './evaluation/valuation-import';

export const apiPrefix = '/api/v1';

const siteEndpoints = {
  notifications: {
    method: 'GET',
    path: '/api/v1/site/notifications',
    access: 'public',
    summary: 'Notifications running now; the first is shown',
    response: listOf(notificationSchema),
  },
  maintenance: {
    method: 'GET',
    path: '/api/v1/site/pages/maintenance',
    access: 'public',
    summary: 'Whether the site is closed for maintenance, and the words shown',
    response: maintenanceSchema,
    readable: readableMaintenanceSchema,
  },
  page: {
    method: 'GET',
    path: '/api/v1/site/pages/{slug}',
    access: 'public',
    summary: 'Titles, descriptions and content blocks of a page',
    params: z.object({ slug: pageSlugSchema }),
    response: pageSchema,
    readable: readablePageSchema,
  },
  navs: {
    method: 'GET',
    path: '/api/v1/site/navs',
    access: 'public',
    summary: 'Navigation of header and footer',
    response: listOf(navSchema),
  },
  banners: {
    method: 'GET',
    path: '/api/v1/site/banners',
    access: 'public',
    summary: 'Campaign banners',
    response: listOf(bannerSchema),
  },
  personas: {
    method: 'GET',
    path: '/api/v1/site/personas',
    access: 'public',
    summary: 'Illustrative stories',
    response: listOf(personaSchema),
  },
  faqs: {
    method: 'GET',
    path: '/api/v1/site/faqs',
    access: 'public',
    summary: 'Questions and answers',
    response: listOf(faqSchema),
  },
  jobs: {
    method: 'GET',
    path: '/api/v1/site/jobs',
    access: 'public',
    summary: 'Open positions',
    response: listOf(jobSchema),
  },
  privateLinks: {
    method: 'GET',
    path: '/api/v1/site/private-links',
    access: 'public',
    summary: 'Links for customers',
    response: listOf(privateLinkSchema),
  },
  csContacts: {
    method: 'GET',
    path: '/api/v1/site/contacts/cscenter',
    access: 'public',
    summary: 'Contacts of the customer centre',
    response: listOf(contactSchema),
  },
  generalContact: {
    method: 'GET',
    path: '/api/v1/site/contacts/gen',
    access: 'public',
    summary: 'General contact: the first element',
    response: listOf(contactSchema),
  },
  sectionCards: {
    method: 'GET',
    path: '/api/v1/site/section-cards/online-valuation-steps',
    access: 'public',
    summary: 'Steps of the online valuation',
    response: listOf(sectionCardSchema),
  },
  sectionTools: {
    method: 'GET',
    path: '/api/v1/site/section-tools/{slug}',
    access: 'public',
    summary: 'Cards of the tools, or the advantages of this lender',
    params: z.object({ slug: z.enum(['usefull-tools', 'adv-shkc']) }),
    response: listOf(sectionToolSchema),
  },
  sectionPageEntries: {
    method: 'GET',
    path: '/api/v1/site/section-page-entries/pymt-holiday',
    access: 'public',
    summary: 'Entries about the payment holiday',
    response: listOf(sectionPageEntrySchema),
  },
  sectionVideos: {
    method: 'GET',
    path: '/api/v1/site/section-videos/infographic-video',
    access: 'public',
    summary: 'The explainer video with poster and captions',
    response: listOf(sectionVideoSchema),
  },
  valuationSwitch: {
    method: 'GET',
    path: '/api/v1/site/valuation-switchs/valuation-switch',
    access: 'public',
    summary: 'Which valuation inputs are open',
    response: valuationSwitchSchema,
  },
  commonConfig: {
    method: 'GET',
    path: '/api/v1/site/config',
    access: 'public',
    summary: 'Products and constants',
    response: commonConfigSchema,
    readable: readableCommonConfigSchema,
  },
  calculatorConfig: {
    method: 'GET',
    path: '/api/v1/loan-cal/config',
    access: 'public',
    summary: 'Limits and defaults of the calculator page',
    response: calculatorConfigSchema,
  },
} as const satisfies Record<string, EndpointDefinition>;

/** Every call of the API by its key; the client, the server's routes and the OpenAPI document are made from this map. */
export const endpoints = {
  ...siteEndpoints,
  ...loanEndpoints,
  ...deskEndpoints,
  ...evaluationEndpoints,
  ...valuationImportEndpoints,
  ...finderEndpoints,
  ...userEndpoints,
  ...applicationEndpoints,
  ...applicationDeskEndpoints,
  ...documentEndpoints,
  ...accountEndpoints,
  ...accountLoanEndpoints,
  ...accountRequestEndpoints,
  ...accountDeskEndpoints,
  ...contactEndpoints,
  ...campaignEndpoints,
  ...jobEndpoints,
  ...messageBudgetEndpoints,
  ...securityEventEndpoints,
  ...jobApplicationEndpoints,
} as const satisfies Record<string, EndpointDefinition>;

export type EndpointKey = keyof typeof endpoints;
export type EndpointRequest<K extends EndpointKey> = RequestOf<(typeof endpoints)[K]>;
export type ParsedEndpointRequest<K extends EndpointKey> = ParsedRequestOf<(typeof endpoints)[K]>;
export type EndpointResponse<K extends EndpointKey> = z.output<(typeof endpoints)[K]['response']>;
