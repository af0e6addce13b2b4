import { requireFound } from '@/backoffice/common/require-found';
import { rejectField, ServiceError } from '@/backoffice/common/service-error';
import type { UnitOfWork } from '@/backoffice/db/unit-of-work';
import { endpoints } from '@/contracts/endpoints';
import type { Permission } from '@/contracts/staff/permissions';
import type { SavedView, SavedViewChange, SavedViewRequest } from '@/contracts/staff/saved-view';
import { savedViewLimits, type SavedViewList } from '@/contracts/staff/saved-view-choices';
import type { AuditRepository } from '../../audit/audit.repository';
import { recordChange } from '../../audit/record-change';
import type { SavedViewRepository, SavedViewRow } from './saved-view.repository';

export interface SavedViewRepositories {
  audit: Pick<AuditRepository, 'create'>;
  savedView: SavedViewRepository;
}

export interface SavedViewServiceOptions {
  views: Pick<SavedViewRepository, 'listSeenBy'>;
  unitOfWork: UnitOfWork<SavedViewRepositories>;
  now: () => Date;
  newId: () => string;
}

/** Who does something to saved views. */
export interface ViewCaller {
  staff: string;
  permissions: readonly Permission[];
}

/** What the audit trail says of a view. */
const audited = ({ list, name, fields, isShared }: SavedViewRow) => ({
  list,
  name,
  fields,
  isShared,
});
const targetOf = (id: string): string => `saved-view:${id}`;

const places: readonly string[] = ['cursor', 'limit'];

/** Whether the list takes these filters; the place in a list is none. */
function areFiltersOf(list: SavedViewList, fields: Record<string, string>): boolean {
  const { query } = endpoints[list];
  return (
    Object.keys(fields).every((name) => !places.includes(name)) && query.safeParse(fields).success
  );
}

export type SavedViewService = ReturnType<typeof createSavedViewService>;

/** Filters of lists under names, of one member of staff or shared. */
export function createSavedViewService({ views, unitOfWork, now, newId }: SavedViewServiceOptions) {
  const mayRead = ({ permissions }: ViewCaller, list: SavedViewList): boolean =>
    [...permissions].includes(endpoints[list].permission);
  function requireReader(caller: ViewCaller, list: SavedViewList): void {
    if (!mayRead(caller, list)) throw new ServiceError('forbidden');
  }
  /** Others’ views are seen where they are shared; those can be put in order when their maker has left. */
  const mayChange = ({ staff, permissions }: ViewCaller, { createdBy }: SavedViewRow): boolean =>
    createdBy === staff || permissions.includes('staff.manage');
  const toSavedView = (caller: ViewCaller, view: SavedViewRow): SavedView => ({
    ...view,
    createdAt: view.createdAt.toISOString(),
    mayChange: mayChange(caller, view),
  });

  /** A view of a list that the caller may not read is unknown to them. */
  async function lockChangeable(
    savedView: SavedViewRepository,
    caller: ViewCaller,
    id: string,
  ): Promise<SavedViewRow> {
    const view = requireFound(await savedView.lockSeenBy(caller.staff, id));
    if (!mayRead(caller, view.list)) throw new ServiceError('not_found');
    if (!mayChange(caller, view)) throw new ServiceError('forbidden');
    return view;
  }

  return {
    /** The caller's own and those that are shared, by name. Throws `forbidden` for a list that they may not read. */
    async list(caller: ViewCaller, list: SavedViewList): Promise<SavedView[]> {
      requireReader(caller, list);
      const rows = await views.listSeenBy(caller.staff, list);
      return rows.map((view) => toSavedView(caller, view));
    },

    /** Throws `forbidden` for a list that they may not read, and `validation_failed` for a name that they have given, filters that the list does not take, and too many views. */
    async save(caller: ViewCaller, request: SavedViewRequest): Promise<SavedView> {
      const { list, name, fields, isShared } = request;
      requireReader(caller, list);
      if (!areFiltersOf(list, fields)) rejectField('fields', 'wrongFormat');
      return unitOfWork(async ({ audit, savedView }) => {
        const { staff } = caller;
        const [at, id] = [now(), newId()];
        if ((await savedView.countByCreator(staff, list)) >= savedViewLimits.ofPerson)
          rejectField('name', 'tooMany', savedViewLimits.ofPerson);
        if (await savedView.hasNamed(staff, { id, list, name })) rejectField('name', 'taken');
        const view = { id, list, name, fields, isShared, createdAt: at, createdBy: staff };
        await savedView.create(view);
        await recordChange(audit, {
          at,
          staff,
          target: targetOf(id),
          before: null,
          after: audited(view),
        });
        return toSavedView(caller, view);
      });
    },

    /** Throws `not_found`, `forbidden`, and `validation_failed` for a name that its maker has given. */
    change: (
      caller: ViewCaller,
      id: string,
      { name, isShared }: SavedViewChange,
    ): Promise<SavedView> =>
      unitOfWork(async ({ audit, savedView }) => {
        const before = await lockChangeable(savedView, caller, id);
        const after = { ...before, name, isShared };
        if (await savedView.hasNamed(before.createdBy, after)) rejectField('name', 'taken');
        await savedView.update(id, { name, isShared });
        await recordChange(audit, {
          at: now(),
          staff: caller.staff,
          target: targetOf(id),
          before: audited(before),
          after: audited(after),
        });
        return toSavedView(caller, after);
      }),

    /** Throws `not_found` and `forbidden`. */
    remove: (caller: ViewCaller, id: string): Promise<void> =>
      unitOfWork(async ({ audit, savedView }) => {
        const view = await lockChangeable(savedView, caller, id);
        await savedView.remove(id);
        await recordChange(audit, {
          at: now(),
          staff: caller.staff,
          target: targetOf(id),
          before: audited(view),
          after: null,
        });
      }),
  };
}
