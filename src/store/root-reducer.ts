import { combineReducers } from '@reduxjs/toolkit';
import { accountReducers } from '@/features/account/account.reducers';
import { applicationSlice } from '@/features/application/application.slice';
import { coApplicantSlice } from '@/features/application/co-applicant/co-applicant.slice';
import { indicativeSlice } from '@/features/application/indicative/indicative.slice';
import { transferSlice } from '@/features/application/transfer/transfer.slice';
import { applyCalculationSlice } from '@/features/calculation/apply-calculation.slice';
import { calculationSlice } from '@/features/calculation/calculation.slice';
import { calculatorFormSlice } from '@/features/calculation/calculator-form.slice';
import { valueAlertSlice } from '@/features/evaluation/alert/value-alert.slice';
import { evaluationSlice } from '@/features/evaluation/evaluation.slice';
import { valuationFormSlice } from '@/features/evaluation/valuation-form.slice';
import { applyRuleSlice } from '@/features/product-finder/apply-rule.slice';
import { productFinderFormSlice } from '@/features/product-finder/product-finder-form.slice';
import { rules } from '@/features/product-finder/rules.slice';
import { otpSlice } from '@/features/otp/otp.slice';
import { textedLinkSlice } from '@/features/otp/texted-link.slice';
import { verifyOtpSlice } from '@/features/otp/verify-otp.slice';
import { documentsSlice } from '@/features/document/documents.slice';
import { uploadDocumentSlice } from '@/features/document/upload-document.slice';
import * as site from '@/features/site/site-collections.slice';

export const rootReducer = combineReducers({
  banner: site.banner.slice.reducer,
  persona: site.persona.slice.reducer,
  faq: site.faq.slice.reducer,
  jobs: site.jobs.slice.reducer,
  nav: site.nav.slice.reducer,
  csContact: site.csContact.slice.reducer,
  generalContact: site.generalContact.slice.reducer,
  commonConfig: site.commonConfig.slice.reducer,
  calculatorConfig: site.calculatorConfig.slice.reducer,
  sectionTools: site.sectionTools.slice.reducer,
  valuationSwitchs: site.valuationSwitchs.slice.reducer,
  sectionPages: site.sectionPages.slice.reducer,
  pages: site.pages.slice.reducer,
  calculation: calculationSlice.reducer,
  applyCalculation: applyCalculationSlice.reducer,
  calculatorForm: calculatorFormSlice.reducer,
  evaluation: evaluationSlice.reducer,
  valueAlert: valueAlertSlice.reducer,
  valuationForm: valuationFormSlice.reducer,
  ruleQuestions: rules.slice.reducer,
  applyRule: applyRuleSlice.reducer,
  productFinderForm: productFinderFormSlice.reducer,
  uploadDocument: uploadDocumentSlice.reducer,
  documents: documentsSlice.reducer,
  ...accountReducers,
  application: applicationSlice.reducer,
  coApplicant: coApplicantSlice.reducer,
  indicative: indicativeSlice.reducer,
  transfer: transferSlice.reducer,
  otp: otpSlice.reducer,
  textedLink: textedLinkSlice.reducer,
  verifyOtp: verifyOtpSlice.reducer,
});

export type RootState = ReturnType<typeof rootReducer>;
