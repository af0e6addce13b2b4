import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { FileNotFoundError, type FileStorage } from '@/backoffice/adapters/storage/file-storage';
import type {
  DocumentRepository,
  DocumentRow,
} from '@/backoffice/domains/document/document.repository';
import { documentSlots } from '@/contracts/document/document-choices';
import { standIn, testCipher } from './service-tools';

/** Files in a map that a test can read. */
export function inMemoryStorage() {
  const files = new Map<string, Buffer>();
  const storage: FileStorage = {
    write: async (key, bytes) => void files.set(key, await buffer(bytes)),
    async read(key) {
      const bytes = files.get(key);
      if (!bytes) throw new FileNotFoundError(key);
      return Readable.from([bytes]);
    },
    remove: async (key) => void files.delete(key),
  };
  return { files, storage };
}

type StoredDocument = DocumentRow & { nextScanAt?: Date | null };

export function documentRow(overrides: Partial<StoredDocument> = {}): StoredDocument {
  return {
    id: '00000001-0000-4000-8000-000000000000',
    applicationNumber: 'HK-2026-7F3K9Q2M',
    slot: 'identity',
    name: testCipher.encrypt('page.pdf', 'name'),
    size: 6,
    type: 'application/pdf',
    sha256: 'hash',
    isLocked: false,
    status: 'stored',
    review: null,
    refusal: null,
    cameBy: null,
    addedBy: null,
    fileKey: '00/00000001-0000-4000-8000-000000000000',
    uploadedAt: new Date('2026-05-04T10:00:00.000Z'),
    ...overrides,
  };
}

/** One accepted document of every kind. */
export const acceptedDocuments = (): StoredDocument[] =>
  documentSlots.map((slot) => documentRow({ id: slot, slot, review: 'accepted' }));

/** Documents and orphan files in lists that a test can read. */
export function inMemoryDocuments(rows: StoredDocument[] = []) {
  const orphans = new Map<string, Date>();
  const removeWhere = (isGone: (row: DocumentRow) => boolean): DocumentRow[] => {
    const gone = rows.filter(isGone);
    rows.splice(0, rows.length, ...rows.filter((row) => !isGone(row)));
    return gone;
  };
  const changeRow = (id: string, change: Partial<StoredDocument>): void =>
    void Object.assign(rows.find((row) => row.id === id) ?? {}, change);
  const repository = standIn<DocumentRepository>({
    async findById(id) {
      const row = rows.find((known) => known.id === id);
      return row ? { ...row } : null;
    },
    listByApplication: async (number) => rows.filter((row) => row.applicationNumber === number),
    listStates: async (numbers) =>
      rows.filter(({ applicationNumber }) => numbers.includes(applicationNumber)),
    listByApplications: async (numbers) =>
      rows.filter((row) => numbers.includes(row.applicationNumber)),
    updateReview: async (id, change) => changeRow(id, change),
    countBySlot: async (number, slot) =>
      rows.filter((row) => row.applicationNumber === number && row.slot === slot).length,
    lockSlot: async () => undefined,
    create: async (row) => void rows.push(row),
    remove: async (id) => removeWhere((row) => row.id === id)[0],
    removeByApplication: async (number) =>
      removeWhere((row) => row.applicationNumber === number).flatMap(
        ({ fileKey }) => fileKey ?? [],
      ),
    claimScans: async ({ now, leaseMs, limit }) =>
      rows
        .filter((row) => row.fileKey !== null && row.nextScanAt && row.nextScanAt <= now)
        .slice(0, limit)
        .map((row) => {
          row.nextScanAt = new Date(now.getTime() + leaseMs);
          const { id, applicationNumber, fileKey } = row;
          return { id, applicationNumber, fileKey: fileKey ?? '', attempts: 1 };
        }),
    markScanned: async (id, change) => changeRow(id, { ...change, nextScanAt: null }),
    scheduleScan: async (id, nextScanAt) => changeRow(id, { nextScanAt }),
    addOrphans: async (keys, removableAt) => keys.forEach((key) => orphans.set(key, removableAt)),
    async claimOrphan(key, now) {
      const removableAt = orphans.get(key);
      return removableAt !== undefined && removableAt > now && orphans.delete(key);
    },
    isOrphan: async (key) => orphans.has(key),
    removeOrphan: async (key) => void orphans.delete(key),
    listRemovableOrphans: async (now, limit) =>
      [...orphans].flatMap(([key, at]) => (at <= now ? [key] : [])).slice(0, limit),
  });
  return { rows, orphans, repository };
}
