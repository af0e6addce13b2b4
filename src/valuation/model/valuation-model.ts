import { AdditiveModel } from './additive-model';
import { defaultCalibrationSettings, RangeCalibration } from './calibration';
import { ComparableIndex } from './comparable-index';
import { fittedCovariance } from './covariance';
import { type EncodedProperty, PlaceRegistry } from './encoded-sale';
import { GrowingFloats } from '../numeric/growing-array';
import { type KrigingResult, ResidualKriging } from './kriging';
import { maxFreshDays, MarketExtrapolation } from '../market/market-extrapolation';
import type { OfficialIndex } from '../market/official-index';
import { PlaceTree } from './place-tree';
import { propertyReasons } from './property-flags';
import { priorDeviations } from './prior-deviations';
import type {
  EpochDay,
  Property,
  Sale,
  Valuation,
  ValuationComparable,
  ValuationLevel,
} from './sale.types';

export interface ModelOptions {
  /** Extrapolates values beyond the last known sale; without it the model's last level is used. */
  officialIndex: OfficialIndex | null;
  maxComparables: number;
  /** Every n-th resale is predicted before it is learnt, to calibrate the range. */
  calibrationStride: number;
  refitDays: number;
}

export const defaultModelOptions: ModelOptions = {
  officialIndex: null,
  maxComparables: 90,
  calibrationStride: 4,
  refitDays: 7,
};

const comparablesShown = 12;
const fewComparables = 3;
const staleDays = 45;
/**
 * Fitted by us: each of four half-years (from 2019-01, 2019-04, 2019-07 and 2020-01) was covered to 80 % by 0.75 to 0.93 of the range of
 * the half-year before, because sales cluster in time; this is their mean.
 */
const staleRangeFactor = 0.87;
const wideHalfWidth = 0.15;
const warmEffort = { reweightings: 2, iterations: 25 };
const coldEffort = { reweightings: 4, iterations: 60 };

/** A valuation before rounding, with what the back-test needs. */
export interface Assessment {
  encoded: EncodedProperty;
  logPricePerSqft: number;
  deviation: number;
  level: ValuationLevel;
  localSales: number;
  kriging: KrigingResult;
}

/** Values flats from the sales it has seen. Not for concurrent use: one call at a time (all calls are synchronous). */
export class ValuationModel {
  readonly tree: PlaceTree;
  readonly registry: PlaceRegistry;
  readonly additive = new AdditiveModel();
  readonly index = new ComparableIndex();
  readonly calibration = new RangeCalibration(defaultCalibrationSettings);
  /** Ranges for dates well after the last sale, from a back-test without fresh sales. */
  readonly staleCalibration = new RangeCalibration({
    ...defaultCalibrationSettings,
    windowDays: Number.POSITIVE_INFINITY,
    isSymmetric: true,
  });
  readonly residuals = new GrowingFloats();
  readonly weights = new GrowingFloats();
  readonly marketExtrapolation: MarketExtrapolation;
  isTrainable = true;
  private readonly kriging: ResidualKriging;
  private pending: Sale[] = [];
  private resalesSeen = 0;
  private fittedOnDay = Number.NEGATIVE_INFINITY;

  constructor(
    readonly options: ModelOptions = defaultModelOptions,
    tree: PlaceTree = new PlaceTree(),
  ) {
    this.tree = tree;
    this.registry = new PlaceRegistry(tree);
    this.marketExtrapolation = new MarketExtrapolation(this.additive, options.officialIndex);
    this.kriging = new ResidualKriging({
      parameters: fittedCovariance,
      maxComparables: options.maxComparables,
    });
  }

  get lastSaleDay(): EpochDay {
    return this.marketExtrapolation.lastSaleDay;
  }

  /** Values a flat at a date from the sales observed before that date. Throws RangeError unless the area is a positive number. */
  value(property: Property, asOfDay: EpochDay): Valuation {
    if (!(property.areaSqft > 0)) throw new RangeError('areaSqft must be positive');
    const assessment = this.assess(property, asOfDay);
    const { level, deviation, logPricePerSqft, localSales } = assessment;
    const bounds = this.boundsOf(level, deviation, asOfDay);
    const pricePerSqft = Math.exp(logPricePerSqft);
    const value = pricePerSqft * property.areaSqft;
    const low = value * Math.exp(bounds.lower * deviation);
    const high = value * Math.exp(bounds.upper * deviation);
    const halfWidth = (high - low) / 2 / value;
    const reasons = propertyReasons(property, assessment.encoded.isLaunch);
    if (level === 'subDistrict' || level === 'district') reasons.push('noLocalSales');
    if (localSales < fewComparables) reasons.push('fewComparables');
    if (halfWidth > wideHalfWidth) reasons.push('wideRange');
    return {
      low,
      value,
      high,
      rangeProbability: this.calibration.settings.rangeProbability,
      confidence: Math.max(0, 100 * (1 - halfWidth)),
      level,
      pricePerSqft,
      comparables: this.comparablesOf(assessment.kriging),
      needsPerson: reasons.length > 0,
      reasons,
    };
  }

  /** Queues a sale, which counts for valuations from the next day on. Sales must come in order of date. */
  observe(sale: Sale): void {
    this.flushPendingBefore(sale.soldOnDay);
    this.pending.push(sale);
    this.backTest(sale);
  }

  /** Learns the queued sales, as if their day were over. */
  flushPending(): void {
    this.flushPendingBefore(Number.POSITIVE_INFINITY);
  }

  /** Learns a sale at once, without back-testing or refitting. */
  learn(sale: Sale): void {
    const logPricePerSqft = Math.log(sale.priceHkd / sale.areaSqft);
    const encoded = this.registry.encodeSale(sale, sale.soldOnDay);
    if (this.isTrainable) this.additive.add(encoded, logPricePerSqft);
    const { regional, local } = this.additive.predict(encoded);
    this.index.add(sale.id, encoded);
    this.residuals.push(logPricePerSqft - regional);
    this.weights.push(this.additive.weightOf(logPricePerSqft - regional - local));
    this.marketExtrapolation.recordSaleDay(sale.soldOnDay);
  }

  /** Refits the effects on all observed sales and recalibrates the range. A model restored from storage keeps its effects. */
  refit(asOfDay: EpochDay): void {
    this.flushPendingBefore(asOfDay);
    if (!this.isTrainable || this.fittedOnDay === asOfDay) return;
    this.additive.fit(this.additive.coefficients.length === 0 ? coldEffort : warmEffort);
    const residuals = this.residuals.view();
    const weights = this.weights.view();
    for (let row = 0; row < residuals.length; row += 1) {
      residuals[row] = this.additive.regionalResidual(row);
      weights[row] = this.additive.rowWeight(row);
    }
    this.calibration.update(asOfDay);
    this.fittedOnDay = asOfDay;
  }

  /** Level and spread of a valuation before it is turned into a range. */
  assess(property: Property, asOfDay: EpochDay): Assessment {
    this.flushPendingBefore(asOfDay);
    const encoded = this.registry.encode(property, asOfDay);
    const { regional } = this.additive.predict(encoded);
    const kriging = this.kriging.estimate(encoded, this.index, {
      residualOf: (row) => this.residuals.get(row),
      weightOf: (row) => this.weights.get(row),
    });
    const { level, localSales } = this.levelOf(encoded);
    const extrapolated = this.marketExtrapolation.extrapolate(encoded);
    const variance = kriging.variance + this.placeVariance(encoded) + extrapolated.variance;
    return {
      encoded,
      logPricePerSqft: regional + kriging.correction + extrapolated.shift,
      deviation: Math.sqrt(variance),
      level,
      localSales,
      kriging,
    };
  }

  private flushPendingBefore(day: EpochDay): void {
    if (this.pending.length === 0 || (this.pending[0]?.soldOnDay ?? day) >= day) return;
    const pendingSales = this.pending;
    this.pending = [];
    for (const sale of pendingSales) this.learn(sale);
    if (Number.isFinite(day) && day >= this.fittedOnDay + this.options.refitDays) this.refit(day);
  }

  /** Predicts a sample of later resales from what is known now, to calibrate the range of valuations that lack fresh sales. */
  backTestStale(sales: readonly Sale[]): void {
    const resales = sales.filter(({ isFirstHand }) => !isFirstHand);
    resales.forEach((sale, index) => {
      if (index % this.options.calibrationStride === 0)
        this.recordError(this.staleCalibration, sale);
    });
    this.staleCalibration.update(this.lastSaleDay);
  }

  private backTest(sale: Sale): void {
    if (sale.isFirstHand || this.additive.coefficients.length === 0) return;
    this.resalesSeen += 1;
    if (this.resalesSeen % this.options.calibrationStride === 0)
      this.recordError(this.calibration, sale);
  }

  private recordError(calibration: RangeCalibration, sale: Sale): void {
    const { logPricePerSqft, deviation, level } = this.assess(sale, sale.soldOnDay);
    const error = Math.log(sale.priceHkd / sale.areaSqft) - logPricePerSqft;
    calibration.record({
      soldOnDay: sale.soldOnDay,
      level,
      deviation,
      standardisedError: error / deviation,
    });
  }

  private boundsOf(
    level: ValuationLevel,
    deviation: number,
    asOfDay: EpochDay,
  ): { lower: number; upper: number } {
    const fresh = this.calibration.bounds(level, deviation);
    if (!this.staleCalibration.isFitted) return fresh;
    const stale = this.staleCalibration.bounds(level, deviation);
    const share = Math.min(
      1,
      Math.max(0, (asOfDay - this.lastSaleDay - maxFreshDays) / (staleDays - maxFreshDays)),
    );
    return {
      lower: fresh.lower + share * (staleRangeFactor * stale.lower - fresh.lower),
      upper: fresh.upper + share * (staleRangeFactor * stale.upper - fresh.upper),
    };
  }

  private levelOf({ path }: EncodedProperty): { level: ValuationLevel; localSales: number } {
    const levels = [
      { level: 'stack', place: path.stack },
      { level: 'building', place: path.building },
      { level: 'estate', place: path.estate },
      { level: 'subDistrict', place: path.subDistrict },
    ] as const;
    for (const { level, place } of levels) {
      const sales = place < 0 ? 0 : this.index.countAt(place);
      if (sales > 0)
        return { level, localSales: level === 'subDistrict' ? 0 : this.index.countAt(path.estate) };
    }
    return { level: 'district', localSales: 0 };
  }

  private placeVariance({ path, isLaunch }: EncodedProperty): number {
    const sales = path.estate < 0 ? 0 : this.index.countAt(path.estate);
    const prior = isLaunch ? priorDeviations.launchEstate : priorDeviations.estate;
    const estate = prior ** 2 / (1 + sales * (prior / 0.07) ** 2);
    const subDistrict = path.subDistrict < 0 ? priorDeviations.subDistrict ** 2 : 0;
    const district = path.district < 0 ? priorDeviations.district ** 2 : 0;
    return estate + subDistrict + district;
  }

  private comparablesOf(kriging: KrigingResult): ValuationComparable[] {
    const total = kriging.weights.reduce((sum, { weight }) => sum + Math.abs(weight), 0);
    return kriging.weights
      .filter(({ weight }) => weight > 0)
      .slice(0, comparablesShown)
      .map(({ row, weight }) => ({
        saleId: this.index.ids[row] ?? '',
        weight: total > 0 ? weight / total : 0,
      }));
  }
}
