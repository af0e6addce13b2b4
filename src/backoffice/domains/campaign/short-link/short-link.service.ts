import { isKnownPath } from '@/lib/site-path/known-path';
import { localisedPath } from '@/config/paths';
import type {
  ShortLink,
  ShortLinkChange,
  ShortLinkDetails,
  ShortLinkFilter,
  ShortLinkRequest,
} from '@/contracts/campaign/short-link';
import { shortLinkLimits } from '@/contracts/campaign/short-link-choices';
import type { Locale } from '@/contracts/locale';
import { plusDays, hongKongDay } from '@/lib/hong-kong-day';
import { requireFound } from '@/backoffice/common/require-found';
import { rejectField } from '@/backoffice/common/service-error';
import type { UnitOfWork } from '@/backoffice/db/unit-of-work';
import type { AuditRepository } from '../../audit/audit.repository';
import { recordChange } from '../../audit/record-change';
import type { CountedLink, ShortLinkRepository, ShortLinkRow } from './short-link.repository';

export interface ShortLinkRepositories {
  audit: Pick<AuditRepository, 'create'>;
  shortLink: ShortLinkRepository;
}

export interface ShortLinkServiceOptions {
  links: ShortLinkRepository;
  unitOfWork: UnitOfWork<ShortLinkRepositories>;
  siteUrl: string;
  /** A code that nobody chose. */
  newCode: () => string;
  now: () => Date;
}

/** Where a link leads: a path with its query, without language where that is the visitor's. */
export interface FollowedLink {
  code: string;
  language: Locale | null;
  target: string;
}

/** Somebody followed a link. */
export interface LinkClick {
  code: string;
  at: Date;
}

/** As long as counts of visits. */
const clicksKeptDays = 800;
const maxCodeAttempts = 5;

/** The page with what the link says that brought the visitor. */
function targetOf({ path, source, medium, campaign, content, term }: ShortLinkRow): string {
  const query = new URLSearchParams({
    utm_source: source,
    utm_medium: medium,
    utm_campaign: campaign,
    ...(content === null ? {} : { utm_content: content }),
    ...(term === null ? {} : { utm_term: term }),
  });
  return `${path}?${query.toString()}`;
}

/** What the audit trail says of a link. */
const audited = ({ createdAt: _at, createdBy: _by, ...link }: ShortLinkRow) => link;

export type ShortLinkService = ReturnType<typeof createShortLinkService>;

/** Short addresses for posters and messages that lead to a page with a campaign. Clicks are counted by day, without anything of who clicked. */
export function createShortLinkService({
  links,
  unitOfWork,
  siteUrl,
  newCode,
  now,
}: ShortLinkServiceOptions) {
  const hasEnded = ({ expiresAt }: ShortLinkRow): boolean =>
    expiresAt !== null && expiresAt <= now();

  function toShortLink({ link, clicks, lastClickOn }: CountedLink): ShortLink {
    const target = targetOf(link);
    return {
      ...link,
      url: `${siteUrl}/go/${link.code}`,
      target: link.language === null ? target : localisedPath(link.language, target),
      state: hasEnded(link) ? 'ended' : 'live',
      expiresAt: link.expiresAt?.toISOString() ?? null,
      createdAt: link.createdAt.toISOString(),
      clicks,
      lastClickOn,
    };
  }
  const unclicked = (link: ShortLinkRow) => toShortLink({ link, clicks: 0, lastClickOn: null });

  /** A link begins to be counted when it is made; an end before now would make one that never worked. */
  function requireLater(expiresAt: Date | null): void {
    if (expiresAt !== null && expiresAt <= now()) rejectField('expiresAt', 'notPast');
  }

  return {
    /** One page of the links, the newest first. */
    async list({
      cursor,
      limit,
      ...filter
    }: ShortLinkFilter & { cursor?: string | undefined; limit: number }): Promise<{
      data: ShortLink[];
      next: string | null;
      total: number;
    }> {
      const last = cursor === undefined ? null : await links.findByCode(cursor);
      const after = last && { at: last.createdAt, code: last.code };
      const found = await links.list(filter, { now: now(), limit: limit + 1, after });
      const page = found.slice(0, limit);
      return {
        data: page.map(toShortLink),
        next: found.length > limit ? (page.at(-1)?.link.code ?? null) : null,
        total: await links.count(filter, now()),
      };
    },

    /** With the days of the last 90 on which it was followed. Throws `not_found`. */
    async find(code: string): Promise<ShortLinkDetails> {
      const found = requireFound(await links.findCounted(code));
      const firstDay = plusDays(hongKongDay(now()), 1 - shortLinkLimits.days);
      return { ...toShortLink(found), days: await links.listDays(code, firstDay) };
    },

    /** Throws `validation_failed` for a page that cannot be, a code that is taken, and an end that is over. */
    async create(staff: string, request: ShortLinkRequest): Promise<ShortLink> {
      const expiresAt = request.expiresAt === null ? null : new Date(request.expiresAt);
      requireLater(expiresAt);
      // Whether an estate or landing page exists is not asked: a link may be made before its page.
      if (!isKnownPath(request.path)) rejectField('path', 'unknownPage');
      return unitOfWork(async ({ audit, shortLink }) => {
        const at = now();
        const attempts = request.code === null ? maxCodeAttempts : 1;
        for (let made = 0; made < attempts; made += 1) {
          const code = request.code ?? newCode();
          const link = { ...request, code, expiresAt, createdAt: at, createdBy: staff };
          if (!(await shortLink.create(link))) continue;
          const target = `short-link:${code}`;
          await recordChange(audit, { at, staff, target, before: null, after: audited(link) });
          return unclicked(link);
        }
        return rejectField('code', 'taken');
      });
    },

    /** Where it leads stays. An end in the past is taken as now. Throws `not_found`. */
    change: (staff: string, code: string, change: ShortLinkChange): Promise<ShortLink> =>
      unitOfWork(async ({ audit, shortLink }) => {
        const found = requireFound(await shortLink.findCounted(code));
        const at = now();
        const wanted = change.expiresAt === null ? null : new Date(change.expiresAt);
        const expiresAt = wanted !== null && wanted < at ? at : wanted;
        const link = { ...found.link, name: change.name, expiresAt };
        await shortLink.update(code, { name: link.name, expiresAt });
        await recordChange(audit, {
          at,
          staff,
          target: `short-link:${code}`,
          before: audited(found.link),
          after: audited(link),
        });
        return toShortLink({ ...found, link });
      }),

    /** Where a code leads; null for none that was made, `ended` for one that is over. */
    async follow(code: string): Promise<FollowedLink | 'ended' | null> {
      const link = await links.findByCode(code.toLowerCase());
      if (link === null) return null;
      return hasEnded(link)
        ? 'ended'
        : { code: link.code, language: link.language, target: targetOf(link) };
    },

    /** Adds clicks to those of their days in Hong Kong. */
    async countClicks(clicks: readonly LinkClick[]): Promise<void> {
      const sums = new Map<string, { code: string; day: string; clicks: number }>();
      for (const { code, at } of clicks) {
        const day = hongKongDay(at);
        const key = `${code} ${day}`;
        sums.set(key, { code, day, clicks: (sums.get(key)?.clicks ?? 0) + 1 });
      }
      await links.addClicks([...sums.values()]);
    },

    /** Removes counts that are older than those of visits may be. */
    removeExpired: (): Promise<void> =>
      links.removeClicksBefore(plusDays(hongKongDay(now()), -clicksKeptDays)),
  };
}
