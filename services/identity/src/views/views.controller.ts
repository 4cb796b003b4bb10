import { Controller } from '@nestjs/common';
import type { Input, Output } from '@talent-os/contracts';
import {
  changeView,
  createView,
  deleteView,
  listViews,
  restoreView,
  setListPreference,
  VIEWS_MOST,
  type SavedView as ViewAnswer,
} from '@talent-os/contracts/identity/views.js';
import { Handles, DomainError, refuseDuplicates, uuidv7, type Ctx, type Transaction } from '@talent-os/service-kit';
import { DAY_MS } from '@talent-os/service-kit/calendar';
import { colleagueIds, teamsOfPerson } from '../teams/teams.queries.js';
import { ListPreference } from './list-preference.entity.js';
import { SavedView } from './saved-view.entity.js';
import { mayList, readable } from './view.rules.js';
import { countViews, preferenceOf, PURGE, viewsOf } from './views.queries.js';

const sameName = { saved_view_name: 'view.name' } as const;

/** Makes sure there is a row to change, also when two browsers are the first at once. */
const OWN = `
  insert into identity.list_preference (id, organization_id, created_at, updated_at, version, person_id, list)
  values ($2, $1, $3, $3, 1, $4, $5)
  on conflict (organization_id, person_id, list) do nothing`;

@Controller()
export class ViewsController {
  @Handles(listViews)
  async list({ list }: Input<typeof listViews>, ctx: Ctx): Promise<Output<typeof listViews>> {
    if (!mayList(ctx.ability, list)) throw new DomainError('resource.missing');
    const [colleagues, preference, teams] = await Promise.all([
      colleagueIds(ctx.db, ctx.userId),
      preferenceOf(ctx.db, ctx.userId, list),
      teamsOfPerson(ctx.db, ctx.userId),
    ]);
    const items = readable(await viewsOf(ctx.db, ctx.userId, list, colleagues));
    const { defaultViewId = null, columns = null, density = null } = preference ?? {};
    const known = items.some(({ id }) => id === defaultViewId);
    return { items, defaultViewId: known ? defaultViewId : null, columns, density, inTeam: teams.length > 0 };
  }

  @Handles(createView)
  async create(input: Input<typeof createView>, ctx: Ctx): Promise<Output<typeof createView>> {
    if (!mayList(ctx.ability, input.list)) throw new DomainError('resource.missing');
    const created = ctx.db.write(async (tx) => {
      await leaveRoom(tx, ctx, input.list);
      const row = { ownerId: ctx.userId, ...input, shared: false, deletedAt: null };
      return answerOf(tx, await tx.insert(SavedView, row));
    });
    return refuseDuplicates(created, sameName);
  }

  @Handles(changeView)
  async change(
    { viewId, version, ...changes }: Input<typeof changeView>,
    ctx: Ctx,
  ): Promise<Output<typeof changeView>> {
    const changed = ctx.db.write(async (tx) => {
      const view = await lockOwn(tx, ctx, viewId, version);
      const shares = changes.shared === true && !view.shared;
      if (shares && (await teamsOfPerson(tx, ctx.userId)).length === 0) throw new DomainError('view.team');
      return answerOf(tx, await tx.update(SavedView, view, given(changes)));
    });
    return refuseDuplicates(changed, sameName);
  }

  @Handles(deleteView)
  async delete({ viewId }: Input<typeof deleteView>, ctx: Ctx): Promise<Output<typeof deleteView>> {
    await ctx.db.write(async (tx) => {
      const view = await lockOwn(tx, ctx, viewId);
      await tx.execute(PURGE, [ctx.userId, new Date(ctx.now.getTime() - DAY_MS)]);
      await tx.update(SavedView, view, { deletedAt: ctx.now });
    });
    return {};
  }

  @Handles(restoreView)
  async restore({ viewId }: Input<typeof restoreView>, ctx: Ctx): Promise<Output<typeof restoreView>> {
    const restored = ctx.db.write(async (tx) => {
      const view = await tx.lock(SavedView, { id: viewId, ownerId: ctx.userId });
      if (!view.deletedAt) return answerOf(tx, view);
      if (ctx.now.getTime() - view.deletedAt.getTime() > DAY_MS) throw new DomainError('resource.missing');
      await leaveRoom(tx, ctx, view.list);
      return answerOf(tx, await tx.update(SavedView, view, { deletedAt: null }));
    });
    return refuseDuplicates(restored, sameName);
  }

  @Handles(setListPreference)
  async prefer(
    { list, ...changes }: Input<typeof setListPreference>,
    ctx: Ctx,
  ): Promise<Output<typeof setListPreference>> {
    if (!mayList(ctx.ability, list)) throw new DomainError('resource.missing');
    const { defaultViewId } = changes;
    await ctx.db.write(async (tx) => {
      if (defaultViewId) {
        const seen = await viewsOf(tx, ctx.userId, list, await colleagueIds(tx, ctx.userId));
        if (seen.every(({ id }) => id !== defaultViewId)) throw new DomainError('resource.missing');
      }
      await tx.execute(OWN, [uuidv7(), ctx.now, ctx.userId, list]);
      const row = await tx.lock(ListPreference, { personId: ctx.userId, list });
      await tx.update(ListPreference, row, given(changes));
    });
    return {};
  }
}

/** What was given, without what was left out. */
const given = <T extends object>(changes: T) =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };

/** A view of the caller that is not deleted. */
async function lockOwn(tx: Transaction, { userId }: Ctx, viewId: string, version?: number): Promise<SavedView> {
  const view = await tx.lock(SavedView, { id: viewId, ownerId: userId });
  if (view.deletedAt) throw new DomainError('resource.missing');
  tx.expectVersion(view, version);
  return view;
}

async function leaveRoom(tx: Transaction, { userId }: Ctx, list: string): Promise<void> {
  await tx.advisoryLock(`views/${userId}`);
  if ((await countViews(tx, userId, list)) >= VIEWS_MOST) throw new DomainError('view.limit');
}

/** As its owner sees it. */
async function answerOf(tx: Transaction, view: SavedView): Promise<ViewAnswer> {
  const { id, name, state, shared, version } = view;
  const owner = await tx.readOne<{ name: string }>(
    `select rtrim(first_name || ' ' || last_name) as name from identity.person where organization_id = $1 and id = $2`,
    [view.ownerId],
  );
  return { id, name, state, mine: true, shared, ownerName: owner!.name, version };
}
