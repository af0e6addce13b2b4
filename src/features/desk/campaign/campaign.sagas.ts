import {
  campaignCostImport,
  campaignCosts,
  costImports,
  costImportUndoing,
} from './campaign-cost/campaign-cost-queries';
import { campaignReport } from './campaign-report';
import { funnelReport } from './funnel/funnel-report';
import { missedSearchReport } from './missed-search/missed-search-report';
import {
  reportMailing,
  reportMailStop,
  reportSaving,
  savedReportChange,
  savedReportRemoval,
  savedReports,
} from './saved-report/saved-report-queries';

/** Sagas of the reports of campaigns, by name. */
export const campaignSagas = {
  campaignReport: campaignReport.saga,
  campaignCosts: campaignCosts.saga,
  campaignCostImport: campaignCostImport.saga,
  costImports: costImports.saga,
  costImportUndoing: costImportUndoing.saga,
  missedSearchReport: missedSearchReport.saga,
  funnelReport: funnelReport.saga,
  savedReports: savedReports.saga,
  reportSaving: reportSaving.saga,
  savedReportChange: savedReportChange.saga,
  savedReportRemoval: savedReportRemoval.saga,
  reportMailing: reportMailing.saga,
  reportMailStop: reportMailStop.saga,
};
