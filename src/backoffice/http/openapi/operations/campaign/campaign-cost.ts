import type { CampaignCost, CostImportRecord } from '@/contracts/campaign/campaign-cost';
import type { OperationGroup } from '@/backoffice/http/openapi/operation-notes';
import { instant } from '../../examples/application';

const cost: CampaignCost = {
  day: '2026-11-16',
  source: 'google',
  medium: 'cpc',
  campaign: 'brand',
  amount: 1_250.5,
  importedBy: 'may@lender.example',
};
const record: CostImportRecord = {
  id: 'h4n8wp',
  importedAt: instant,
  importedBy: cost.importedBy,
  fileName: 'november.csv',
  from: '2026-11-01',
  to: '2026-11-16',
  total: 18_400,
  added: 16,
  changed: 0,
  same: 0,
  removed: 0,
  undoneAt: null,
  undoneBy: null,
  mayUndo: true,
};
const query = { from: '2026-11-01', to: '2026-11-30' };

export const campaignCostOperations = {
  deskCampaignCosts: {
    description: 'Days are those of Hong Kong, at most 800; the last 30 without them.',
    example: { query, response: { ...query, data: [cost], total: 1_250.5, rows: 1 } },
  },
  deskCampaignCostsExport: {
    description:
      'With the columns of an import, so that it can be corrected and imported again. What would begin a formula has an apostrophe before it.',
    example: { query: { ...query, source: cost.source } },
  },
  deskImportCampaignCosts: {
    description:
      'Columns are `date` (YYYY-MM-DD), `source`, `medium`, `campaign`, `currency` (HKD) and `amount`; others are left alone. Names are read as those of links are. A line replaces what is known of its day and link, and with an amount of 0 removes it: a file that is sent twice counts once. Where `problems` names any, nothing was imported.',
    example: {
      body: {
        content:
          'date,source,medium,campaign,currency,amount\n2026-11-16,google,cpc,brand,HKD,1250.50\n',
        name: record.fileName,
      },
      response: {
        data: {
          problems: [],
          imported: {
            from: cost.day,
            to: cost.day,
            total: cost.amount,
            added: 1,
            changed: 0,
            same: 0,
            removed: 0,
          },
        },
      },
    },
  },
  deskCostImports: {
    description: 'The last 20.',
    example: { response: { data: [record] } },
  },
  deskUndoCostImport: {
    description:
      'Where the file changed nothing, was taken back already, or a line that it changed was changed again by a later file: `conflict`. The later one is taken back first.',
    errors: ['not_found', 'conflict'],
    example: {
      params: { id: record.id },
      response: {
        data: { ...record, undoneAt: instant, undoneBy: cost.importedBy, mayUndo: false },
      },
    },
  },
} as const satisfies OperationGroup['operations'];
