import type { Density, SavedView } from '@talent-os/contracts/identity/views.js';
import type { Reader } from '@talent-os/service-kit';

/** Reads a saved state that this version of the product may not know any more: the caller decides what of it holds. */
export type StoredView = Omit<SavedView, 'state'> & { readonly state: unknown };

const VIEWS = `
  select v.id, v.name, v.state, v.owner_id = $2 as mine, v.shared,
    rtrim(p.first_name || ' ' || p.last_name) as "ownerName", v.version
  from identity.saved_view v
  join identity.person p on p.organization_id = $1 and p.id = v.owner_id
  where v.organization_id = $1 and v.list = $3 and v.deleted_at is null
    and (v.owner_id = $2 or v.shared and v.owner_id = any($4))
  order by v.owner_id <> $2, v.created_at, v.id`;

/** Views of a list that a person sees: their own in the order they were made, then what colleagues share. */
export const viewsOf = (
  db: Reader,
  userId: string,
  list: string,
  colleagues: readonly string[],
): Promise<StoredView[]> => db.read<StoredView>(VIEWS, [userId, list, colleagues]);

const COUNT = `
  select count(*)::int as count from identity.saved_view
  where organization_id = $1 and owner_id = $2 and list = $3 and deleted_at is null`;

/** How many views of a list a person keeps. */
export const countViews = async (db: Reader, userId: string, list: string): Promise<number> =>
  (await db.readOne<{ count: number }>(COUNT, [userId, list]))!.count;

type Preference = {
  readonly defaultViewId: string | null;
  readonly columns: string[] | null;
  readonly density: Density | null;
};

const PREFERENCE = `
  select default_view_id as "defaultViewId", to_json(columns) as columns, density
  from identity.list_preference where organization_id = $1 and person_id = $2 and list = $3`;

/** What a person keeps of a list beside its views. */
export const preferenceOf = (db: Reader, userId: string, list: string): Promise<Preference | undefined> =>
  db.readOne<Preference>(PREFERENCE, [userId, list]);

/** Empties the bin of a person: what was deleted before `$3` cannot be brought back. */
export const PURGE = `
  delete from identity.saved_view where organization_id = $1 and owner_id = $2 and deleted_at < $3`;
