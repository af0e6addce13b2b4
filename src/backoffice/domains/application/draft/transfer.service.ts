import { promised } from '@/config/promises';
import type { TransferState } from '@/contracts/application/application-choices';
import { minuteMs } from '@/lib/hong-kong-day';
import type { KeyedHash } from '@/backoffice/common/keyed-hash';
import { requireFound } from '@/backoffice/common/require-found';
import { ServiceError } from '@/backoffice/common/service-error';
import type { UnitOfWork } from '@/backoffice/db/unit-of-work';
import type { ApplicationRepository } from '../application.repository';
import type { DraftRepository } from './draft.repository';
import type { DraftCaller, DraftService, OpenedDraft } from './draft.service';
import type { TransferRepository } from './transfer.repository';

/** What a transfer reads and writes in one transaction. */
export interface TransferRepositories {
  application: Pick<ApplicationRepository, 'findByDraft'>;
  applicationDraft: DraftRepository;
  transfer: TransferRepository;
}

export interface TransferServiceOptions {
  repositories: Pick<TransferRepositories, 'transfer'>;
  unitOfWork: UnitOfWork<TransferRepositories>;
  drafts: Pick<DraftService, 'findLatest' | 'tokenFor'>;
  hash: KeyedHash;
  now: () => Date;
  newToken: () => string;
}

const lifetimeMs = promised('draftTransfer') * minuteMs;

export type TransferService = ReturnType<typeof createTransferService>;

/** Moves drafts to other devices before a code has proved a phone: whoever holds the token takes the draft over, once, and the browser that showed it no longer opens it. */
export function createTransferService({
  repositories,
  unitOfWork,
  drafts,
  hash,
  now,
  newToken,
}: TransferServiceOptions) {
  const tokenHashesOf = (token: string) => hash.all('draft token', token);
  const transferParts = (token: string) => ['draft transfer', token] as const;

  return {
    /** Throws `not_found` for a draft that is not this browser's, `conflict` once its phone was proved or it was sent: from then on a link goes to that phone. */
    start(
      reference: string,
      browserToken: string | null,
    ): Promise<{ token: string; expiresAt: string }> {
      return unitOfWork(async (tx) => {
        if (browserToken === null) throw new ServiceError('not_found');
        const at = now();
        const row = requireFound(
          await tx.applicationDraft.lockByToken(tokenHashesOf(browserToken), {
            draftId: reference,
            now: at,
          }),
        );
        if (row.phoneHash !== null || (await tx.application.findByDraft(row.id)))
          throw new ServiceError('conflict');
        const token = newToken();
        const expiresAt = new Date(at.getTime() + lifetimeMs);
        await tx.transfer.save({
          draftId: row.id,
          tokenHash: hash(...transferParts(token)),
          fromTokenHash: hash('draft token', browserToken),
          expiresAt,
          takenAt: null,
        });
        return { token, expiresAt: expiresAt.toISOString() };
      });
    },

    /** For the browser that asked, also after it has lost the draft. Throws `not_found` where it asked for none. */
    async stateOf(reference: string, browserToken: string | null): Promise<TransferState> {
      const row = requireFound(
        browserToken === null
          ? null
          : await repositories.transfer.findByDraft(reference, tokenHashesOf(browserToken)),
      );
      if (row.takenAt !== null) return 'taken';
      return row.expiresAt > now() ? 'open' : 'over';
    },

    /** Opens the draft in this browser and in no other. Throws `not_found` for a token that is unknown, used or over, and where the phone was proved since. */
    async take(transferToken: string, caller: DraftCaller): Promise<OpenedDraft> {
      const { reference, token } = await unitOfWork(async (tx) => {
        const at = now();
        const draftId = requireFound(
          await tx.transfer.claimByToken(hash.all(...transferParts(transferToken)), at),
        );
        const row = requireFound(await tx.applicationDraft.findById(draftId, at));
        if (row.phoneHash !== null || (await tx.application.findByDraft(draftId)))
          throw new ServiceError('not_found');
        const browserToken = await drafts.tokenFor(caller, tx);
        await tx.applicationDraft.removeAccess(draftId);
        await tx.applicationDraft.addAccess(hash('draft token', browserToken), {
          draftId,
          now: at,
        });
        return { reference: draftId, token: browserToken };
      });
      const draft = requireFound(await drafts.findLatest({ token, proof: null }, { reference }));
      return { draft, token };
    },
  };
}
