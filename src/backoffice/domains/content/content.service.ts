import type {
  BrokenLink,
  ContentChange,
  ContentDraft,
  ContentFilter,
  ContentSummary,
  ContentVersionSummary,
  SaveContentRequest,
} from '@/contracts/content/content-desk';
import type { Tokens } from '@/lib/fill-tokens';
import type { Locale } from '@/contracts/locale';
import type { FieldProblem } from '@/backoffice/common/service-error';
import { requireFound } from '@/backoffice/common/require-found';
import { minuteMs } from '@/lib/hong-kong-day';
import { recordChange } from '../audit/record-change';
import type { ContentAddress, ContentBody } from '../site/content-document.repository';
import { cleanBody, problemsOf, titlesOf } from './content-body';
import { differenceOf } from './content-difference';
import {
  contentSubject,
  toContentSummary,
  toContentVersion,
  untouched,
  type OpenContent,
} from './content.model';
import {
  ensureStored,
  findContent,
  findContentVersion,
  openForChange,
  type ContentEdit,
  type ContentRepositories,
  type ContentUnitOfWork,
} from './content-writer';
import { imageProblemsOf } from './media/medium.model';
import { listPublished } from './published-content';
import { findSiteLinks, linkWarningsOf, pathProblemsOf, redirectProblemsOf } from './link-checks';
import { warningsOf } from './text-checks';
import { olderTextsOf } from './localised-texts';

export interface ContentServiceOptions {
  repositories: Pick<ContentRepositories, 'approval' | 'contentDocument' | 'medium' | 'site'>;
  unitOfWork: ContentUnitOfWork;
  /** What stands for each token today, by language. */
  tokens: () => Record<Locale, Tokens>;
  /** Whether a second person has to approve what visitors are to see. */
  needsSecond: () => boolean;
  now: () => Date;
}

/** A draft whose problems are still without words. */
export type CheckedDraft = Omit<ContentDraft, 'problems'> & {
  problems: Record<string, FieldProblem>;
};

/** Drafts kept besides those that were published. */
const keptDrafts = 100;
const editingMs = 2 * minuteMs;
const forgottenMs = 60 * minuteMs;

export type ContentService = ReturnType<typeof createContentService>;

/** Pages and entries of lists as staff write them. Nothing that is done here is seen by visitors. */
export function createContentService({
  repositories,
  unitOfWork,
  tokens,
  needsSecond,
  now,
}: ContentServiceOptions) {
  const tokenNames = new Set(Object.keys(tokens().en));

  async function view(
    found: ContentServiceOptions['repositories'],
    open: OpenContent,
  ): Promise<CheckedDraft> {
    const { approval, contentDocument } = found;
    const { document, draft } = open;
    const revisions = await contentDocument.listRevisions(document);
    const requests = await approval.listBySubject(contentSubject(document));
    return {
      ...toContentSummary(open),
      body: draft.body,
      position: draft.position,
      older: draft.older,
      ...(await judge(document, draft.body, found)),
      versions: (revisions.length === 0 ? [draft] : revisions).map((row) =>
        toContentVersion(row, requests),
      ),
      needsSecond: needsSecond(),
      waiting: requests.find(({ state }) => state === 'waiting')?.id ?? null,
    };
  }

  async function judge(
    address: ContentAddress,
    body: ContentBody,
    { medium, site }: Pick<ContentRepositories, 'medium' | 'site'>,
  ): Promise<Pick<CheckedDraft, 'problems' | 'warnings'>> {
    const links = await findSiteLinks(site);
    return {
      problems: {
        ...redirectProblemsOf(address, body, links),
        ...pathProblemsOf(address, body, links),
        ...problemsOf(address.kind, body, tokenNames),
        ...(await imageProblemsOf(body, medium)),
      },
      warnings: [...warningsOf(body), ...linkWarningsOf(address, body, links)],
    };
  }

  async function listAll(): Promise<OpenContent[]> {
    const touched = new Map(
      (await repositories.contentDocument.listDrafts()).map((open) => [nameOf(open), open]),
    );
    const published = (await listPublished(repositories.site)).map((one) => {
      const fresh = untouched(one, one);
      const open = touched.get(nameOf(fresh)) ?? fresh;
      touched.delete(nameOf(open));
      return open;
    });
    return [...published, ...touched.values()];
  }

  const findVersion = async (address: ContentAddress, version: number) =>
    requireFound(await findContentVersion(repositories, address, version));

  return {
    /** One page of the documents that `filter` takes: pages, then entries in their order, then what visitors do not see. */
    async list({
      cursor,
      limit,
      ...filter
    }: ContentFilter & { cursor?: string | undefined; limit: number }): Promise<{
      data: ContentSummary[];
      next: string | null;
      total: number;
    }> {
      const all = (await listAll()).filter((open) => isChosen(open, filter));
      const start = cursor === undefined ? 0 : all.findIndex((one) => nameOf(one) === cursor) + 1;
      const page = all.slice(start, start + limit);
      const last = page.at(-1);
      return {
        data: page.map(toContentSummary),
        next: last && start + limit < all.length ? nameOf(last) : null,
        total: all.length,
      };
    },

    /** What texts may name, in the order in which the desk offers it. */
    listTokens() {
      const { en, hk, cn } = tokens();
      return Object.keys(en).map((name) => ({
        name,
        valueEn: en[name] ?? '',
        valueHk: hk[name] ?? '',
        valueCn: cn[name] ?? '',
      }));
    },

    /** What `save` would say of a draft. */
    check: async (
      address: ContentAddress,
      written: ContentBody,
    ): Promise<Pick<CheckedDraft, 'problems' | 'warnings'>> =>
      judge(address, cleanBody(address, written), repositories),

    /** Links of all that visitors see that lead nowhere or to an address that was moved, in the order of the documents. */
    async listBrokenLinks(): Promise<BrokenLink[]> {
      const links = await findSiteLinks(repositories.site);
      return (await listPublished(repositories.site)).flatMap(({ kind, id, body }) =>
        linkWarningsOf({ kind, id }, body, links).map(({ path, kind: problem, found }) => ({
          kind,
          id,
          ...titlesOf({ kind, id }, body),
          path,
          problem: problem === 'moved' ? ('moved' as const) : ('link' as const),
          href: found,
        })),
      );
    },

    /** Throws `not_found`. */
    async find(address: ContentAddress): Promise<CheckedDraft> {
      return view(repositories, requireFound(await findContent(repositories, address)));
    },

    /** Throws `not_found`. */
    async findVersion(
      address: ContentAddress,
      version: number,
    ): Promise<ContentVersionSummary & { body: ContentBody }> {
      const revision = await findVersion(address, version);
      const requests = await repositories.approval.listBySubject(contentSubject(address));
      return { ...toContentVersion(revision, requests), body: revision.body };
    },

    /** What is different in the version `to`. Throws `not_found`. */
    async findDifference(
      address: ContentAddress,
      { from, to }: { from: number; to: number },
    ): Promise<ContentChange[]> {
      const [before, after] = [await findVersion(address, from), await findVersion(address, to)];
      return differenceOf(before.body, after.body);
    },

    /** Adds a version, whatever it lacks, and begins an entry that does not exist. Throws `not_found` and `changed_meanwhile`. */
    save: (
      { staff, address, version }: ContentEdit,
      { body, position, upToDate }: SaveContentRequest,
    ): Promise<CheckedDraft> =>
      unitOfWork(async (tx) => {
        const open = await openForChange(tx, { address, version }, { mayBegin: true });
        const at = now();
        await ensureStored(tx, open, at);
        const number = (await tx.contentDocument.findLastNumber(address)) + 1;
        const clean = cleanBody(address, body);
        const draft = {
          ...address,
          number,
          position: address.kind === 'page' ? null : (position ?? open.draft.position),
          body: clean,
          older: olderTextsOf(open.draft.body, clean, { older: open.draft.older, upToDate }),
          savedAt: at,
          savedBy: staff,
          publishedAt: null,
          publishedBy: null,
        };
        const document = { ...open.document, draft: number };
        await tx.contentDocument.addRevision(draft);
        await tx.contentDocument.save(document);
        await tx.contentDocument.removeDraftsBefore(address, number - keptDrafts);
        await recordChange(tx.audit, {
          at,
          staff,
          target: `content-draft:${address.kind}:${address.id}`,
          before: { version },
          after: { version: number },
        });
        return view(tx, { document, draft });
      }),

    /** Who else has the document open, after noting that the caller has. */
    async markEditing(
      staff: string,
      address: ContentAddress,
    ): Promise<{ by: string; at: string }[]> {
      const at = now();
      const { contentDocument } = repositories;
      requireFound(await findContent(repositories, address));
      await contentDocument.removeEditorsBefore(new Date(at.getTime() - forgottenMs));
      await contentDocument.saveEditor(address, staff, at);
      const editors = await contentDocument.listEditors(
        address,
        new Date(at.getTime() - editingMs),
      );
      return editors
        .filter((one) => one.staff !== staff)
        .map((one) => ({ by: one.staff, at: one.at.toISOString() }));
    },
  };
}

const nameOf = ({ document: { kind, id } }: OpenContent): string => `${kind}.${id}`;

function isChosen(open: OpenContent, { kind, id, state, language, text }: ContentFilter): boolean {
  if (kind !== undefined && open.document.kind !== kind) return false;
  if (id !== undefined && open.document.id !== id) return false;
  const summary = toContentSummary(open);
  if (state !== undefined && summary.state !== state) return false;
  if (language !== undefined && summary.languages[language] === 'complete') return false;
  if (text === undefined) return true;
  return JSON.stringify(open.draft.body).toLowerCase().includes(text.toLowerCase());
}
