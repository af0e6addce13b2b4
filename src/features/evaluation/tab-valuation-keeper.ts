import { tabStore } from '@/store/tab-store';
import { createValuationKeeper } from './valuation-keeper';

export const tabValuationKeeper = createValuationKeeper(tabStore());
