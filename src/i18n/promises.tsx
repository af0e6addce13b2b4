'use client';

import { createContext, useContext } from 'react';
import { promisedNow, type ChangedPromises, type PromiseName } from '@/config/promises';

const PromisesContext = createContext<ChangedPromises | undefined>(undefined);

export const PromisesProvider = PromisesContext.Provider;

/** The promises that are other than in this release. */
export const useChangedPromises = (): ChangedPromises | undefined => useContext(PromisesContext);

/** The value of a promise as the site has it now, counted in its unit; as in this release outside a `FlowI18nProvider`. */
export const usePromised = (name: PromiseName): number => promisedNow(name, useChangedPromises());
