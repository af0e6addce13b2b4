import type { Sale } from './sale.types';
import { defaultModelOptions, type ModelOptions, ValuationModel } from './valuation-model';

/** How training back-tests itself for the range. */
export interface TrainingOptions extends Partial<ModelOptions> {
  /** Length of the last period, which is predicted before it is learnt, to measure the errors. */
  backTestDays?: number;
  /** Refit interval during that back-test, longer than in service. */
  backTestRefitDays?: number;
}

const defaultBackTestDays = 183;
const defaultBackTestRefitDays = 28;

/** Trains on sales in any order: learns the older ones, back-tests on the last half year and fits once more on all. */
export function trainModel(sales: readonly Sale[], options: TrainingOptions = {}): ValuationModel {
  const {
    backTestDays = defaultBackTestDays,
    backTestRefitDays = defaultBackTestRefitDays,
    ...modelOptions
  } = options;
  const settings: ModelOptions = { ...defaultModelOptions, ...modelOptions };
  const model = new ValuationModel({ ...settings });
  const ordered = [...sales].sort((a, b) => a.soldOnDay - b.soldOnDay);
  const lastDay = ordered.at(-1)?.soldOnDay;
  if (lastDay === undefined) return model;
  const backTestFrom = lastDay - backTestDays;
  let hasFitted = false;
  model.options.refitDays = backTestRefitDays;
  for (const sale of ordered) {
    if (sale.soldOnDay < backTestFrom) {
      model.learn(sale);
      continue;
    }
    if (!hasFitted) {
      model.refit(backTestFrom);
      model.backTestStale(ordered.filter(({ soldOnDay }) => soldOnDay >= backTestFrom));
      hasFitted = true;
    }
    model.observe(sale);
  }
  model.options.refitDays = settings.refitDays;
  model.refit(lastDay + 1);
  return model;
}
