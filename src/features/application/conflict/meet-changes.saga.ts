import { call, put, select } from 'typed-redux-saga';
import type { ApplicationSection } from '@/contracts/application/application-choices';
import type { Locale } from '@/contracts/locale';
import { hasCode, type RequestFailure } from '@/lib/saga/request-record';
import { getClient } from '@/lib/saga/saga-client';
import type { SaveTarget } from '../application-state';
import {
  applicationSlice,
  conflictFound,
  conflictResolved,
  draftLoaded,
  isForCurrentDraft,
} from '../application.slice';
import { findDifferences } from './form-differences';

interface Refusal {
  failure: RequestFailure;
  target: SaveTarget;
  /** The sections that could not be saved. */
  sections: readonly ApplicationSection[];
}

/** `none`: no newer version stood in the way; `open`: the applicant has to choose, or it was sent; `merged`: both say the same, go on. */
export type Change = 'none' | 'open' | 'merged';

const { selectApplication } = applicationSlice.selectors;

/** Reads what was saved elsewhere since this tab read the draft, where a call was refused for that. */
export function* meetChanges({ failure, target, sections }: Refusal) {
  const { locale, draft } = yield* select(selectApplication);
  const none: Change = 'none';
  if (!hasCode(failure, 'conflict') || draft === null) return none;
  const newer = yield* readDraft(target.product, { reference: draft.reference, locale });
  if (!isForCurrentDraft(target, yield* select(selectApplication))) return none;
  if (newer === null || newer.version === draft.version) return none;
  const open: Change = 'open';
  if (newer.receipt !== null) {
    yield* put(draftLoaded({ draft: newer, prefill: {} }));
    return open;
  }
  yield* put(conflictFound({ target, draft: newer, sections }));
  const { formValues, conflict } = yield* select(selectApplication);
  const theirs = conflict?.formValues ?? {};
  if (findDifferences(formValues, theirs, target.product).length > 0) return open;
  yield* put(conflictResolved([]));
  const merged: Change = 'merged';
  return merged;
}

function* readDraft(
  product: SaveTarget['product'],
  { reference, locale }: { reference: string; locale: Locale },
) {
  try {
    const client = yield* getClient();
    const query = { product, reference };
    return (yield* call(() => client('readDraft', { query }, { locale }))).data;
  } catch {
    return null;
  }
}
