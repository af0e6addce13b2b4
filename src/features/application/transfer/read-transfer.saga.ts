import { call, type SagaGenerator } from 'typed-redux-saga';
import type { TransferState } from '@/contracts/application/application-choices';
import type { Locale } from '@/contracts/locale';
import { getClient } from '@/lib/saga/saga-client';

/** How a draft of this browser stands that was offered to another device; null where none was, or nothing is known. */
export function* readTransfer(
  reference: string,
  locale: Locale,
): SagaGenerator<TransferState | null> {
  try {
    const client = yield* getClient();
    const { data } = yield* call(() =>
      client('readTransfer', { query: { reference } }, { locale }),
    );
    return data.state;
  } catch {
    return null;
  }
}
