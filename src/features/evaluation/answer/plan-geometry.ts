import type { QuoteData } from '@/contracts/evaluation/evaluation';
import type { Position } from '@/contracts/evaluation/quote-support';

export interface PlanPoint {
  /** 1 for the property itself, then as in the list. */
  number: number;
  label: string;
  isOwn: boolean;
  /** Metres east and south of the plan's upper left corner. */
  east: number;
  south: number;
}

export interface PlanDrawing {
  points: PlanPoint[];
  /** Of the drawn area, in metres. */
  width: number;
  height: number;
  /** Names of streets that lie on no point and on no other name, each with its middle in metres. */
  streets: { name: string; east: number; south: number }[];
  /** A round length of about a quarter of the width, in metres. */
  scaleMetres: number;
}

const metresPerDegree = 111_200;
const minSpan = 400;
const margin = 0.14;
/** Height of the plan as a share of its width. */
export const planRatio = 0.78;
/** Width and height of one letter and radius of a point, as shares of the width of the plan. */
const letterWidth = 0.019;
const hanLetterWidth = 0.035;
const letterHeight = 0.04;
const pointRadius = 0.04;
const roundLengths = [50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000];

/** Positions of the property and of the places that weigh in its value, in metres; null where too few are known. */
export function drawPlan({
  property,
  neighbours,
  streets = [],
}: Pick<QuoteData, 'property' | 'neighbours' | 'streets'>): PlanDrawing | null {
  const { position: own } = property;
  if (!own) return null;
  const places: { label: string; position: Position; isOwn: boolean }[] = [
    { label: property.label, position: own, isOwn: true },
    ...neighbours.flatMap(({ label, position }) =>
      position ? [{ label, position, isOwn: false }] : [],
    ),
  ];
  if (places.length < 2) return null;
  const metresPerLongitude = metresPerDegree * Math.cos((own[0] * Math.PI) / 180);
  const toMetres = ([latitude, longitude]: Position) => ({
    east: (longitude - own[1]) * metresPerLongitude,
    south: (own[0] - latitude) * metresPerDegree,
  });
  const metres = places.map(({ position }) => toMetres(position));
  const [easts, souths] = [metres.map(({ east }) => east), metres.map(({ south }) => south)];
  const span = Math.max(
    minSpan,
    Math.max(...easts) - Math.min(...easts),
    (Math.max(...souths) - Math.min(...souths)) / planRatio,
  );
  const width = span * (1 + 2 * margin);
  const height = width * planRatio;
  const left = (Math.max(...easts) + Math.min(...easts)) / 2 - width / 2;
  const top = (Math.max(...souths) + Math.min(...souths)) / 2 - height / 2;
  const points = places.map(({ label, isOwn }, at) => ({
    number: at + 1,
    label,
    isOwn,
    east: (metres[at]?.east ?? 0) - left,
    south: (metres[at]?.south ?? 0) - top,
  }));
  const named = streets.map(({ name, position }) => {
    const { east, south } = toMetres(position);
    return { name, east: east - left, south: south - top };
  });
  return {
    points,
    width,
    height,
    streets: readableNames(named, { points, width, height }),
    scaleMetres: roundLengths.findLast((length) => length <= width / 3) ?? roundLengths[0] ?? 50,
  };
}

interface Box {
  east: number;
  south: number;
  halfWidth: number;
  halfHeight: number;
}

const overlap = (one: Box, other: Box): boolean =>
  Math.abs(one.east - other.east) < one.halfWidth + other.halfWidth &&
  Math.abs(one.south - other.south) < one.halfHeight + other.halfHeight;

/** The names, the more important first, that stay within the plan and cover neither a point nor a name before them. */
function readableNames(
  names: PlanDrawing['streets'],
  { points, width, height }: Pick<PlanDrawing, 'points' | 'width' | 'height'>,
): PlanDrawing['streets'] {
  const radius = pointRadius * width;
  const taken: Box[] = points.map(({ east, south }) => ({
    east,
    south,
    halfWidth: radius,
    halfHeight: radius,
  }));
  // The scale and the arrow stand in two corners.
  taken.push(
    { east: 0, south: height, halfWidth: 0.42 * width, halfHeight: 0.1 * width },
    { east: width, south: 0, halfWidth: 0.12 * width, halfHeight: 0.16 * width },
  );
  return names.filter(({ name, east, south }) => {
    const letters = [...name].reduce(
      (sum, letter) => sum + (/\p{Script=Han}/u.test(letter) ? hanLetterWidth : letterWidth),
      0,
    );
    const box: Box = {
      east,
      south,
      halfWidth: (letters * width) / 2,
      halfHeight: (letterHeight * width) / 2,
    };
    const isInside =
      box.halfWidth < east &&
      east < width - box.halfWidth &&
      box.halfHeight < south &&
      south < height - box.halfHeight;
    if (!isInside || taken.some((other) => overlap(box, other))) return false;
    taken.push(box);
    return true;
  });
}
