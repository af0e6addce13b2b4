import {
  ageKnots,
  floorKnots,
  type HatWeights,
  hatWeights,
  logAreaKnots,
  placeAgeKnots,
  sizeClassOf,
  timeHatWeights,
} from '../numeric/basis';
import { type ColumnKind, columnKinds, type ColumnSpace } from './column-space';
import type { EncodedProperty } from './encoded-sale';
import { priorDeviations } from './prior-deviations';

export const timeStepDays = 15;
const driftStepDays = 91;
const driftStride = 4096;
const noiseDeviation = 0.05;

const ridgeOf = (deviation: number): number => (noiseDeviation / deviation) ** 2;

interface Term {
  kind: number;
  id: number;
  deviation: number;
}

interface ChainTerm {
  kind: number;
  base: number;
  hat: HatWeights;
  value: number;
  chainDeviation: number;
}

const kindNumber = (kind: ColumnKind): number => columnKinds.indexOf(kind);
const kinds = {
  intercept: kindNumber('intercept'),
  time: kindNumber('time'),
  districtDrift: kindNumber('districtDrift'),
  sizeDrift: kindNumber('sizeDrift'),
  floor: kindNumber('floor'),
  size: kindNumber('size'),
  age: kindNumber('age'),
  place: kindNumber('place'),
  localPlace: kindNumber('localPlace'),
  estateFloorSlope: kindNumber('estateFloorSlope'),
  launch: kindNumber('launch'),
  estateLaunch: kindNumber('estateLaunch'),
  unknownFloor: kindNumber('unknownFloor'),
  unknownAge: kindNumber('unknownAge'),
  subDistrictSizeSlope: kindNumber('subDistrictSizeSlope'),
  districtAge: kindNumber('districtAge'),
  subDistrictAge: kindNumber('subDistrictAge'),
  districtLaunch: kindNumber('districtLaunch'),
  subsidised: kindNumber('subsidised'),
  districtSubsidised: kindNumber('districtSubsidised'),
};

/** Turns an encoded property into the non-zero entries of its design row. */
export class RowBuilder {
  readonly columns: number[] = [];
  readonly values: number[] = [];
  private readonly chainRangesByKey = new Map<number, { first: number; last: number }>();
  private allocates = false;

  constructor(private readonly space: ColumnSpace) {}

  /** Fills `columns` and `values`; with `allocatesColumns`, unknown columns are added to the space, otherwise left out. */
  build(sale: EncodedProperty, allocatesColumns: boolean): void {
    this.columns.length = 0;
    this.values.length = 0;
    this.allocates = allocatesColumns;
    this.addTerm({ kind: kinds.intercept, id: 0, deviation: priorDeviations.free }, 1);
    this.addTime(sale);
    this.addFlat(sale);
    this.addPlaces(sale);
  }

  /** Fills `columns` and `values` with the time terms only. */
  buildTime(sale: EncodedProperty): void {
    this.columns.length = 0;
    this.values.length = 0;
    this.allocates = false;
    this.addTime(sale);
  }

  chainRanges(): [key: number, first: number, last: number][] {
    return [...this.chainRangesByKey].map(([key, ends]) => [key, ends.first, ends.last]);
  }

  restoreChainRanges(ranges: [key: number, first: number, last: number][]): void {
    for (const [key, first, last] of ranges) this.chainRangesByKey.set(key, { first, last });
  }

  private addTime(sale: EncodedProperty): void {
    const drift = timeHatWeights(sale.day, driftStepDays);
    this.addChainTerm({
      kind: kinds.time,
      base: 0,
      hat: timeHatWeights(sale.day, timeStepDays),
      value: 1,
      chainDeviation: priorDeviations.timeChain,
    });
    const { district } = sale.path;
    if (district >= 0)
      this.addChainTerm({
        kind: kinds.districtDrift,
        base: district,
        hat: drift,
        value: 1,
        chainDeviation: priorDeviations.districtDriftChain,
      });
    const sizeClass = sizeClassOf(Math.exp(sale.logArea));
    this.addChainTerm({
      kind: kinds.sizeDrift,
      base: sizeClass,
      hat: drift,
      value: 1,
      chainDeviation: priorDeviations.sizeDriftChain,
    });
  }

  private addFlat(sale: EncodedProperty): void {
    const curve = { base: 0, value: 1, chainDeviation: priorDeviations.curveChain };
    if (sale.floor === null)
      this.addTerm({ kind: kinds.unknownFloor, id: 0, deviation: priorDeviations.launch }, 1);
    else
      this.addChainTerm({ ...curve, kind: kinds.floor, hat: hatWeights(sale.floor, floorKnots) });
    this.addChainTerm({ ...curve, kind: kinds.size, hat: hatWeights(sale.logArea, logAreaKnots) });
    if (sale.ageYears === null)
      this.addTerm({ kind: kinds.unknownAge, id: 0, deviation: priorDeviations.launch }, 1);
    else this.addChainTerm({ ...curve, kind: kinds.age, hat: hatWeights(sale.ageYears, ageKnots) });
  }

  private addPlaces(sale: EncodedProperty): void {
    const { path } = sale;
    this.addPlaceTerm(path.district, priorDeviations.district);
    this.addPlaceTerm(path.subDistrict, priorDeviations.subDistrict);
    this.addPlaceTerm(path.estate, priorDeviations.estate);
    this.addLocalPlaceTerm(path.building, priorDeviations.building);
    this.addLocalPlaceTerm(path.stack, priorDeviations.stack);
    this.addLocalPlaceTerm(path.flatLine, priorDeviations.flatLine);
    if (path.subDistrict >= 0) {
      this.addTerm(
        {
          kind: kinds.subDistrictSizeSlope,
          id: path.subDistrict,
          deviation: priorDeviations.subDistrictSizeSlope,
        },
        sale.logArea - Math.log(500),
      );
    }
    if (path.estate >= 0 && sale.floor !== null)
      this.addTerm(
        {
          kind: kinds.estateFloorSlope,
          id: path.estate,
          deviation: priorDeviations.estateFloorSlope,
        },
        (Math.min(sale.floor, 60) - 15) / 15,
      );
    this.addAgeByPlace(sale);
    if (sale.isSubsidised) {
      this.addTerm({ kind: kinds.subsidised, id: 0, deviation: priorDeviations.subsidised }, 1);
      if (path.district >= 0)
        this.addTerm(
          {
            kind: kinds.districtSubsidised,
            id: path.district,
            deviation: priorDeviations.districtSubsidised,
          },
          1,
        );
    }
    if (!sale.isLaunch) return;
    if (path.district >= 0)
      this.addTerm(
        {
          kind: kinds.districtLaunch,
          id: path.district,
          deviation: priorDeviations.districtLaunch,
        },
        1,
      );
    this.addTerm({ kind: kinds.launch, id: 0, deviation: priorDeviations.launch }, 1);
    if (path.estate >= 0)
      this.addTerm(
        { kind: kinds.estateLaunch, id: path.estate, deviation: priorDeviations.estateLaunch },
        1,
      );
  }

  private addAgeByPlace(sale: EncodedProperty): void {
    if (sale.ageYears === null) return;
    const { lower, upper, upperWeight } = hatWeights(sale.ageYears, placeAgeKnots);
    const terms = [
      {
        kind: kinds.districtAge,
        place: sale.path.district,
        deviation: priorDeviations.districtAge,
      },
      {
        kind: kinds.subDistrictAge,
        place: sale.path.subDistrict,
        deviation: priorDeviations.subDistrictAge,
      },
    ];
    for (const { kind, place, deviation } of terms) {
      if (place < 0) continue;
      this.addTerm({ kind, id: place * driftStride + lower, deviation }, 1 - upperWeight);
      if (upperWeight > 0)
        this.addTerm({ kind, id: place * driftStride + upper, deviation }, upperWeight);
    }
  }

  private addPlaceTerm(node: number, deviation: number): void {
    if (node >= 0) this.addTerm({ kind: kinds.place, id: node, deviation }, 1);
  }

  private addLocalPlaceTerm(node: number, deviation: number): void {
    if (node >= 0) this.addTerm({ kind: kinds.localPlace, id: node, deviation }, 1);
  }

  private addTerm(term: Term, value: number): void {
    const column = this.allocates
      ? this.space.allocate(term.kind, term.id, {
          ridge: ridgeOf(term.deviation),
          chain: 0,
          previous: -1,
        })
      : this.space.find(term.kind, term.id);
    if (column >= 0) this.addEntry(column, value);
  }

  private addChainTerm(term: ChainTerm): void {
    const { lower, upper, upperWeight } = term.hat;
    if (upperWeight < 1)
      this.addEntry(this.columnOfKnot(term, lower), term.value * (1 - upperWeight));
    if (upperWeight > 0) this.addEntry(this.columnOfKnot(term, upper), term.value * upperWeight);
  }

  private addEntry(column: number, value: number): void {
    if (column < 0) return;
    this.columns.push(column);
    this.values.push(value);
  }

  private columnOfKnot(term: ChainTerm, knot: number): number {
    const key = term.kind * driftStride * driftStride + term.base;
    const ends = this.chainRangesByKey.get(key);
    if (ends === undefined) {
      if (!this.allocates) return -1;
      this.chainRangesByKey.set(key, { first: knot, last: knot });
      return this.space.allocate(term.kind, term.base * driftStride + knot, {
        ridge: ridgeOf(priorDeviations.free),
        chain: 0,
        previous: -1,
      });
    }
    if (!this.allocates)
      return this.space.find(
        term.kind,
        term.base * driftStride + Math.min(Math.max(knot, ends.first), ends.last),
      );
    while (ends.last < knot) {
      const previous = this.space.find(term.kind, term.base * driftStride + ends.last);
      ends.last += 1;
      this.allocateKnot(term, ends.last, previous);
    }
    while (ends.first > knot) {
      const previous = this.space.find(term.kind, term.base * driftStride + ends.first);
      ends.first -= 1;
      this.allocateKnot(term, ends.first, previous);
    }
    return this.space.find(term.kind, term.base * driftStride + knot);
  }

  private allocateKnot(term: ChainTerm, knot: number, previous: number): void {
    const ridge = ridgeOf(priorDeviations.free);
    this.space.allocate(term.kind, term.base * driftStride + knot, {
      ridge,
      chain: ridgeOf(term.chainDeviation),
      previous,
    });
  }
}
