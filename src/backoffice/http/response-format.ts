import { parseAccept } from 'hono/utils/accept';

export type ResponseFormat = 'json' | 'csv';

const maxHeaderLength = 500;

/** CSV only when `Accept` names `text/csv` and does not prefer JSON (RFC 9110 section 12.5.1); a wildcard means JSON. */
export function negotiateFormat(accept: string | null): ResponseFormat {
  const ranges = parseAccept((accept ?? '').toLowerCase().slice(0, maxHeaderLength));
  const qualityOf = (type: string): number => {
    const range = ranges.find((candidate) => candidate.type === type);
    return range ? Number(range.params.q ?? 1) || 0 : 0;
  };
  const csv = qualityOf('text/csv');
  return csv > 0 && csv >= qualityOf('application/json') ? 'csv' : 'json';
}
