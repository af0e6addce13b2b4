import { z } from 'zod';
import { accountContactTopics } from '@/contracts/account/account-choices';
import type { UnitOfWork } from '@/backoffice/db/unit-of-work';
import type { RequestFieldEncryption } from '../request/request-field-encryption';
import type { RequestRepository, RequestRow, RequestStep } from '../request/request.repository';
import { newThread } from './thread.model';
import type { ThreadRepository } from './thread.repository';
import type { AddEntry, NewEntry } from './thread-writer';

export interface OldMessageRepositories {
  request: Pick<RequestRepository, 'lockMessages' | 'listSteps' | 'remove'>;
  thread: Pick<ThreadRepository, 'create' | 'addEntry' | 'update'>;
}

const batchSize = 100;

/**
 * Makes a thread of each message that was kept as a request, under its number and with its whole history, and removes the request.
 * The words are encrypted anew, which no migration in SQL can do. Stopped in the middle, it goes on at the next start.
 */
export function createTakeOverMessages({
  unitOfWork,
  addEntry,
  fieldEncryption,
}: {
  unitOfWork: UnitOfWork<OldMessageRepositories>;
  addEntry: AddEntry;
  fieldEncryption: RequestFieldEncryption;
}): () => Promise<number> {
  async function takeOver(
    tx: OldMessageRepositories,
    row: RequestRow,
    [, ...steps]: readonly RequestStep[],
  ): Promise<void> {
    const { reference, customerId, loanNo: about, createdAt, kind } = row;
    const detail = fieldEncryption.detail.decrypt(reference, row.detail);
    const fallback = kind === 'complaint' ? 'complaint' : 'other';
    let thread = newThread({
      reference,
      customerId,
      topic: z.enum(accountContactTopics).catch(fallback).parse(detail),
      about,
      createdAt,
    });
    await tx.thread.create(thread);
    const first: NewEntry = {
      kind: 'message',
      staff: null,
      text: fieldEncryption.payload.decrypt(reference, row.payload),
      at: createdAt,
      readAt: steps.find(({ by }) => by !== customer)?.at ?? null,
      once: { idempotencyKey: row.idempotencyKey, bodyHash: row.bodyHash },
    };
    for (const entry of [first, ...steps.flatMap(entriesOf)])
      thread = await addEntry(tx, thread, entry);
  }

  return async () => {
    for (let count = 0; ;) {
      const taken = await unitOfWork(async (tx) => {
        const rows = await tx.request.lockMessages(batchSize);
        const references = rows.map(({ reference }) => reference);
        const steps = await tx.request.listSteps(references);
        for (const row of rows) await takeOver(tx, row, steps.get(row.reference) ?? []);
        await tx.request.remove(references);
        return rows.length;
      });
      count += taken;
      if (taken < batchSize) return count;
    }
  };
}

const customer = 'customer';

/** What staff said in a step went out by text message, so it counts as read; its language is not known. */
function entriesOf({ state, at, message, note, by }: RequestStep): NewEntry[] {
  const staff = by === customer ? null : by;
  const said: NewEntry[] =
    message === null ? [] : [{ kind: 'message', staff, text: message, at, readAt: at }];
  const moved: NewEntry =
    state === 'in-review'
      ? { kind: 'assigned', staff, assignee: staff, text: note, at }
      : { kind: 'closed', staff, text: note, at };
  return [...said, moved];
}
