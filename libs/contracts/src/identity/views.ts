import { z } from 'zod';
import { operation } from '../define.js';
import { uuid, version } from '../paging.js';
import { densities } from './preference-values.js';
import { lineText } from '../text.js';

/** Views one person may keep of a list. */
export const VIEWS_MOST = 20;
export type Density = (typeof densities)[number];

/** The name of the operation that lists: `sales.deals.list`. */
const list = z
  .string()
  .regex(/^[a-z]+(\.[a-zA-Z]+){1,3}$/, 'Please name a list')
  .max(60);
const name = lineText().min(1, 'Please name the view').max(40);
const columns = z.array(z.string().regex(/^[a-zA-Z_]{1,40}$/)).max(40);

/** What a view keeps of its list, in the words of the address. What a list does not know of it, it ignores. */
export const ViewState = z.object({
  filters: z
    .array(z.object({ name: z.string().regex(/^[a-zA-Z_]{1,40}$/), value: lineText().min(1).max(200) }))
    .max(20),
  sort: z
    .string()
    .regex(/^[a-zA-Z_]{1,40}:(asc|desc)$/)
    .nullable(),
  columns: columns.nullable(),
  density: z.enum(densities).nullable(),
});
export type ViewState = z.infer<typeof ViewState>;

export const SavedView = z.object({
  id: uuid(),
  name: z.string(),
  state: ViewState,
  mine: z.boolean(),
  shared: z.boolean(),
  ownerName: z.string(),
  version,
});
export type SavedView = z.infer<typeof SavedView>;

export const listViews = operation('identity.views.list', {
  http: 'GET /api/identity/views',
  access: 'signed-in',
  summary: 'Views of a list: mine, and those that people of my teams share; with the columns I keep of it',
  input: z.object({ list }),
  output: z.object({
    items: z.array(SavedView),
    defaultViewId: uuid().nullable(),
    columns: z.array(z.string()).nullable(),
    density: z.enum(densities).nullable(),
    /** Whether there is a team to share with. */
    inTeam: z.boolean(),
  }),
  effect: 'read',
});

const changes = ['identity.views.list'] as const;

export const createView = operation('identity.views.create', {
  http: 'POST /api/identity/views',
  access: 'signed-in',
  summary: 'Keep how a list is filtered, sorted and laid out under a name',
  input: z.object({ list, name, state: ViewState }),
  output: SavedView,
  effect: 'write',
  changes,
  success: 201,
  errors: ['resource.missing', 'view.limit', 'view.name'],
});

export const changeView = operation('identity.views.change', {
  http: 'PATCH /api/identity/views/:viewId',
  access: 'signed-in',
  summary: 'Rename a view of mine, change what it keeps, share it with my teams or keep it to myself again',
  input: z.object({
    viewId: uuid(),
    version,
    name: name.optional(),
    state: ViewState.optional(),
    shared: z.boolean().optional(),
  }),
  output: SavedView,
  effect: 'write',
  changes,
  errors: ['resource.missing', 'resource.stale', 'view.name', 'view.team'],
});

export const deleteView = operation('identity.views.delete', {
  http: 'DELETE /api/identity/views/:viewId',
  access: 'signed-in',
  summary: 'Delete a view of mine; for a day it can be brought back',
  input: z.object({ viewId: uuid() }),
  output: z.object({}),
  effect: 'write',
  changes,
  success: 204,
  errors: ['resource.missing'],
});

export const restoreView = operation('identity.views.restore', {
  http: 'POST /api/identity/views/:viewId/restore',
  access: 'signed-in',
  summary: 'Bring back a view of mine that was deleted within a day',
  input: z.object({ viewId: uuid() }),
  output: SavedView,
  effect: 'write',
  changes,
  errors: ['resource.missing', 'view.limit', 'view.name'],
});

export const setListPreference = operation('identity.views.prefer', {
  http: 'PUT /api/identity/views/preference',
  access: 'signed-in',
  summary: 'Keep for myself which view of a list opens first, and its columns and density where no view says so',
  input: z.object({
    list,
    defaultViewId: uuid().nullable().optional(),
    columns: columns.nullable().optional(),
    density: z.enum(densities).nullable().optional(),
  }),
  output: z.object({}),
  effect: 'write',
  changes,
  errors: ['resource.missing'],
});
