import { describe, expect, it } from '@jest/globals';
import {
  changeView,
  createView,
  deleteView,
  listViews,
  restoreView,
  setListPreference,
  VIEWS_MOST,
  type ViewState,
} from '@talent-os/contracts/identity/views.js';
import { ownerQuery, signIn } from '@talent-os/testing';

const list = 'sales.deals.list';
const state: ViewState = {
  filters: [{ name: 'stage', value: 'proposal' }],
  sort: 'amount:desc',
  columns: ['name', 'amount'],
  density: 'dense',
};
let made = 0;
const nameOne = () => `View ${(made += 1)} of a test`;
const [rep, head, elsewhere, candidate] = await Promise.all(
  [
    'sales.rep@meridian.example',
    'department.head@meridian.example',
    'sales.rep@northwind.example',
    'candidate@meridian.example',
  ].map((email) => signIn(email)),
);
type Caller = NonNullable<typeof rep>;
const viewsOf = async (person: Caller) => (await person.call(listViews, { list })).items;
const idsOf = async (person: Caller) => (await viewsOf(person)).map(({ id }) => id);
const keep = (person: Caller) => person.call(createView, { list, name: nameOne(), state });

describe('views of a list', () => {
  it('are kept as they are saved, and are their owner’s alone until they are shared with the team', async () => {
    const view = await keep(rep!);
    expect((await viewsOf(rep!)).find(({ id }) => id === view.id)).toEqual({
      ...view,
      state,
      mine: true,
      shared: false,
    });
    expect(await idsOf(head!)).not.toContain(view.id);
    const shared = await rep!.call(changeView, { viewId: view.id, version: view.version, shared: true });
    expect((await viewsOf(head!)).find(({ id }) => id === view.id)).toEqual({ ...shared, mine: false });
    expect(await idsOf(elsewhere!)).not.toContain(view.id);
    const own = await rep!.call(changeView, { viewId: view.id, version: shared.version, shared: false });
    expect(own.version).toBe(3);
    expect(await idsOf(head!)).not.toContain(view.id);
  });

  it('are changed, deleted and chosen by whom they belong to or who sees them', async () => {
    const { id: viewId, version } = await keep(rep!);
    const missing = 'resource.missing';
    const refusal = async (person: Caller) =>
      Promise.all([
        person.refused(changeView, { viewId, version, name: 'Theirs' }),
        person.refused(deleteView, { viewId }),
        person.refused(restoreView, { viewId }),
        person.refused(setListPreference, { list, defaultViewId: viewId }),
      ]).then((problems) => problems.map(({ code }) => code));
    expect(await refusal(head!)).toEqual([missing, missing, missing, missing]);
    expect((await rep!.refused(changeView, { viewId, version: 9, name: 'Late' })).code).toBe('resource.stale');
  });

  it('come back as they were for a day after they were deleted', async () => {
    const view = await keep(rep!);
    await rep!.call(deleteView, { viewId: view.id });
    expect(await idsOf(rep!)).not.toContain(view.id);
    expect((await rep!.refused(changeView, { viewId: view.id, version: 2, name: 'Gone' })).code).toBe(
      'resource.missing',
    );
    const back = await rep!.call(restoreView, { viewId: view.id });
    expect(back).toMatchObject({ id: view.id, name: view.name, state });
    await rep!.call(deleteView, { viewId: view.id });
    await ownerQuery(`update identity.saved_view set deleted_at = now() - interval '25 hours' where id = $1`, [
      view.id,
    ]);
    expect((await rep!.refused(restoreView, { viewId: view.id })).code).toBe('resource.missing');
  });

  it('have names of their own, and a limit', async () => {
    const territories = 'sales.territories.list';
    const name = nameOne();
    const save = (as: string) => rep!.call(createView, { list: territories, name: as, state });
    await save(name);
    expect((await rep!.refused(createView, { list: territories, name, state })).code).toBe('view.name');
    for (let more = 1; more < VIEWS_MOST; more += 1) await save(nameOne());
    expect((await rep!.refused(createView, { list: territories, name: nameOne(), state })).code).toBe('view.limit');
  });

  it('are those of lists the caller may open', async () => {
    expect((await candidate!.refused(listViews, { list })).code).toBe('resource.missing');
    expect((await candidate!.refused(createView, { list, name: nameOne(), state })).code).toBe('resource.missing');
    expect((await rep!.refused(listViews, { list: 'identity.teams.of' })).code).toBe('resource.missing');
    expect((await rep!.refused(listViews, { list: 'cyber.incidents.list' })).code).toBe('resource.missing');
  });

  it('are shared with a team, where there is one', async () => {
    const mine = 'talent.myApplications.list';
    const { inTeam } = await candidate!.call(listViews, { list: mine });
    expect(inTeam).toBe(false);
    const { id: viewId, version } = await candidate!.call(createView, { list: mine, name: nameOne(), state });
    expect((await candidate!.refused(changeView, { viewId, version, shared: true })).code).toBe('view.team');
  });

  it('whose state nobody can read any more are left out', async () => {
    const view = await keep(rep!);
    await ownerQuery(`update identity.saved_view set state = '{"filters": 7}' where id = $1`, [view.id]);
    expect(await idsOf(rep!)).not.toContain(view.id);
  });
});

describe('what somebody keeps of a list', () => {
  it('is theirs: the view that opens first while they see it, columns and density', async () => {
    const { id } = await keep(rep!);
    await rep!.call(setListPreference, { list, defaultViewId: id, columns: ['name', 'stage'] });
    await rep!.call(setListPreference, { list, density: 'roomy' });
    const kept = { defaultViewId: id, columns: ['name', 'stage'], density: 'roomy' };
    expect(await rep!.call(listViews, { list })).toMatchObject(kept);
    expect(await head!.call(listViews, { list })).toMatchObject({ defaultViewId: null, columns: null, density: null });
    await rep!.call(deleteView, { viewId: id });
    expect(await rep!.call(listViews, { list })).toMatchObject({ ...kept, defaultViewId: null });
  });
});
