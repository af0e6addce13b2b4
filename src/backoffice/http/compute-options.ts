import type { ParsedEndpointRequest } from '@/contracts/endpoints';
import type { LimitName } from './access/rate-limits';
import type { CallContext } from './api-types';
import type { PublicEndpointKey, ResponseBody } from './endpoint-keys';
import type { ResponseFormat } from './response-format';
import type { CsvFile } from './responses';

type Immutable<T> = T extends readonly (infer Item)[]
  ? readonly Immutable<Item>[]
  : T extends object
    ? { readonly [K in keyof T]: Immutable<T[K]> }
    : T;
type Computed<K extends PublicEndpointKey> = Immutable<ResponseBody<K>>;

export interface ComputeOptions<K extends PublicEndpointKey> {
  /** Counts the calls of an address where one call can be costly. */
  limit?: LimitName;
  handle: (
    request: ParsedEndpointRequest<K>,
    call: CallContext & { format: ResponseFormat },
  ) => Computed<K>;
  /** The answer as a file, for a caller whose `Accept` asks for `text/csv`. */
  csv: (answer: Computed<K>, call: CallContext) => CsvFile;
}
