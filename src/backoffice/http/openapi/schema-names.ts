import type { z } from 'zod';
import * as apiKey from '@/contracts/staff/api-key';
import * as audit from '@/contracts/staff/audit';
import * as staff from '@/contracts/staff/staff';
import * as staffSession from '@/contracts/staff/staff-session';
import * as account from '@/contracts/account/account';
import * as accountDesk from '@/contracts/account/account-desk';
import * as accountLoan from '@/contracts/account/account-loan';
import * as accountRequest from '@/contracts/account/account-request';
import * as securityEvent from '@/contracts/account/security-event';
import * as application from '@/contracts/application/application';
import * as applicationDesk from '@/contracts/application/application-desk';
import * as applicationForm from '@/contracts/application/application-form';
import * as indicative from '@/contracts/application/indicative';
import * as indicativeResult from '@/contracts/application/indicative-result';
import * as campaign from '@/contracts/campaign/campaign';
import * as funnel from '@/contracts/campaign/funnel';
import * as contact from '@/contracts/contact/contact';
import * as blockFields from '@/contracts/content/block-fields';
import * as blocks from '@/contracts/content/blocks';
import * as page from '@/contracts/content/page';
import * as desk from '@/contracts/desk';
import * as document from '@/contracts/document/document';
import * as errors from '@/contracts/errors';
import * as accuracy from '@/contracts/evaluation/accuracy';
import * as estate from '@/contracts/evaluation/estate';
import * as evaluation from '@/contracts/evaluation/evaluation';
import * as valuationImport from '@/contracts/evaluation/valuation-import';
import * as job from '@/contracts/job';
import * as jobApplication from '@/contracts/job-application/job-application';
import * as messageBudget from '@/contracts/message-budget';
import * as loanCalculation from '@/contracts/calculation';
import * as localised from '@/contracts/localised';
import * as productFinder from '@/contracts/product-finder';
import * as site from '@/contracts/site/site';
import * as otp from '@/contracts/otp/otp';

const modules: object[] = [
  localised,
  blockFields,
  blocks,
  page,
  site,
  desk,
  evaluation,
  estate,
  accuracy,
  valuationImport,
  loanCalculation,
  productFinder,
  otp,
  applicationForm,
  application,
  applicationDesk,
  indicative,
  indicativeResult,
  document,
  account,
  accountLoan,
  accountRequest,
  accountDesk,
  contact,
  campaign,
  funnel,
  job,
  messageBudget,
  securityEvent,
  jobApplication,
  staff,
  staffSession,
  audit,
  apiKey,
  errors,
];
/** Money is a plain number everywhere: a name for it would hide that. */
const unnamed = new Set(['moneySchema']);

/** The schemas that modules of the contract export, by name: `loanSummarySchema` is `LoanSummary`. */
export const schemaNames: ReadonlyMap<z.ZodType, string> = new Map(
  modules.flatMap((exports) =>
    Object.entries(exports)
      .filter(([name, value]) => name.endsWith('Schema') && isSchema(value) && !unnamed.has(name))
      .map(([name, schema]: [string, z.ZodType]): [z.ZodType, string] => [
        schema,
        `${name.charAt(0).toUpperCase()}${name.slice(1, -'Schema'.length)}`,
      ]),
  ),
);

function isSchema(value: unknown): value is z.ZodType {
  return typeof value === 'object' && value !== null && '_zod' in value;
}
