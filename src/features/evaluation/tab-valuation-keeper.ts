import { tabStore } from '@/store/tab-store';
import { valuationKeeperOf } from './valuation-keeper';

export const tabValuationKeeper = valuationKeeperOf(tabStore());
