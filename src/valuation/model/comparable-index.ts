import { type CovariancePoints, gridSteps, unknownFloor } from './covariance';
import type { EncodedProperty } from './encoded-sale';
import { GrowingInts } from '../numeric/growing-array';
import type { PlacePath } from './place-tree';

const kmPerDegreeNorth = 110.7;
const kmPerDegreeEast = 102.9;
const originLatitude = 22;
const originLongitude = 114;
const cellSteps = 30;
const unknownPosition = 10_000_000;
const unknownPositionSpacing = 5000;
const assumedAgeYears = 20;
const cellStride = 4096;

/** How many of the latest sales of each place are candidates. */
const maxCandidates = {
  stack: 40,
  flatLine: 30,
  building: 70,
  estate: 90,
  cell: 20,
  subDistrict: 40,
} as const;

/** One known sale in whole days, floors and grid steps. */
export interface ComparableRow {
  id: string;
  path: PlacePath;
  day: number;
  floor: number;
  areaStep: number;
  ageStep: number;
  east: number;
  north: number;
  isLaunch: number;
}

/** All known sales with the attributes the covariance needs, and lists of them by place in order of arrival. */
export class ComparableIndex {
  readonly ids: string[] = [];
  private readonly days = new GrowingInts();
  private readonly launches = new GrowingInts();
  private readonly estates = new GrowingInts();
  private readonly floors = new GrowingInts();
  private readonly areaSteps = new GrowingInts();
  private readonly ageSteps = new GrowingInts();
  private readonly easts = new GrowingInts();
  private readonly norths = new GrowingInts();
  private readonly subDistricts = new GrowingInts();
  private readonly buildings = new GrowingInts();
  private readonly stacks = new GrowingInts();
  private readonly flatLines = new GrowingInts();
  private readonly byPlace = new Map<number, GrowingInts>();
  private readonly byCell = new Map<number, GrowingInts>();
  private readonly seenRows = new Set<number>();

  get size(): number {
    return this.ids.length;
  }

  add(id: string, sale: EncodedProperty): number {
    const { east, north } = positionOf(sale, this.ids.length);
    return this.addRow({
      id,
      path: sale.path,
      day: sale.day,
      floor: sale.floor ?? unknownFloor,
      areaStep: areaStepOf(sale),
      ageStep: ageStepOf(sale),
      east,
      north,
      isLaunch: sale.isLaunch ? 1 : 0,
    });
  }

  /** Adds a sale already in grid steps. */
  addRow(entry: ComparableRow): number {
    const row = this.ids.length;
    const { path, north } = entry;
    const east =
      north === unknownPosition ? unknownPosition + (row + 1) * unknownPositionSpacing : entry.east;
    this.ids.push(entry.id);
    this.days.push(entry.day);
    this.floors.push(entry.floor);
    this.areaSteps.push(entry.areaStep);
    this.ageSteps.push(entry.ageStep);
    this.easts.push(east);
    this.norths.push(north);
    this.subDistricts.push(path.subDistrict);
    this.estates.push(path.estate);
    this.buildings.push(path.building);
    this.stacks.push(path.stack);
    this.flatLines.push(path.flatLine);
    this.launches.push(entry.isLaunch);
    for (const place of placesOf(path)) getOrCreateList(this.byPlace, place).push(row);
    if (north !== unknownPosition) getOrCreateList(this.byCell, cellOf(east, north)).push(row);
    return row;
  }

  /** A row without its path: `place` is its finest known place. */
  rowAt(row: number): Omit<ComparableRow, 'path'> & { place: number } {
    const nested = [this.stacks, this.flatLines, this.buildings, this.estates, this.subDistricts];
    return {
      id: this.ids[row] ?? '',
      place: nested.map((places) => places.get(row)).find((place) => place >= 0) ?? -1,
      day: this.days.get(row),
      floor: this.floors.get(row),
      areaStep: this.areaSteps.get(row),
      ageStep: this.ageSteps.get(row),
      east: this.easts.get(row),
      north: this.norths.get(row),
      isLaunch: this.launches.get(row),
    };
  }

  /** Row numbers of candidate comparables: the latest of the same stack, building, estate, sub-district and neighbourhood. */
  candidates(sale: EncodedProperty): number[] {
    const rows: number[] = [];
    this.seenRows.clear();
    this.addLatest(rows, this.byPlace.get(sale.path.stack), maxCandidates.stack);
    this.addLatest(rows, this.byPlace.get(sale.path.building), maxCandidates.building);
    this.addLatest(rows, this.byPlace.get(sale.path.flatLine), maxCandidates.flatLine);
    this.addLatest(rows, this.byPlace.get(sale.path.estate), maxCandidates.estate);
    if (sale.latitude !== null) {
      const { east, north } = positionOf(sale, 0);
      for (let x = -1; x <= 1; x += 1) {
        for (let y = -1; y <= 1; y += 1)
          this.addLatest(
            rows,
            this.byCell.get(cellOf(east + x * cellSteps, north + y * cellSteps)),
            maxCandidates.cell,
          );
      }
    }
    this.addLatest(rows, this.byPlace.get(sale.path.subDistrict), maxCandidates.subDistrict);
    return rows;
  }

  countAt(place: number): number {
    return this.byPlace.get(place)?.length ?? 0;
  }

  copyTo(points: CovariancePoints, slot: number, row: number): void {
    points.day[slot] = this.days.get(row);
    points.floor[slot] = this.floors.get(row);
    points.areaStep[slot] = this.areaSteps.get(row);
    points.ageStep[slot] = this.ageSteps.get(row);
    points.east[slot] = this.easts.get(row);
    points.north[slot] = this.norths.get(row);
    points.subDistrict[slot] = this.subDistricts.get(row);
    points.estate[slot] = this.estates.get(row);
    points.building[slot] = this.buildings.get(row);
    points.stack[slot] = this.stacks.get(row);
    points.flatLine[slot] = this.flatLines.get(row);
    points.isLaunch[slot] = this.launches.get(row);
  }

  private addLatest(rows: number[], list: GrowingInts | undefined, limit: number): void {
    if (list === undefined) return;
    for (let index = list.length - 1; index >= 0 && index >= list.length - limit; index -= 1) {
      const row = list.get(index);
      if (this.seenRows.has(row)) continue;
      this.seenRows.add(row);
      rows.push(row);
    }
  }
}

/** Writes the property to be valued into a slot of the points. */
export function copyProperty(points: CovariancePoints, slot: number, sale: EncodedProperty): void {
  const { east, north } = positionOf(sale, -1);
  points.day[slot] = sale.day;
  points.floor[slot] = sale.floor ?? unknownFloor;
  points.areaStep[slot] = areaStepOf(sale);
  points.ageStep[slot] = ageStepOf(sale);
  points.east[slot] = east;
  points.north[slot] = north;
  points.subDistrict[slot] = sale.path.subDistrict;
  points.estate[slot] = sale.path.estate;
  points.building[slot] = sale.path.building;
  points.stack[slot] = sale.path.stack;
  points.flatLine[slot] = sale.path.flatLine;
  points.isLaunch[slot] = sale.isLaunch ? 1 : 0;
}

function placesOf(path: PlacePath): number[] {
  return [path.stack, path.building, path.flatLine, path.estate, path.subDistrict].filter(
    (place) => place >= 0,
  );
}

function areaStepOf(sale: EncodedProperty): number {
  return Math.round(sale.logArea / gridSteps.logArea);
}

function ageStepOf(sale: EncodedProperty): number {
  return Math.round((sale.ageYears ?? assumedAgeYears) / gridSteps.ageYears);
}

/** Grid position; a sale without coordinates gets a unique position far from all others. */
function positionOf(sale: EncodedProperty, row: number): { east: number; north: number } {
  if (sale.latitude === null || sale.longitude === null)
    return { east: unknownPosition + (row + 1) * unknownPositionSpacing, north: unknownPosition };
  const east = Math.round(((sale.longitude - originLongitude) * kmPerDegreeEast) / gridSteps.km);
  const north = Math.round(((sale.latitude - originLatitude) * kmPerDegreeNorth) / gridSteps.km);
  return { east, north };
}

function cellOf(east: number, north: number): number {
  return Math.floor(east / cellSteps) * cellStride + Math.floor(north / cellSteps);
}

function getOrCreateList(lists: Map<number, GrowingInts>, key: number): GrowingInts {
  const known = lists.get(key);
  if (known !== undefined) return known;
  const created = new GrowingInts(8);
  lists.set(key, created);
  return created;
}
