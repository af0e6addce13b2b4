import { accountOperations } from './operations/account';
import { applicationOperations } from './operations/application';
import { calculatorOperations } from './operations/calculator';
import { contactOperations } from './operations/contact';
import { contentOperations } from './operations/content';
import { deskApplicationOperations } from './operations/desk-application';
import { deskContentOperations } from './operations/desk-content';
import { deskLoanOperations } from './operations/desk-loan';
import { deskSecurityOperations } from './operations/desk-security';
import { deskValuationOperations } from './operations/desk-valuation';
import { documentOperations } from './operations/document';
import { loanOperations } from './operations/loan';
import { productFinderOperations } from './operations/product-finder';
import { requestOperations } from './operations/request';
import { signInOperations } from './operations/sign-in';
import { valuationOperations } from './operations/valuation';

/** The headings of the API's description in their order, with the operations below each. */
export const operationGroups = {
  content: contentOperations,
  calculator: calculatorOperations,
  productFinder: productFinderOperations,
  valuation: valuationOperations,
  signIn: signInOperations,
  application: applicationOperations,
  document: documentOperations,
  account: accountOperations,
  loan: loanOperations,
  request: requestOperations,
  contact: contactOperations,
  deskContent: deskContentOperations,
  deskApplication: deskApplicationOperations,
  deskLoan: deskLoanOperations,
  deskSecurity: deskSecurityOperations,
  deskValuation: deskValuationOperations,
};
