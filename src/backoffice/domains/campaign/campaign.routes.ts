import { Readable } from 'node:stream';
import { campaignFromCookies } from '@/lib/campaign';
import type { Registrar } from '@/backoffice/http/registrar';
import { successResponse } from '@/backoffice/http/responses';
import type { CampaignService } from './campaign.service';

export function registerCampaignRoutes(
  { mutate, desk, deskDownload }: Registrar,
  campaigns: CampaignService,
): void {
  mutate('campaignStep', async (_request, { headers }) => {
    await campaigns.countStep(campaignFromCookies(headers.get('cookie') ?? ''));
    return { body: successResponse };
  });
  desk('deskCampaigns', ({ query }) => campaigns.report(query));
  deskDownload('deskCampaignsExport', async ({ query }) => ({
    disposition: 'attachment; filename="campaigns.csv"',
    contentType: 'text/csv; charset=utf-8; header=present',
    bytes: Readable.from([await campaigns.exportCsv(query)]),
  }));
}
