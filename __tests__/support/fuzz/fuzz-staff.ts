import type { EndpointKey } from '@/contracts/endpoints';
import { keyPermissions, roles } from '@/contracts/staff/permissions';
import type { TestApi } from '../api/test-api';
import { pageTestRequest, publishTestedPage } from '../campaign/page-tests';
import { shortLinkRequest } from '../campaign/short-links';
import { storeBrowserError } from '../site-health/reports';
import { inviteStaff, signInStaff } from '../staff/staff-browser';
import { approvalFixtures } from './fuzz-approvals';
import { paymentFixtures } from './fuzz-payments';
import type { Prepare } from './fuzz-fixtures';
import type { FuzzRequest } from './fuzz-request';

/** What the calls about staff and keys need; people do them, with every role. */
export async function createStaffFixtures(
  api: TestApi,
  make: Parameters<typeof approvalFixtures>[1],
) {
  let serial = 0;
  const nextEmail = () => `fuzz${(serial += 1)}@lender.hk`;
  const signIn = async (): Promise<Record<string, string>> => {
    const { browser } = await signInStaff(api, { email: nextEmail(), roles: [...roles] });
    return { cookie: browser.cookie(), 'sec-fetch-site': 'same-origin' };
  };
  const ofNewMember: Prepare = async () => ({
    params: { id: (await inviteStaff(api, { email: nextEmail(), roles: ['auditor'] })).id },
  });
  const newKey = async (): Promise<string> =>
    (
      await api.container.staff.apiKeys.make('fuzz', {
        name: `fuzz-${(serial += 1)}`,
        permissions: [...keyPermissions],
        lastDay: '2026-12-31',
      })
    ).key.id;
  const newCostImport = async (): Promise<string> => {
    const { costs } = api.container.campaigns;
    const line = `2026-11-16,fuzz-${(serial += 1)},,,HKD,5`;
    await costs.importFile('fuzz', {
      content: `date,source,medium,campaign,currency,amount\n${line}`,
    });
    // Many at one instant stand in no order.
    const all = await costs.listImports();
    return all.find(({ mayUndo }) => mayUndo)?.id ?? '';
  };
  const newLink = async (): Promise<string> =>
    (await api.container.campaigns.shortLinks.create('fuzz', shortLinkRequest())).code;
  const ofNewReport: Prepare = async () => ({
    params: {
      id: (
        await api.container.campaigns.savedReports.save(
          { staff: 'amy', permissions: keyPermissions },
          {
            name: `fuzz-${(serial += 1)}`,
            isShared: true,
            report: 'campaigns',
            view: { by: 'source' },
          },
        )
      ).id,
    },
  });
  const viewRequest = () =>
    ({ list: 'deskStaff', name: `fuzz-${(serial += 1)}`, fields: {}, isShared: true }) as const;
  const ofNewView: Prepare = async () => ({
    params: {
      id: (
        await api.container.staff.savedViews.save(
          { staff: `fuzz-${serial}`, permissions: ['staff.read'] },
          viewRequest(),
        )
      ).id,
    },
  });
  const testedPage = async (): Promise<string> => {
    const slug = `fuzz-${(serial += 1)}`;
    await publishTestedPage(api, slug);
    return slug;
  };
  const newTest: Prepare = async () => {
    const request = pageTestRequest(await testedPage());
    const { id } = await api.container.campaigns.pageTests.start('fuzz', request);
    return { params: { id } };
  };
  const daysOfReport = ({ query }: FuzzRequest) => ({
    query: { ...Object(query), from: '2026-11-01', to: '2026-11-30' },
  });
  const comparedDays: Prepare = (generated) => ({
    query: {
      ...Object(daysOfReport(generated).query),
      comparedFrom: '2026-10-01',
      comparedTo: '2026-10-31',
    },
  });
  const prepare: Partial<Record<EndpointKey, Prepare>> = {
    ...approvalFixtures(api, make),
    ...paymentFixtures(api, make),
    deskSignOut: async () => ({ headers: await signIn() }),
    deskStaffMember: ofNewMember,
    deskReinviteStaff: ofNewMember,
    deskChangeRoles: ofNewMember,
    deskOffBoard: ofNewMember,
    deskInviteStaff: ({ body }) => ({ body: { ...Object(body), email: nextEmail() } }),
    deskMakeKey: ({ body }) => ({
      body: { ...Object(body), name: `fuzz-${(serial += 1)}`, lastDay: '2026-12-31' },
    }),
    // Random days are mostly further apart than a report reaches.
    deskCampaigns: comparedDays,
    deskMissedSearches: daysOfReport,
    deskMissedSearchesExport: daysOfReport,
    deskSiteVitals: daysOfReport,
    deskBrowserError: async () => ({ params: { id: await storeBrowserError(api) } }),
    deskCampaignsExport: comparedDays,
    deskCampaignCosts: daysOfReport,
    deskCampaignCostsExport: daysOfReport,
    deskUndoCostImport: async () => ({ params: { id: await newCostImport() } }),
    deskSaveReport: () => ({
      body: {
        name: `fuzz-${(serial += 1)}`,
        isShared: false,
        report: 'campaigns',
        view: { by: 'day' },
      },
    }),
    deskChangeSavedReport: ofNewReport,
    deskRemoveSavedReport: ofNewReport,
    deskSaveView: () => ({ body: viewRequest() }),
    deskChangeSavedView: ofNewView,
    deskRemoveSavedView: ofNewView,
    // A key has no mail address, and can end a mail alone.
    deskMailReport: async (generated) => ({
      ...(await ofNewReport(generated)),
      body: { language: null },
    }),
    deskFunnel: comparedDays,
    deskFunnelExport: comparedDays,
    deskMakeShortLink: ({ body }) => ({
      body: { ...Object(body), path: '/faq', code: `fuzz-${(serial += 1)}`, expiresAt: null },
    }),
    deskShortLink: async () => ({ params: { code: await newLink() } }),
    deskChangeShortLink: async () => ({ params: { code: await newLink() } }),
    deskPageTest: newTest,
    // Of the four letters of variants its test has two.
    deskEndPageTest: async (generated) => ({
      ...(await newTest(generated)),
      body: { chosen: null },
    }),
    deskStartPageTest: async () => ({ body: pageTestRequest(await testedPage()) }),
    deskRevokeKey: async () => ({ params: { id: await newKey() } }),
  };
  return { prepare, person: await signIn() };
}
