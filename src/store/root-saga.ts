import { accountSagas } from '@/features/account/account.saga';
import { applicationSaga } from '@/features/application/application.saga';
import { coApplicantSaga } from '@/features/application/co-applicant/co-applicant.saga';
import { indicativeSaga } from '@/features/application/indicative/indicative.saga';
import { transferSaga } from '@/features/application/transfer/transfer.saga';
import { calculationSaga } from '@/features/calculation/calculation.saga';
import { valueAlertSaga } from '@/features/evaluation/alert/value-alert.saga';
import { evaluationSaga } from '@/features/evaluation/evaluation.saga';
import { applyRuleSaga } from '@/features/product-finder/apply-rule.saga';
import { rules } from '@/features/product-finder/rules.slice';
import { otpSaga, verifyOtpSaga } from '@/features/otp/otp.saga';
import { textedLinkSaga } from '@/features/otp/texted-link.saga';
import { documentsSaga } from '@/features/document/documents.saga';
import { uploadDocumentSaga } from '@/features/document/upload-document.saga';
import * as site from '@/features/site/site-collections.slice';
import type { DomainSaga } from './run-sagas';

/** One saga per domain; the key is the slice's name. */
export const domainSagas = {
  banner: site.banner.saga,
  persona: site.persona.saga,
  faq: site.faq.saga,
  jobs: site.jobs.saga,
  nav: site.nav.saga,
  csContact: site.csContact.saga,
  generalContact: site.generalContact.saga,
  commonConfig: site.commonConfig.saga,
  calculatorConfig: site.calculatorConfig.saga,
  sectionTools: site.sectionTools.saga,
  valuationSwitchs: site.valuationSwitchs.saga,
  sectionPages: site.sectionPages.saga,
  pages: site.pages.saga,
  calculation: calculationSaga,
  evaluation: evaluationSaga,
  valueAlert: valueAlertSaga,
  ruleQuestions: rules.saga,
  applyRule: applyRuleSaga,
  uploadDocument: uploadDocumentSaga,
  documents: documentsSaga,
  ...accountSagas,
  application: applicationSaga,
  coApplicant: coApplicantSaga,
  indicative: indicativeSaga,
  transfer: transferSaga,
  otp: otpSaga,
  textedLink: textedLinkSaga,
  verifyOtp: verifyOtpSaga,
} satisfies Record<string, DomainSaga>;
