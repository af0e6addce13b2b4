import { customerList } from './customer-list';
import {
  customerCopy,
  customerErasure,
  customerErasures,
  customerFiles,
  customerFreeze,
  customerReveal,
  customerSessionsEnd,
  firstBankAccount,
  passkeyRemoval,
} from './customer-queries';
import { customerDoubles, customerMerge, customerMerges, mergeSearch } from './merge/merge-queries';

/** Sagas of what staff see of customers and do with them, by name. */
export const customerSagas = {
  customerList: customerList.query.saga,
  customerFiles: customerFiles.saga,
  customerFreeze: customerFreeze.saga,
  customerSessionsEnd: customerSessionsEnd.saga,
  customerReveal: customerReveal.saga,
  customerCopy: customerCopy.saga,
  firstBankAccount: firstBankAccount.saga,
  passkeyRemoval: passkeyRemoval.saga,
  customerErasure: customerErasure.saga,
  customerErasures: customerErasures.saga,
  customerDoubles: customerDoubles.saga,
  customerMerge: customerMerge.saga,
  customerMerges: customerMerges.saga,
  mergeSearch: mergeSearch.saga,
};
