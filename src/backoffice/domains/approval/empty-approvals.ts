import type { DataCipher } from '@/backoffice/common/data-cipher';
import { approvalBodyContext } from './approval.model';
import type { ApprovalRepository } from './approval.repository';

const emptied = JSON.stringify({ salt: '', input: null, facts: [] });

/** Empties approvals by their ids, in the transaction of the repository. */
export type EmptyApprovals = (
  approvals: Pick<ApprovalRepository, 'updateBody'>,
  ids: readonly string[],
) => Promise<void>;

/** Leaves of approvals what the trail of decisions needs: who decided what kind, when and of which subject. */
export const createEmptyApprovals =
  (cipher: Pick<DataCipher, 'encrypt'>): EmptyApprovals =>
  async (approvals, ids) => {
    for (const id of ids)
      await approvals.updateBody(id, cipher.encrypt(emptied, approvalBodyContext(id)));
  };
