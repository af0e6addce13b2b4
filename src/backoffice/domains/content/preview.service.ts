import { contentKindSchema } from '@/contracts/content/content-desk';
import { minuteMs } from '@/lib/hong-kong-day';
import type { PreviewedContent } from '@/lib/preview/previewed-content';
import { isSameHash, type KeyedHash } from '@/backoffice/common/keyed-hash';
import { requireFound } from '@/backoffice/common/require-found';
import type { ContentAddress } from '../site/content-document.repository';
import { cleanBody } from './content-body';
import { findContentVersion, type ContentRepositories } from './content-writer';
import { previewPathOf } from './preview-paths';

export interface PreviewServiceOptions {
  repositories: Pick<ContentRepositories, 'contentDocument' | 'site'>;
  hash: KeyedHash;
  now: () => Date;
}

/** What a link shows, and on which page: the path without language. */
export interface ContentPreview extends PreviewedContent {
  path: string;
}

/** How long a link is valid: long enough for a colleague to look at the preview. */
const lifetimeMs = 120 * minuteMs;

export type PreviewService = ReturnType<typeof createPreviewService>;

/** Links that show one version of a document to whoever has them. Nothing is stored: a link is signed, and says itself what it shows and until when. */
export function createPreviewService({ repositories, hash, now }: PreviewServiceOptions) {
  return {
    /** Makes a link. Throws `not_found` for an unknown version, and for what no page shows. */
    async create(
      address: ContentAddress,
      version: number,
    ): Promise<{ path: string; token: string; expiresAt: Date }> {
      const { body } = requireFound(await findContentVersion(repositories, address, version));
      const path = requireFound(previewPathOf(address, body));
      const expiresAt = new Date(Math.ceil((now().getTime() + lifetimeMs) / 1_000) * 1_000);
      const said = [address.kind, address.id, String(version), String(expiresAt.getTime() / 1_000)];
      return { path, token: [...said, hash(...said)].join('.'), expiresAt };
    },

    /** What a link shows. Null for one that was not made here or whose version is gone; `expired` for one that was good. */
    async find(token: string): Promise<ContentPreview | 'expired' | null> {
      const said = token.split('.');
      const signature = said.pop() ?? '';
      if (said.length !== 4 || !hash.all(...said).some((one) => isSameHash(one, signature)))
        return null;
      const [kindName, id = '', number, seconds] = said;
      const expiresAt = new Date(Number(seconds) * 1_000);
      if (expiresAt <= now()) return 'expired';
      // A link of an earlier release may name a list that this one does not have.
      const { data: kind } = contentKindSchema.safeParse(kindName);
      if (kind === undefined) return null;
      return show({ kind, id }, Number(number), expiresAt);
    },

    /** A version as its page shows it. Null for an unknown one, and for what no page shows. */
    show,
  };

  async function show(
    address: ContentAddress,
    version: number,
    expiresAt: Date,
  ): Promise<ContentPreview | null> {
    const found = await findContentVersion(repositories, address, version);
    const path = found && previewPathOf(address, found.body);
    if (!found || path === null) return null;
    const index = await findIndex(address, found.position);
    return { ...address, version, body: cleanBody(address, found.body), index, expiresAt, path };
  }

  async function findIndex({ kind, id }: ContentAddress, position: number | null): Promise<number> {
    if (kind === 'page' || kind === 'notifications' || kind === 'maintenance') return 0;
    const entries = await repositories.site.listEntries(kind);
    const present = entries.find(({ entry }) => entry._id === id);
    const place = position ?? present?.position ?? Number.POSITIVE_INFINITY;
    return entries.filter(
      ({ entry, position: other }) =>
        entry._id !== id && (other < place || (other === place && entry._id < id)),
    ).length;
  }
}
