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
    handle: ({ params: { paymentType }, query }, { format }) =>
      calculate({ ...query, paymentType }, query.schedule === 'true' || format === 'csv'),
    csv: ({ schedule = [] }, { locale }) => ({ fileName, text: scheduleCsv(schedule, locale) }),
  });
  compute('calculateDetailed', {
    limit: 'reads',
    handle: ({ params: { paymentType }, body }, { format }) =>
      calculate({ ...body, paymentType }, body.schedule === true || format === 'csv'),
    csv: ({ schedule = [] }, { locale }) => ({ fileName, text: scheduleCsv(schedule, locale) }),
  });
}
