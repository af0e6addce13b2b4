import { z } from 'zod';
import { instant, successSchema } from '../common-fields';
import type { EndpointDefinition } from '../endpoint-definition';
import { savedViewLimits as limits, savedViewLists } from './saved-view-choices';

const id = z.uuid();
const name = z.string().trim().min(1).max(limits.name);
const list = z.enum(savedViewLists);

/** What the address of a list says, without the place in it. */
const fields = z.record(z.string().regex(/^[A-Za-z]{1,30}$/), z.string().min(1).max(limits.value));

/** Filters of a list of the desk under a name. */
export const savedViewSchema = z.object({
  id,
  list,
  name,
  fields,
  /** Whether everybody who may read the list sees it. */
  isShared: z.boolean(),
  /** Whether the caller may rename, share and remove it. */
  mayChange: z.boolean(),
  createdAt: instant,
  createdBy: z.string(),
});
export type SavedView = z.output<typeof savedViewSchema>;

export const savedViewRequestSchema = z.strictObject({
  list,
  name,
  fields,
  isShared: z.boolean(),
});
export type SavedViewRequest = z.output<typeof savedViewRequestSchema>;

export const savedViewChangeSchema = z.strictObject({ name, isShared: z.boolean() });
export type SavedViewChange = z.output<typeof savedViewChangeSchema>;

const params = z.object({ id });
const answer = z.object({ data: savedViewSchema });

export const savedViewEndpoints = {
  deskSavedViews: {
    method: 'GET',
    path: '/api/v1/desk/saved-views',
    access: 'desk',
    permission: 'signed-in',
    summary: 'The saved views of a list, the caller’s own and those that are shared, by name',
    query: z.strictObject({ list }),
    response: z.object({ data: z.array(savedViewSchema) }),
  },
  deskSaveView: {
    method: 'POST',
    path: '/api/v1/desk/saved-views',
    access: 'desk',
    permission: 'signed-in',
    summary: 'Saves the filters of a list under a name',
    body: savedViewRequestSchema,
    response: answer,
  },
  deskChangeSavedView: {
    method: 'PUT',
    path: '/api/v1/desk/saved-views/{id}',
    access: 'desk',
    permission: 'signed-in',
    summary: 'Renames a saved view, shares it or takes it back',
    params,
    body: savedViewChangeSchema,
    response: answer,
  },
  deskRemoveSavedView: {
    method: 'DELETE',
    path: '/api/v1/desk/saved-views/{id}',
    access: 'desk',
    permission: 'signed-in',
    summary: 'Removes a saved view',
    params,
    response: successSchema,
  },
} as const satisfies Record<string, EndpointDefinition>;
