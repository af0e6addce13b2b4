import { tabStore } from '@/store/tab-store';
import { valuationStoreAdapterFor } from './valuation-store-adapter';

export const tabValuationStoreAdapter = valuationStoreAdapterFor(tabStore());
