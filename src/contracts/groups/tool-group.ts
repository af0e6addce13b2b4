import { calculationEndpoints } from '../calculation';
import { productFinderEndpoints } from '../product-finder';

/** Calls of calculator and product finder. */
export const toolGroup = { ...calculationEndpoints, ...productFinderEndpoints };
