import { rateThresholds } from '../limits';
import type { RateWarning } from '../types';

/** Warnings for the larger of the two yearly rates, in percent: above 36 presumed extortionate, above 48 also an offence (Cap. 163 ss.24-25). */
export function rateWarnings(apr: number, mloRate: number): RateWarning[] {
  const highest = Math.max(apr, mloRate);
  const warnings: RateWarning[] = [];
  if (highest > rateThresholds.presumedExtortionate) warnings.push('presumed_extortionate');
  if (highest > rateThresholds.offence) warnings.push('offence');
  return warnings;
}
