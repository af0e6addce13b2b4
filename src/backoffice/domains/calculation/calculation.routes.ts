import type { Registrar } from '@/backoffice/http/registrar';
import { scheduleCsv } from './calculation.csv';
import type { RequestedTerms } from './calculation.model';
import type { CalculationService } from './calculation.service';

const fileName = 'loan-schedule.csv';

export function registerCalculationRoutes(
  { compute }: Registrar,
  calculation: CalculationService,
): void {
  const calculate = (terms: RequestedTerms, hasSchedule: boolean) =>
    hasSchedule ? calculation.calculate(terms) : calculation.summarise(terms);

  compute('calculate', {
    handle: ({ params, query: { schedule, ...terms } }, { format }) =>
      calculate({ ...params, ...terms }, schedule === 'true' || format === 'csv'),
    csv: ({ schedule = [] }, { locale }) => ({ fileName, text: scheduleCsv(schedule, locale) }),
  });
  compute('calculateDetailed', {
    limit: 'reads',
    handle: ({ params, body: { schedule = false, ...terms } }, { format }) =>
      calculate({ ...params, ...terms }, schedule || format === 'csv'),
    csv: ({ schedule = [] }, { locale }) => ({ fileName, text: scheduleCsv(schedule, locale) }),
  });
}
