import type { PlacePath, PlaceTree } from './place-tree';
import { looksLikeSubsidised } from './property-flags';
import type { Property } from './sale.types';

/** A property at a date in the encoding of the model. */
export interface EncodedProperty {
  path: PlacePath;
  day: number;
  floor: number | null;
  logArea: number;
  ageYears: number | null;
  isLaunch: boolean;
  latitude: number | null;
  longitude: number | null;
  isSubsidised: boolean;
}

const daysPerYear = 365.25;
const launchAgeLimitYears = 5;
const launchDetectionAfterDays = 300;
const unbuiltAgeYears = -0.5;

interface PlaceFacts {
  completedOnDay: number | null;
  firstSeenDay: number;
  latitude: number | null;
  longitude: number | null;
}

export type PlaceFactRow = [
  place: number,
  completedOnDay: number | null,
  firstSeenDay: number,
  latitude: number | null,
  longitude: number | null,
];

/**
 * Keeps the facts that earlier sales give about each estate and building (completion, position, first appearance),
 * fills the gaps of later ones with it, and tells a developer's launch from a resale.
 */
export class PlaceRegistry {
  private readonly facts = new Map<number, PlaceFacts>();
  private firstDay = Number.POSITIVE_INFINITY;

  constructor(private readonly tree: PlaceTree) {}

  encodeSale(property: Property, soldOnDay: number): EncodedProperty {
    this.firstDay = Math.min(this.firstDay, soldOnDay);
    const path = this.tree.intern(property);
    for (const place of [path.estate, path.building]) this.updateFacts(place, property, soldOnDay);
    return this.encodeAt(property, soldOnDay, path);
  }

  encode(property: Property, day: number): EncodedProperty {
    return this.encodeAt(property, day, this.tree.find(property));
  }

  exportFacts(): PlaceFactRow[] {
    return [...this.facts].map(([place, fact]) => [
      place,
      fact.completedOnDay,
      fact.firstSeenDay,
      fact.latitude,
      fact.longitude,
    ]);
  }

  restoreFacts(rows: PlaceFactRow[]): void {
    for (const [place, completedOnDay, firstSeenDay, latitude, longitude] of rows) {
      this.facts.set(place, { completedOnDay, firstSeenDay, latitude, longitude });
      this.firstDay = Math.min(this.firstDay, firstSeenDay);
    }
  }

  private encodeAt(property: Property, day: number, path: PlacePath): EncodedProperty {
    const building = this.facts.get(path.building);
    const estate = this.facts.get(path.estate);
    const isNewPhase = property.isFirstHand && property.isCompletionBlank;
    const completedOnDay =
      property.completedOnDay ??
      building?.completedOnDay ??
      (isNewPhase ? null : estate?.completedOnDay) ??
      null;
    const knownAgeYears = completedOnDay === null ? null : (day - completedOnDay) / daysPerYear;
    const isLaunch = this.isLaunch(property, knownAgeYears, { estate, day });
    const hasPosition = property.latitude !== null && property.longitude !== null;
    const position = hasPosition ? property : building?.latitude ? building : estate;
    return {
      path,
      day,
      floor: property.floor,
      logArea: Math.log(property.areaSqft),
      ageYears: knownAgeYears ?? (isLaunch ? unbuiltAgeYears : null),
      isLaunch,
      latitude: position?.latitude ?? null,
      longitude: position?.longitude ?? null,
      isSubsidised: looksLikeSubsidised(property),
    };
  }

  private isLaunch(
    property: Property,
    ageYears: number | null,
    context: { estate: PlaceFacts | undefined; day: number },
  ): boolean {
    if (property.isFirstHand) return ageYears === null || ageYears < launchAgeLimitYears;
    if (!property.isCompletionBlank || ageYears !== null) return false;
    if (context.estate === undefined) return true;
    return (
      context.estate.firstSeenDay > this.firstDay + launchDetectionAfterDays &&
      context.day - context.estate.firstSeenDay < 3 * daysPerYear
    );
  }

  private updateFacts(place: number, property: Property, day: number): void {
    if (place < 0) return;
    const known = this.facts.get(place);
    if (known === undefined) {
      const { completedOnDay, latitude, longitude } = property;
      this.facts.set(place, { completedOnDay, firstSeenDay: day, latitude, longitude });
      return;
    }
    known.completedOnDay = property.completedOnDay ?? known.completedOnDay;
    known.firstSeenDay = Math.min(known.firstSeenDay, day);
    known.latitude ??= property.latitude;
    known.longitude ??= property.longitude;
  }
}
