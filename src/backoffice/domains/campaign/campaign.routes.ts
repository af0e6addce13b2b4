import { campaignFromCookies } from '@/lib/campaign';
import type { Registrar } from '@/backoffice/http/registrar';
import { successResponse } from '@/backoffice/http/responses';
import type { CampaignService } from './campaign.service';

export function registerCampaignRoutes(
  { mutate, desk }: Registrar,
  campaigns: CampaignService,
): void {
  mutate('campaignStep', async (_request, { headers }) => {
    await campaigns.countStep(campaignFromCookies(headers.get('cookie') ?? ''));
    return { body: successResponse };
  });
  desk('deskCampaigns', async ({ query }) => ({ data: await campaigns.list(query) }));
}
