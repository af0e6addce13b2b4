import { z } from 'zod';
import type { EndpointDefinition } from '@/contracts/endpoint-definition';
import { endpoints } from '@/contracts/endpoints';
import { noMappingMessage, noUrlMessage } from '@/contracts/errors';
import { hrefSchema } from '@/contracts/content/block-fields';

const all = Object.entries<EndpointDefinition>(endpoints);

// CONTRACT section 2, the calls of the site.
const contractCalls: Record<string, string> = {
  notifications: 'GET site/notifications',
  maintenance: 'GET site/pages/maintenance',
  page: 'GET site/pages/{slug}',
  csContacts: 'GET site/contacts/cscenter',
  generalContact: 'GET site/contacts/gen',
  sectionCards: 'GET site/section-cards/online-valuation-steps',
  sectionPageEntries: 'GET site/section-page-entries/pymt-holiday',
  sectionVideos: 'GET site/section-videos/infographic-video',
  valuationSwitch: 'GET site/valuation-switchs/valuation-switch',
  commonConfig: 'GET site/config',
  calculatorConfig: 'GET loan-cal/config',
  calculate: 'GET loan-cal/{paymentType}',
  calculateDetailed: 'POST loan-cal/{paymentType}',
  sendOTP: 'POST user/sendOTP',
  verifyOtp: 'POST user/signin',
  userInfo: 'GET user/info',
  signout: 'POST user/signout',
  internetStmDate: 'GET los/internetStmDate',
  enquiryStatement: 'GET los/enquiryStatement',
  internetInfoUpd: 'POST los/internetInfoUpd',
  paymHoliday: 'POST los/paymHoliday',
  increaseCreditLimit: 'POST los/increaseCreditLimit',
  internetWithdrawal: 'POST los/internetWithdrawal',
  losContactUs: 'POST los/contactUs',
  verifyAccount: 'POST user/verify',
  sendSMS: 'POST user/sendSMS',
  contactUs: 'POST contactUs',
  deskCampaigns: 'GET desk/campaigns',
};

describe('The endpoints', () => {
  it('are addressed as the contract says', () => {
    const written = Object.fromEntries(
      all.map(([key, { method, path }]) => [key, `${method} ${path.replace('/api/v1/', '')}`]),
    );
    expect(written).toMatchObject(contractCalls);
  });

  it('have no two of the same address', () => {
    const addresses = all.map(([, { method, path }]) => `${method} ${path}`);
    expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([]);
  });

  it('declare every parameter of their address, and no other', () => {
    const odd = all.filter(
      ([, { path, params }]) =>
        [...path.matchAll(/\{(\w+)\}/g)]
          .map(([, name]) => name)
          .sort()
          .join() !==
        Object.keys(params?.shape ?? {})
          .sort()
          .join(),
    );
    expect(odd.map(([key]) => key)).toEqual([]);
  });

  it('read without a body', () => {
    expect(all.filter(([, { method, body }]) => method === 'GET' && body)).toEqual([]);
  });

  it('keep no field of a body that they do not name', () => {
    const open = all.flatMap(([key, { body }]) => {
      if (!body) return [];
      const { anyOf, oneOf, ...alone } = z.toJSONSchema(body, {
        io: 'output',
        unrepresentable: 'any',
      });
      const parts = anyOf ?? oneOf ?? [alone];
      return parts.every((part) => Object(part).additionalProperties === false) ? [] : [key];
    });
    expect(open).toEqual([]);
  });

  it('lie under desk exactly when they are for staff', () => {
    expect(
      all
        .filter(([, { path, access }]) => path.startsWith('/api/v1/desk/') !== (access === 'desk'))
        .map(([key]) => key),
    ).toEqual([]);
  });
});

describe('The error texts', () => {
  it('are those of the specification', () => {
    expect([noMappingMessage, noUrlMessage]).toEqual([
      'No endpoint mapping with given key',
      'No url or endpoint key provided.',
    ]);
  });
});

describe('An address in content', () => {
  it.each([
    '/rmb-loan',
    '/',
    'https://www.example.com',
    'tel:+85230000000',
    'mailto:a@example.com',
    '#questions',
  ])('may be %s', (href) => {
    expect(hrefSchema.safeParse(href).success).toBe(true);
  });

  it.each([
    'javascript:alert(1)',
    '//evil.example',
    '/\\evil.example',
    '/\\/evil.example',
    '/\t/evil.example',
    '/\n\\evil.example',
    'https://',
    'http://example.com',
    'data:text/html,x',
    '',
    'rmb-loan',
    `/${'a'.repeat(500)}`,
  ])('may not be %s', (href) => {
    expect(hrefSchema.safeParse(href).success).toBe(false);
  });
});
