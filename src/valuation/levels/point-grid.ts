interface GridPoint {
  row: number;
  north: number;
  east: number;
}

const cellKilometres = 1;
/** Beyond this many cells nothing is a neighbour. */
const maxRing = 25;

/** Finds the nearest of many points. */
export class PointGrid {
  private readonly cells = new Map<string, GridPoint[]>();

  constructor(points: readonly GridPoint[]) {
    for (const point of points) {
      const key = keyOf(cellOf(point.north), cellOf(point.east));
      const cell = this.cells.get(key);
      if (cell) cell.push(point);
      else this.cells.set(key, [point]);
    }
  }

  /** Rows of the `count` nearest points, the nearest first. */
  nearest({ north, east }: Pick<GridPoint, 'north' | 'east'>, count: number): number[] {
    const found: { row: number; distance: number }[] = [];
    for (let ring = 0; ring <= maxRing; ring += 1) {
      for (const { row, north: pointNorth, east: pointEast } of this.ring({ north, east }, ring))
        found.push({ row, distance: Math.hypot(north - pointNorth, east - pointEast) });
      const certain = found.filter(({ distance }) => distance <= ring * cellKilometres);
      if (certain.length >= count) break;
    }
    return found
      .sort((one, other) => one.distance - other.distance || one.row - other.row)
      .slice(0, count)
      .map(({ row }) => row);
  }

  private *ring(
    { north, east }: Pick<GridPoint, 'north' | 'east'>,
    ring: number,
  ): Generator<GridPoint> {
    const middle = { north: cellOf(north), east: cellOf(east) };
    for (let down = -ring; down <= ring; down += 1) {
      const step = Math.abs(down) === ring || ring === 0 ? 1 : 2 * ring;
      for (let across = -ring; across <= ring; across += step)
        yield* this.cells.get(keyOf(middle.north + down, middle.east + across)) ?? [];
    }
  }
}

const cellOf = (kilometres: number): number => Math.floor(kilometres / cellKilometres);
const keyOf = (north: number, east: number): string => `${north}|${east}`;
