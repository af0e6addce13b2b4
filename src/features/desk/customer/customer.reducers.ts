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

/** Reducers of what staff see of customers and do with them, by slice name. */
export const customerReducers = {
  customerList: customerList.query.slice.reducer,
  customerFiles: customerFiles.slice.reducer,
  customerFreeze: customerFreeze.slice.reducer,
  customerSessionsEnd: customerSessionsEnd.slice.reducer,
  customerReveal: customerReveal.slice.reducer,
  customerCopy: customerCopy.slice.reducer,
  firstBankAccount: firstBankAccount.slice.reducer,
  passkeyRemoval: passkeyRemoval.slice.reducer,
  customerErasure: customerErasure.slice.reducer,
  customerErasures: customerErasures.slice.reducer,
  customerDoubles: customerDoubles.slice.reducer,
  customerMerge: customerMerge.slice.reducer,
  customerMerges: customerMerges.slice.reducer,
  mergeSearch: mergeSearch.slice.reducer,
};
