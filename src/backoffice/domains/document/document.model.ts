import { fileTypeFromBuffer } from 'file-type/core';
import { isWordArchive } from './word-archive';

/** Bytes at the beginning of a file from which its type is detected. */
export const typeDetectionBytes = 4_100;
export const unknownType = 'application/octet-stream';
const maxNameLength = 120;

/** The encryption context of a document's name. */
export const documentNameContext = (id: string): string => `document/name/${id}`;

const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/**
 * Detects a file's type from its first and last bytes, never from its name or from what the browser says; an unknown type is plain
 * bytes.
 */
export async function detectFileType(head: Uint8Array, tail: Buffer): Promise<string> {
  const found = await fileTypeFromBuffer(head).catch(() => undefined);
  // Only files written by Word are sure to have the part that names the document type among their first bytes.
  if (found?.mime === 'application/zip' && isWordArchive(tail)) return wordType;
  return found?.mime ?? unknownType;
}

/**
 * A file's name as it may be shown and offered again: the last part of a path, without control characters, bidirectional marks and signs
 * that are special in file systems; a long name keeps its extension.
 */
export function sanitiseFileName(name: string): string {
  const last = name.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const plain = last
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu, '')
    .replaceAll(/[<>:"|?*]/g, '_')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[.\s]+/, '')
    .replace(/[.\s]+$/, '');
  if (plain === '') return 'document';
  const characters = [...plain];
  if (characters.length <= maxNameLength) return plain;
  const ending = /\.[A-Za-z0-9]{1,8}$/.exec(plain)?.[0] ?? '';
  return `${characters.slice(0, maxNameLength - ending.length).join('')}${ending}`;
}

/** `Content-Disposition` of a download (RFC 6266): never shown in the page, with a plain name for old programs and the true one beside it. */
export function attachmentHeader(name: string): string {
  const ascii = name.replaceAll(/[^\x20-\x7e]/g, '_').replaceAll(/["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*!]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}

const encryptEntryPattern = /\/Encrypt\s+\d{1,10}\s+\d{1,5}\s+R\b/;
const chunkOverlap = 40;

/** Looks for the entry `/Encrypt` of a PDF (ISO 32000-1, 7.6.1) in chunk after chunk, also across their edges. */
export function createPdfLockDetector(): {
  /** Looks at the next chunk. */
  update: (chunk: Buffer) => void;
  /** Whether the file, of this media type, is a PDF that asks for a password. */
  isLocked: (type: string) => boolean;
} {
  let isFound = false;
  let tail = '';
  return {
    update(chunk) {
      if (isFound) return;
      const text = tail + chunk.toString('latin1');
      isFound = encryptEntryPattern.test(text);
      tail = text.slice(-chunkOverlap);
    },
    isLocked: (type) => isFound && type === 'application/pdf',
  };
}
