import { z } from 'zod';
import {
  deskCorrectionSchema,
  type DeskCorrection,
} from '@/contracts/application/answer-correction';
import type { DeskApplication } from '@/contracts/application/application-desk';
import type { ChangedMeanwhile } from '@/contracts/errors';
import type { DataCipher } from '@/backoffice/common/data-cipher';
import type { ApplicationStep } from '../application-row';
import type { HandlingRow } from './handling.repository';

/** What the encrypted note is bound to. */
export const handlingContext = (id: string): string => `application/handling/${id}`;

type Step = Pick<ApplicationStep, 'state' | 'at' | 'by'>;
type Handling = Pick<HandlingRow, 'kind' | 'at' | 'by'>;

const isChange = ({ kind }: Pick<Handling, 'kind'>): boolean => kind !== 'note';

/** How often an application was moved on, given to somebody or corrected, which is the version that `If-Match` names; a note changes nothing. */
export const versionOf = (steps: readonly Step[], handling: readonly Handling[]): number =>
  steps.length + handling.filter(isChange).length;

/** What was done since a version, oldest first; null where it is the present one. */
export function changesSince(
  since: number,
  steps: readonly Step[],
  handling: readonly Handling[],
): ChangedMeanwhile | null {
  const version = versionOf(steps, handling);
  if (since === version) return null;
  const changes = [
    ...steps.map(({ state, at, by }) => ({ what: state, by, at })),
    ...handling.filter(isChange).map(({ kind, at, by }) => ({ what: kind, by, at })),
  ].toSorted((one, other) => one.at.getTime() - other.at.getTime());
  return {
    version,
    changes: changes.slice(since).map((change) => ({ ...change, at: change.at.toISOString() })),
  };
}

const storedCorrectionSchema = deskCorrectionSchema.extend({ note: z.string() });

/** A correction with its reason, as it is stored. */
export const encryptCorrection = (
  id: string,
  correction: DeskCorrection & { note: string },
  cipher: Pick<DataCipher, 'encrypt'>,
): string => cipher.encrypt(JSON.stringify(correction), handlingContext(id));

/** The section that was corrected; null for what else staff did. */
export const correctedSectionOf = (
  { id, kind, encrypted }: Pick<HandlingRow, 'id' | 'kind' | 'encrypted'>,
  cipher: Pick<DataCipher, 'decrypt'>,
): DeskCorrection['section'] | null =>
  kind === 'corrected' && encrypted !== null
    ? storedCorrectionSchema.parse(JSON.parse(cipher.decrypt(encrypted, handlingContext(id))))
        .section
    : null;

/** What staff did, as they read it. */
export function toDeskHandling(
  { id, kind, at, by, assignee, encrypted }: HandlingRow,
  cipher: Pick<DataCipher, 'decrypt'>,
): DeskApplication['handling'][number] {
  const done = { kind, at: at.toISOString(), by, assignee };
  const text = encrypted === null ? null : cipher.decrypt(encrypted, handlingContext(id));
  if (kind !== 'corrected' || text === null) return { ...done, note: text, correction: null };
  const { note, ...correction } = storedCorrectionSchema.parse(JSON.parse(text));
  return { ...done, note, correction };
}
