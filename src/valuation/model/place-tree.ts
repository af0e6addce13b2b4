import type { Property } from './sale.types';

export const placeKinds = [
  'district',
  'subDistrict',
  'estate',
  'building',
  'stack',
  'flatLine',
] as const;
export type PlaceKind = (typeof placeKinds)[number];

/** Node numbers of a property's places, -1 where the place is unknown. A flat line is one flat letter across an estate. */
export interface PlacePath {
  district: number;
  subDistrict: number;
  estate: number;
  building: number;
  stack: number;
  flatLine: number;
}

/** Parents, kinds and names of all nodes in order of their numbers. */
export interface PlaceTreeSnapshot {
  parents: number[];
  kinds: number[];
  names: string[];
}

const root = -1;

/** A place name in lower case with single spaces. */
export function normaliseName(name: string): string {
  return name.trim().replace(/\s+/g, ' ').toLowerCase();
}

function normaliseFlat(flat: string): string {
  return flat
    .trim()
    .toLowerCase()
    .replace(/^(flat|room|unit|rm)\s*/, '')
    .replace(/^0+(?=.)/, '');
}

/** Numbers places from district down to stack (one flat letter of one building), so that effects and sales can be stored in arrays. */
export class PlaceTree {
  private readonly numbers = new Map<string, number>();
  private readonly parents: number[] = [];
  private readonly kinds: number[] = [];
  private readonly names: string[] = [];

  get size(): number {
    return this.parents.length;
  }

  /** Finds the property's places and adds the ones not seen before. */
  intern(property: Property): PlacePath {
    return this.resolvePath(property, true);
  }

  /** Finds the property's places without adding any. */
  find(property: Property): PlacePath {
    return this.resolvePath(property, false);
  }

  /** The full path of a node, from its parents; the flat line of a stack is looked up in its estate. */
  pathOf(node: number): PlacePath {
    const path: PlacePath = {
      district: root,
      subDistrict: root,
      estate: root,
      building: root,
      stack: root,
      flatLine: root,
    };
    for (let place = node; place >= 0; place = this.parents[place] ?? root)
      path[placeKinds[this.kinds[place] ?? 0] ?? 'district'] = place;
    if (path.stack >= 0)
      path.flatLine =
        this.numbers.get(
          `${path.estate}|${placeKinds.indexOf('flatLine')}|${this.names[path.stack] ?? ''}`,
        ) ?? root;
    return path;
  }

  /** Name of a node in lower case. */
  nameOf(node: number): string {
    return this.names[node] ?? '';
  }

  snapshot(): PlaceTreeSnapshot {
    return { parents: [...this.parents], kinds: [...this.kinds], names: [...this.names] };
  }

  /** Adds the nodes of a snapshot, or the next part of one, after the existing ones. */
  restore({ parents, kinds, names }: PlaceTreeSnapshot): void {
    names.forEach((name, index) => {
      this.add(parents[index] ?? root, kinds[index] ?? 0, name);
    });
  }

  private resolvePath(property: Property, createsMissing: boolean): PlacePath {
    const resolve = (parent: number, kind: PlaceKind, name: string): number => {
      if (name === '' || (parent === root && kind !== 'district')) return root;
      const kindNumber = placeKinds.indexOf(kind);
      const known = this.numbers.get(`${parent}|${kindNumber}|${name}`);
      if (known !== undefined) return known;
      return createsMissing ? this.add(parent, kindNumber, name) : root;
    };
    const buildingName = normaliseName(property.building);
    const estateName = normaliseName(property.estate) || buildingName;
    const flatName = normaliseFlat(property.flat);
    const district = resolve(root, 'district', normaliseName(property.district));
    const subDistrict = resolve(district, 'subDistrict', normaliseName(property.subDistrict));
    const estate = resolve(subDistrict, 'estate', estateName);
    const building = resolve(estate, 'building', buildingName);
    const stack = resolve(building, 'stack', flatName);
    const flatLine = resolve(estate, 'flatLine', flatName);
    return { district, subDistrict, estate, building, stack, flatLine };
  }

  private add(parent: number, kind: number, name: string): number {
    const node = this.parents.length;
    this.parents.push(parent);
    this.kinds.push(kind);
    this.names.push(name);
    this.numbers.set(`${parent}|${kind}|${name}`, node);
    return node;
  }
}
