/** Variances (log price squared) and ranges of the nested covariance of residuals between two sales. */
export interface CovarianceParameters {
  market: number;
  marketDays: number;
  subDistrict: number;
  subDistrictDays: number;
  geographic: number;
  geographicKm: number;
  geographicDays: number;
  estate: number;
  estateDays: number;
  estateSize: number;
  flatLine: number;
  building: number;
  buildingDays: number;
  buildingStatic: number;
  buildingFloors: number;
  stack: number;
  stackStatic: number;
  stackDays: number;
  stackFloors: number;
  unit: number;
  unitDays: number;
  areaScale: number;
  ageScaleYears: number;
  launchCorrelation: number;
  nugget: number;
}

/** Fitted by us on sales 2018-01 to 2019-12 by one-step-ahead prediction error. */
export const fittedCovariance: CovarianceParameters = {
  market: 0.000025,
  marketDays: 20,
  subDistrict: 0.0004,
  subDistrictDays: 120,
  geographic: 0.00625,
  geographicKm: 2.5,
  geographicDays: 2400,
  estate: 0.0038,
  estateDays: 240,
  estateSize: 0.0154,
  flatLine: 0.000225,
  building: 0.0005,
  buildingDays: 300,
  buildingStatic: 0.00008,
  buildingFloors: 5,
  stack: 0.000125,
  stackStatic: 0.000375,
  stackDays: 400,
  stackFloors: 20,
  unit: 0.00008,
  unitDays: 1500,
  areaScale: 0.3,
  ageScaleYears: 15,
  launchCorrelation: 0.5,
  nugget: 0.0024,
};

/** Grid steps: attributes are rounded to them before distances are taken, which keeps the tabulated covariance positive definite. */
export const gridSteps = { logArea: 0.005, ageYears: 0.25, km: 0.01 } as const;

/** Attributes of up to `capacity` sales as parallel arrays, in whole days, floors and grid steps, for contiguous memory access. */
export class CovariancePoints {
  readonly day: Int32Array;
  readonly floor: Int32Array;
  readonly areaStep: Int32Array;
  readonly ageStep: Int32Array;
  readonly east: Int32Array;
  readonly north: Int32Array;
  readonly subDistrict: Int32Array;
  readonly estate: Int32Array;
  readonly building: Int32Array;
  readonly stack: Int32Array;
  readonly flatLine: Int32Array;
  readonly isLaunch: Int32Array;

  constructor(readonly capacity: number) {
    this.day = new Int32Array(capacity);
    this.floor = new Int32Array(capacity);
    this.areaStep = new Int32Array(capacity);
    this.ageStep = new Int32Array(capacity);
    this.east = new Int32Array(capacity);
    this.north = new Int32Array(capacity);
    this.subDistrict = new Int32Array(capacity);
    this.estate = new Int32Array(capacity);
    this.building = new Int32Array(capacity);
    this.stack = new Int32Array(capacity);
    this.flatLine = new Int32Array(capacity);
    this.isLaunch = new Int32Array(capacity);
  }
}

/** Floor number standing for an unknown floor. */
export const unknownFloor = -99;

const tableSize = 2048;

/** Exponential decay exp(-x/range) tabulated in whole steps. */
class DecayTable {
  private readonly values = new Float64Array(tableSize);

  constructor(range: number, step: number) {
    for (let index = 0; index < tableSize; index += 1)
      this.values[index] = Math.exp((-index * step) / range);
  }

  at(index: number): number {
    return index < tableSize ? (this.values[index] ?? 0) : 0;
  }
}

const unknownFloorDistance = 12;

/** Covariance of residuals: nested by place, decaying with time, floors, size and distance. */
export class NestedCovariance {
  private readonly marketTime: DecayTable;
  private readonly subDistrictTime: DecayTable;
  private readonly geographicTime: DecayTable;
  private readonly geographicDistance: DecayTable;
  private readonly estateTime: DecayTable;
  private readonly buildingTime: DecayTable;
  private readonly buildingFloors: DecayTable;
  private readonly stackTime: DecayTable;
  private readonly stackFloors: DecayTable;
  private readonly unitTime: DecayTable;
  private readonly area: DecayTable;
  private readonly age: DecayTable;

  constructor(readonly parameters: CovarianceParameters) {
    const p = parameters;
    this.marketTime = new DecayTable(p.marketDays, 1);
    this.subDistrictTime = new DecayTable(p.subDistrictDays, 1);
    this.geographicTime = new DecayTable(p.geographicDays, 1);
    this.geographicDistance = new DecayTable(p.geographicKm, gridSteps.km);
    this.estateTime = new DecayTable(p.estateDays, 1);
    this.buildingTime = new DecayTable(p.buildingDays, 1);
    this.buildingFloors = new DecayTable(p.buildingFloors, 1);
    this.stackTime = new DecayTable(p.stackDays, 1);
    this.stackFloors = new DecayTable(p.stackFloors, 1);
    this.unitTime = new DecayTable(p.unitDays, 1);
    this.area = new DecayTable(p.areaScale, gridSteps.logArea);
    this.age = new DecayTable(p.ageScaleYears, gridSteps.ageYears);
  }

  /** Covariance of the residuals of points a and b, without the nugget. */
  between(points: CovariancePoints, a: number, b: number): number {
    const p = this.parameters;
    const days = Math.abs((points.day[a] ?? 0) - (points.day[b] ?? 0));
    const area = this.area.at(Math.abs((points.areaStep[a] ?? 0) - (points.areaStep[b] ?? 0)));
    let sum = p.market * this.marketTime.at(days);
    if (points.subDistrict[a] === points.subDistrict[b])
      sum += p.subDistrict * this.subDistrictTime.at(days) * (0.5 + 0.5 * area);
    sum += this.geographicPart(points, a, b) * this.geographicTime.at(days) * area;
    const estate = points.estate[a] ?? -1;
    if (estate >= 0 && estate === points.estate[b])
      sum +=
        this.insideEstate(points, a, b) +
        (p.estate * this.estateTime.at(days) + p.estateSize * area);
    return points.isLaunch[a] === points.isLaunch[b] ? sum : sum * p.launchCorrelation;
  }

  private geographicPart(points: CovariancePoints, a: number, b: number): number {
    const east = Math.abs((points.east[a] ?? 0) - (points.east[b] ?? 0));
    const north = Math.abs((points.north[a] ?? 0) - (points.north[b] ?? 0));
    const years = Math.abs((points.ageStep[a] ?? 0) - (points.ageStep[b] ?? 0));
    return (
      this.parameters.geographic * this.geographicDistance.at(east + north) * this.age.at(years)
    );
  }

  private insideEstate(points: CovariancePoints, a: number, b: number): number {
    const p = this.parameters;
    const flatLine = points.flatLine[a] ?? -1;
    let sum = flatLine >= 0 && flatLine === points.flatLine[b] ? p.flatLine : 0;
    const building = points.building[a] ?? -1;
    if (building < 0 || building !== points.building[b]) return sum;
    const days = Math.abs((points.day[a] ?? 0) - (points.day[b] ?? 0));
    const floorA = points.floor[a] ?? unknownFloor;
    const floorB = points.floor[b] ?? unknownFloor;
    const isFloorKnown = floorA !== unknownFloor && floorB !== unknownFloor;
    const floors = isFloorKnown ? Math.abs(floorA - floorB) : a === b ? 0 : unknownFloorDistance;
    sum +=
      p.buildingStatic + p.building * this.buildingTime.at(days) * this.buildingFloors.at(floors);
    const stack = points.stack[a] ?? -1;
    if (stack < 0 || stack !== points.stack[b]) return sum;
    sum += p.stackStatic + p.stack * this.stackTime.at(days) * this.stackFloors.at(floors);
    return floors === 0 ? sum + p.unit * this.unitTime.at(days) : sum;
  }
}
