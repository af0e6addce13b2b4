import type * as TabStore from './tab-store';

/** The store of this tab with every reducer and saga, run when it is first asked for. */
export declare function loadTabStoreModule(): typeof TabStore;
