import type { ApplicationState } from '@/contracts/application/application-choices';
import type { ChangeApplicationRequest } from '@/contracts/application/application-desk';
import { rejectField } from '@/backoffice/common/service-error';
import { staffStatesOf, type Obstacles } from '../application.model';

/** Throws `validation_failed` for a state that can't follow, for a decline without reasons, and for reasons of anything else. */
export function rejectChange(
  state: ApplicationState,
  {
    state: next,
    reasons,
    obstacles,
  }: Pick<ChangeApplicationRequest, 'state' | 'reasons'> & { obstacles: Obstacles },
): void {
  const possible = staffStatesOf(state, obstacles);
  if (!possible.includes(next)) {
    if (staffStatesOf(state, { ...obstacles, openDocuments: [] }).includes(next))
      rejectField('state', 'documentsOpen');
    rejectField('state', 'notFromHere', possible.join(', ') || '–');
  }
  if (next === 'declined' && reasons === undefined) rejectField('reasons', 'required');
  if (next !== 'declined' && reasons !== undefined) rejectField('reasons', 'reasonsOfDecline');
}
