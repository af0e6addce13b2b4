import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { LRUCache } from 'lru-cache';
import { isMediaType, mediaLimits } from '@/contracts/media/media-choices';
import type { Medium, MediumAlt, MediumFilter, MediumUse } from '@/contracts/media/media-desk';
import type { MediumFile } from '@/backoffice/adapters/picture/medium-files';
import type { MediumMaker } from '@/backoffice/adapters/picture/medium-maker';
import { fileKeyOf, type FileStorage } from '@/backoffice/adapters/storage/file-storage';
import { byteChunks } from '@/backoffice/common/byte-chunks';
import { requireFound } from '@/backoffice/common/require-found';
import { rejectField, ServiceError } from '@/backoffice/common/service-error';
import type { UnitOfWork } from '@/backoffice/db/unit-of-work';
import type { AuditRepository } from '../../audit/audit.repository';
import { recordChange } from '../../audit/record-change';
import { detectFileType } from '../../document/document.model';
import type { DocumentRepository } from '../../document/document.repository';
import type { OrphanFiles } from '../../document/orphan-files';
import type {
  ContentAddress,
  ContentDocumentRepository,
} from '../../site/content-document.repository';
import type { ContentVersionRepository } from '../../site/content-version.repository';
import { titlesOf } from '../content-body';
import { fileNameOf, toMedium } from './medium.model';
import type { MediumFileRow, MediumRepository, StoredMedium } from './medium.repository';

/** What the library reads and writes in one transaction. */
export interface MediumRepositories {
  audit: Pick<AuditRepository, 'create'>;
  contentDocument: Pick<ContentDocumentRepository, 'listCurrentWith'>;
  contentVersion: Pick<ContentVersionRepository, 'lock'>;
  document: Pick<DocumentRepository, 'addOrphans' | 'claimOrphan'>;
  medium: MediumRepository;
  /** Versions that a test shows to parts of the visitors. */
  tested: { list: (now: Date) => Promise<readonly ShownVersion[]> };
}

export interface MediumServiceOptions {
  repositories: Pick<MediumRepositories, 'medium' | 'contentDocument' | 'tested'>;
  unitOfWork: UnitOfWork<MediumRepositories>;
  storage: FileStorage;
  orphanFiles: Pick<OrphanFiles, 'begin' | 'discard'>;
  makeSizes: MediumMaker['make'];
  now: () => Date;
  newId: () => string;
}

/** A version of a document that somebody sees. */
export interface ShownVersion extends ContentAddress {
  body: Readonly<Record<string, unknown>>;
}

/** Who says otherwise what is to be seen on which image, as it was on the screen. */
export interface MediumEdit {
  staff: string;
  id: string;
  version: number;
}

/** An image in one size. */
export interface DeliveredFile {
  contentType: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** Bytes of images that are kept in memory, the last ones asked for. */
const keptBytes = 48 * 1024 * 1024;

/** What the audit trail says of an image. */
const audited = ({ medium }: StoredMedium) => {
  const { addedAt: _at, addedBy: _by, version: _version, ...said } = medium;
  return said;
};

export type MediumService = ReturnType<typeof createMediumService>;

/** Images for pages. Of a file that staff upload its pixels are kept, encoded anew in several sizes under addresses that never say anything else. */
export function createMediumService({
  repositories,
  unitOfWork,
  storage,
  orphanFiles,
  makeSizes,
  now,
  newId,
}: MediumServiceOptions) {
  const { medium: media } = repositories;
  const kept = new LRUCache<string, DeliveredFile>({
    maxSize: keptBytes,
    sizeCalculation: ({ bytes }) => bytes.byteLength,
  });

  async function usesOf(
    id: string,
    { contentDocument, tested }: Pick<MediumRepositories, 'contentDocument' | 'tested'>,
  ): Promise<MediumUse[]> {
    const current: readonly ShownVersion[] = await contentDocument.listCurrentWith(id);
    const inTests = await tested.list(now());
    const versions = [
      ...current,
      ...inTests.filter(({ body }) => JSON.stringify(body).includes(id)),
    ];
    const uses = versions.map(({ kind, id: name, body }): [string, MediumUse] => [
      `${kind}.${name}`,
      { kind, id: name, ...titlesOf({ kind, id: name }, body) },
    ]);
    return [...new Map(uses).values()];
  }

  /** Stores the sizes of an image. When it throws, nothing is kept of them. */
  async function keep(
    medium: StoredMedium['medium'],
    sizes: readonly MediumFile[],
  ): Promise<StoredMedium & { isNew: boolean }> {
    const keys: string[] = [];
    try {
      const files: MediumFileRow[] = [];
      for (const { bytes, width, isShared } of sizes) {
        const fileKey = fileKeyOf(newId());
        await orphanFiles.begin(fileKey);
        keys.push(fileKey);
        await storage.write(fileKey, Readable.from([bytes])).catch((cause: unknown) => {
          throw new ServiceError('unavailable', { cause });
        });
        files.push({
          name: fileNameOf(medium.id, { width, isShared }),
          medium: medium.id,
          width,
          isShared,
          size: bytes.length,
          sha256: createHash('sha256').update(bytes).digest('hex'),
          fileKey,
        });
      }
      const stored = await unitOfWork(async (tx) => {
        const one = { medium, files };
        if (!(await tx.medium.create(one))) return null;
        for (const fileKey of keys)
          if (!(await tx.document.claimOrphan(fileKey, now())))
            throw new ServiceError('unavailable');
        await recordChange(tx.audit, {
          at: medium.addedAt,
          staff: medium.addedBy,
          target: `medium:${medium.id}`,
          before: null,
          after: audited(one),
        });
        return one;
      });
      if (stored) return { ...stored, isNew: true };
      // The same file came twice at once.
      for (const fileKey of keys) await orphanFiles.discard(fileKey);
      return { ...requireFound(await media.findById(medium.id)), isNew: false };
    } catch (error) {
      for (const fileKey of keys) await orphanFiles.discard(fileKey);
      throw error;
    }
  }

  return {
    /** One page of the library, the newest first. */
    async list({
      cursor,
      limit,
      ...filter
    }: MediumFilter & { cursor?: string | undefined; limit: number }): Promise<{
      data: Medium[];
      next: string | null;
      total: number;
    }> {
      const last = cursor === undefined ? null : await media.findById(cursor);
      const after = last && { at: last.medium.addedAt, id: last.medium.id };
      const found = await media.list(filter, { limit: limit + 1, after });
      const page = found.slice(0, limit);
      return {
        data: page.map(toMedium),
        next: found.length > limit ? (page.at(-1)?.medium.id ?? null) : null,
        total: await media.count(filter),
      };
    },

    /** An image with the documents that show it. Throws `not_found`. */
    async find(id: string): Promise<Medium & { uses: MediumUse[] }> {
      const stored = requireFound(await media.findById(id));
      return { ...toMedium(stored), uses: await usesOf(id, repositories) };
    },

    /**
     * Adds an image, or answers the one that was made of the very same file. Throws `payload_too_large`, `file_empty`, `upload_broken`, `unavailable`
     * where too many wait, and `validation_failed` for a file that is no picture of a known type, animated or too large in pixels.
     */
    async add(
      staff: string,
      { bytes, completed, ...alt }: MediumAlt & { bytes: Readable; completed: Promise<void> },
    ): Promise<{ data: Medium; isNew: boolean }> {
      const file = await readFile(bytes);
      await completed;
      const id = createHash('sha256').update(file).digest('hex').slice(0, 32);
      const known = await media.findById(id);
      if (known) return { data: toMedium(known), isNew: false };
      const type = await detectFileType(file, file);
      if (!isMediaType(type)) return rejectField('file', 'imageType');
      const sizes = await makeSizes(file, type);
      const largest = sizes?.findLast(({ isShared }) => !isShared);
      if (!sizes || !largest) return rejectField('file', 'imageUnreadable');
      const { width, height } = largest;
      const medium = { id, ...alt, width, height, version: 1, addedAt: now(), addedBy: staff };
      const { isNew, ...stored } = await keep(medium, sizes);
      return { data: toMedium(stored), isNew };
    },

    /** Documents that show the image keep the words that they took over. Throws `not_found`, and `changed_meanwhile` for an old `version`. */
    change: ({ staff, id, version }: MediumEdit, alt: MediumAlt): Promise<Medium> =>
      unitOfWork(async ({ audit, medium }) => {
        const before = requireFound(await medium.findById(id));
        if (!(await medium.updateAlt(id, version, alt)))
          throw new ServiceError('changed_meanwhile');
        const after = { ...before, medium: { ...before.medium, ...alt, version: version + 1 } };
        await recordChange(audit, {
          at: now(),
          staff,
          target: `medium:${id}`,
          before: audited(before),
          after: audited(after),
        });
        return toMedium(after);
      }),

    /** Throws `not_found`, and `conflict` while a document shows it, has it in its draft, or is to show it, or a test does. */
    async remove(staff: string, id: string): Promise<void> {
      const { files } = await unitOfWork(async (tx) => {
        // Nobody publishes it, saves it into a draft or begins a test with it meanwhile.
        await tx.contentVersion.lock();
        const found = requireFound(await tx.medium.findById(id));
        if ((await usesOf(id, tx)).length > 0) throw new ServiceError('conflict');
        await tx.medium.remove(id);
        await tx.document.addOrphans(
          found.files.map(({ fileKey }) => fileKey),
          now(),
        );
        await recordChange(tx.audit, {
          at: now(),
          staff,
          target: `medium:${id}`,
          before: audited(found),
          after: null,
        });
        return found;
      });
      for (const { name, fileKey } of files) {
        kept.delete(name);
        await orphanFiles.discard(fileKey);
      }
    },

    /** One size, if it is in memory. */
    recall: (name: string): DeliveredFile | undefined => kept.get(name),

    /** One size. Throws `not_found`. */
    async open(name: string): Promise<DeliveredFile> {
      const { fileKey, isShared } = requireFound(await media.findFile(name));
      const file = {
        contentType: isShared ? 'image/jpeg' : 'image/webp',
        bytes: new Uint8Array(await buffer(await storage.read(fileKey))),
      };
      kept.set(name, file);
      return file;
    },
  };
}

async function readFile(bytes: Readable): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of byteChunks(bytes)) {
    size += chunk.length;
    if (size > mediaLimits.maxBytes) throw new ServiceError('payload_too_large');
    chunks.push(chunk);
  }
  if (size === 0) throw new ServiceError('file_empty');
  return Buffer.concat(chunks);
}
