export type ResponseFormat = 'json' | 'csv';

/** CSV only when `Accept` names `text/csv` and does not like JSON better; a wildcard means JSON. */
export function negotiateFormat(accept: string | null): ResponseFormat {
  if (accept === null || !accept.toLowerCase().includes('text/csv')) return 'json';
  const csv = qualityOf(accept, 'text/csv');
  return csv > 0 && csv >= qualityOf(accept, 'application/json') ? 'csv' : 'json';
}

function qualityOf(accept: string, type: string): number {
  for (const range of accept.toLowerCase().slice(0, 500).split(',')) {
    const [name = '', ...parameters] = range.split(';').map((part) => part.trim());
    if (name !== type) continue;
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    return quality === undefined ? 1 : Number(quality.slice(2)) || 0;
  }
  return 0;
}
