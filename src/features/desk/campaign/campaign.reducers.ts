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

/** Reducers of the reports of campaigns, by slice name. */
export const campaignReducers = {
  campaignReport: campaignReport.slice.reducer,
  campaignCosts: campaignCosts.slice.reducer,
  campaignCostImport: campaignCostImport.slice.reducer,
  costImports: costImports.slice.reducer,
  costImportUndoing: costImportUndoing.slice.reducer,
  missedSearchReport: missedSearchReport.slice.reducer,
  funnelReport: funnelReport.slice.reducer,
  savedReports: savedReports.slice.reducer,
  reportSaving: reportSaving.slice.reducer,
  savedReportChange: savedReportChange.slice.reducer,
  savedReportRemoval: savedReportRemoval.slice.reducer,
  reportMailing: reportMailing.slice.reducer,
  reportMailStop: reportMailStop.slice.reducer,
};
