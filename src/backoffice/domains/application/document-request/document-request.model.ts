import { z } from 'zod';
import type { DeskDocumentRequest } from '@/contracts/application/document-request';
import type { ChecklistItem } from '@/contracts/document/checklist-item';
import { furtherSlots, type FurtherSlot } from '@/contracts/document/document-choices';
import type { DataCipher } from '@/backoffice/common/data-cipher';
import type { DocumentRequestRow } from './document-request.repository';

/** What the encrypted name and reason are bound to. */
export const documentRequestContext = (id: string): string => `application/document-request/${id}`;

const wordsSchema = z.object({ name: z.string(), reason: z.string() });
export type DocumentRequestWords = z.infer<typeof wordsSchema>;

const decryptWords = (
  { id, encrypted }: Pick<DocumentRequestRow, 'id' | 'encrypted'>,
  cipher: Pick<DataCipher, 'decrypt'>,
): DocumentRequestWords =>
  wordsSchema.parse(JSON.parse(cipher.decrypt(encrypted, documentRequestContext(id))));

/** The slot of the next request; undefined where there were as many as there may be, those that are wanted no more included. */
export const nextFurtherSlot = (
  rows: readonly Pick<DocumentRequestRow, 'slot'>[],
): FurtherSlot | undefined => furtherSlots.find((slot) => !rows.some((row) => row.slot === slot));

/** The items that are wanted on the list of an application. */
export const askedItems = (
  rows: readonly DocumentRequestRow[],
  cipher: Pick<DataCipher, 'decrypt'>,
): ChecklistItem[] =>
  rows
    .filter(({ withdrawnAt }) => withdrawnAt === null)
    .map((row) => ({
      slot: row.slot,
      required: true,
      why: 'asked-for',
      months: null,
      copies: 1,
      condition: null,
      asked: { kind: row.kind, ...decryptWords(row, cipher) },
    }));

/** A request as staff read it. */
export const toDeskDocumentRequest = (
  row: DocumentRequestRow,
  cipher: Pick<DataCipher, 'decrypt'>,
): DeskDocumentRequest => ({
  slot: row.slot,
  kind: row.kind,
  ...decryptWords(row, cipher),
  at: row.at.toISOString(),
  by: row.by,
  withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
});
