import {
  pageTestLimits,
  pageTestVariants,
  type PageTestAdvice,
  type PageTestState,
  type PageTestVariant,
} from '@/contracts/campaign/page-test-choices';
import type { VariantResult } from '@/contracts/campaign/page-test';
import { dayMs } from '@/lib/hong-kong-day';
import type { ContentAddress } from '../../site/content-document.repository';

/** How often a bound may be wrong in the whole course of a test, over all variants: five times of a hundred tests. */
const errorShare = 0.05;

/** People of days who saw a variant, and of them those who reached the goal. */
export interface VariantCount {
  seen: number;
  reached: number;
}

/**
 * The difference of two shares with bounds that hold at every look, however often and whenever somebody looks: the mixture sequential
 * probability ratio test for a difference that is nearly normal (Johari, Pekelis, Walsh: Always Valid Inference, 2022, section 5), mixed
 * over differences of the size that matters. Shares; null before anybody was there.
 */
export function differenceOf(
  base: VariantCount,
  other: VariantCount,
  { effect, alpha }: { effect: number; alpha: number },
): { share: number; from: number; to: number } | null {
  if (base.seen === 0 || other.seen === 0) return null;
  const variance = varianceOf(base) + varianceOf(other);
  const mixed = effect ** 2;
  const half = Math.sqrt(
    ((variance * (variance + mixed)) / mixed) *
      (2 * Math.log(1 / alpha) + Math.log((variance + mixed) / variance)),
  );
  const share = other.reached / other.seen - base.reached / base.seen;
  return { share, from: Math.max(share - half, -1), to: Math.min(share + half, 1) };
}

/** Of a share, with one success and one failure more than there were, so that a run of neither is not taken for certainty. */
function varianceOf({ seen, reached }: VariantCount): number {
  const share = (reached + 1) / (seen + 2);
  return (share * (1 - share)) / seen;
}

const points = (share: number): number => Math.round(share * 10_000) / 100;

/** What came of each variant: shares in percent, differences to the first in percentage points. */
export function resultsOf(
  versions: readonly number[],
  counts: Readonly<Partial<Record<PageTestVariant, VariantCount>>>,
  effectPoints: number,
): VariantResult[] {
  const none = { seen: 0, reached: 0 };
  const base = counts.a ?? none;
  const alpha = errorShare / Math.max(versions.length - 1, 1);
  return pageTestVariants.slice(0, versions.length).map((variant, index) => {
    const count = counts[variant] ?? none;
    const found =
      variant === 'a' ? null : differenceOf(base, count, { effect: effectPoints / 100, alpha });
    return {
      variant,
      version: versions[index] ?? 0,
      seen: count.seen,
      reached: count.reached,
      percent: count.seen === 0 ? null : points(count.reached / count.seen),
      difference: found && {
        points: points(found.share),
        from: points(found.from),
        to: points(found.to),
      },
    };
  });
}

/**
 * The stop rule. A variant is better once its whole range lies above nothing; what visitors see without the test is kept once no range
 * reaches the smallest difference that matters. Before a week and 200 people for each variant nothing is said.
 */
export function adviceOf(
  results: readonly VariantResult[],
  { effectPoints, days }: { effectPoints: number; days: number },
): { kind: PageTestAdvice; variant: PageTestVariant | null } {
  const { minDays, minPeople } = pageTestLimits;
  if (days < minDays || results.some(({ seen }) => seen < minPeople))
    return { kind: 'early', variant: null };
  const compared = results.flatMap(({ variant, difference }) =>
    difference ? [{ variant, ...difference }] : [],
  );
  const [best] = compared
    .filter(({ from }) => from > 0)
    .toSorted((one, other) => other.points - one.points);
  if (best) return { kind: 'choose', variant: best.variant };
  const isHopeless = compared.every(({ to }) => to < effectPoints);
  return isHopeless ? { kind: 'keep', variant: 'a' } : { kind: 'goOn', variant: null };
}

/** Whole days between two moments. */
export const daysBetween = (from: Date, to: Date): number =>
  Math.floor((to.getTime() - from.getTime()) / dayMs);

/** Where a test stands. `published` is the version that visitors see now. */
export function stateOf(
  {
    endedAt,
    endsAt,
    versions,
  }: { endedAt: Date | null; endsAt: Date; versions: readonly number[] },
  { published, now }: { published: number | null; now: Date },
): PageTestState {
  if (endedAt !== null) return 'ended';
  if (published !== versions[0]) return 'changed';
  return endsAt <= now ? 'over' : 'running';
}

/** The document of a test. */
export const addressOf = ({
  kind,
  contentId,
}: {
  kind: ContentAddress['kind'];
  contentId: string;
}): ContentAddress => ({ kind, id: contentId });
