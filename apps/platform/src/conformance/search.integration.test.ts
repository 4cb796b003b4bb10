import { beforeAll, describe, expect, it } from '@jest/globals';
import { admits, type AppAbility } from '@talent-os/contracts';
import { searchRecords, type SearchResult } from '@talent-os/contracts/identity/search.js';
import { createTask } from '@talent-os/contracts/productivity/tasks.js';
import { createDeal, listAccounts, listDeals } from '@talent-os/contracts/sales/deals.js';
import { routes } from '@talent-os/contracts/navigation/index.js';
import { kindsFor } from '@talent-os/contracts/search/rights.js';
import { addDays } from '@talent-os/service-kit/calendar';
import { demoOrganizations } from '@talent-os/service-kit/demo/organizations';
import { demoPeople } from '@talent-os/service-kit/demo/people';
import { abilityOf } from '@talent-os/service-kit/host/call-context';
import { demoToday, eventually, ownerQuery, principalOf, signIn, type Person } from '@talent-os/testing';
import { openings } from './search-openings.js';

type Caller = { readonly email: string; readonly person: Person; readonly ability: AppAbility };

/** Callers that search side by side. */
const AT_ONCE = 6;
/** Between them these find records of every kind in the demo. */
const QUERIES = ['a', 'ma', 'em', 'in', 'cve', 'north', 'engineer'];

let callers: readonly Caller[];
beforeAll(async () => {
  const people = demoOrganizations.flatMap(demoPeople).filter((person) => person.signsIn);
  callers = await Promise.all(
    people.map(async ({ email }) => {
      const person = await signIn(email);
      return { email, person, ability: abilityOf(principalOf(person)) };
    }),
  );
});

const find = async ({ person }: Pick<Caller, 'person'>, q: string, more: { limit?: number } = {}) =>
  person.call(searchRecords, { q, ...more });
/** A machine that does much else answers in part: it is asked again. */
const findEverywhere = (caller: Caller, q: string) =>
  eventually(async () => {
    const { items, missing } = await find(caller, q, { limit: 3 });
    expect([caller.email, q, missing]).toEqual([caller.email, q, []]);
    return items;
  });
const paramsOf = ({ link }: SearchResult) => new URLSearchParams(link.slice(link.indexOf('?')));

/** Why a result does not open for a person, or nothing. */
async function closedTo(
  { person, ability }: Pick<Caller, 'person' | 'ability'>,
  result: SearchResult,
): Promise<string | undefined> {
  const screen = routes.find(({ path }) => path === result.link.split('?')[0]);
  if (!screen || !admits(ability, screen.access)) return `leads to ${result.link}, which is closed`;
  const { operation, input, holds } = openings[result.kind];
  const { status, body } = await person.send(operation, input(paramsOf(result)));
  if (status !== 200) return `answers ${status}`;
  return holds(body, result) ? undefined : 'is not there';
}

describe('every result of a search', () => {
  it('opens for whoever finds it, and all kinds are found by somebody', async () => {
    const kinds = new Set<string>();
    const lines: string[] = [];
    const search = async (caller: Caller) => {
      const found = new Map<string, SearchResult>();
      for (const q of QUERIES) {
        const items = await findEverywhere(caller, q);
        for (const item of items) found.set(`${item.kind} ${item.id}`, item);
      }
      for (const item of found.values()) {
        kinds.add(item.kind);
        const fault = await closedTo(caller, item);
        if (fault) lines.push(`${caller.email}: ${item.kind} “${item.title}” ${fault}`);
      }
    };
    // Each asks ten parts of the product with every query: all of them at once would wait for its connections.
    for (let at = 0; at < callers.length; at += AT_ONCE) await Promise.all(callers.slice(at, at + AT_ONCE).map(search));
    expect(lines).toEqual([]);
    const mayBeFound = new Set(callers.flatMap(({ ability }) => kindsFor(ability, undefined)));
    // Conversations and documents are made by people; what the demo has none of is found in the tests of its own.
    const unseen = [...mayBeFound].filter((kind) => !kinds.has(kind));
    expect(unseen.filter((kind) => !['conversation', 'document', 'ownShift'].includes(kind))).toEqual([]);
  });

  it('would be found out where it opened nothing', async () => {
    const rep = callers.find(({ email }) => email === 'sales.rep@meridian.example')!;
    const planted = (kind: SearchResult['kind'], link: string): SearchResult => ({
      kind,
      id: crypto.randomUUID(),
      title: 'x',
      detail: '',
      link,
    });
    expect(await closedTo(rep, planted('deal', `/sales/opportunities?deal=${crypto.randomUUID()}`))).toBe(
      'answers 404',
    );
    expect(await closedTo(rep, planted('document', '/organization/providers?search=x'))).toContain('which is closed');
  });

  it('is of one’s own organization', async () => {
    const foreign = await ownerQuery<{ id: string; name: string; organization: string }>(`
      select id, first_name || ' ' || last_name as name, organization_id as organization from identity.person
      union all select id, name, organization_id from sales.deal union all select id, title, organization_id from cyber.incident`);
    for (const caller of callers.filter(({ email }) => email.startsWith('org.admin@'))) {
      const theirs = foreign.filter(({ organization }) => organization !== caller.person.organizationId);
      const ids = new Set(theirs.map(({ id }) => id));
      expect(ids.size).toBeGreaterThan(5);
      for (const { id, name } of theirs.filter((_, at) => at % Math.ceil(theirs.length / 8) === 0)) {
        const { items } = await find(caller, name);
        const byId = await find(caller, id);
        expect([...items, ...byId.items].filter((item) => ids.has(item.id))).toEqual([]);
      }
    }
  });
});

describe('what is typed', () => {
  const titles = ({ items }: { readonly items: readonly SearchResult[] }, kind: SearchResult['kind']) =>
    items.filter((item) => item.kind === kind).map(({ title }) => title);
  const mark = `Qz${crypto.randomUUID().slice(0, 6).replaceAll(/\d/g, 'k')}`;
  let rep: Person;

  beforeAll(async () => {
    rep = await signIn('sales.rep@meridian.example');
    const [account] = (await rep.call(listAccounts, {})).items;
    const deal = {
      accountId: account!.id,
      amount: 100_00,
      closeDate: addDays(demoToday(), 30),
      source: 'Test',
      competitor: null,
    };
    for (const name of [`${mark} Zoë Überholung`, `Old ${mark}`, mark]) await rep.call(createDeal, { ...deal, name });
    await rep.call(createTask, { title: `Prepare ${mark}` });
  });

  it('finds whole names first, then their beginnings, then words within them', async () => {
    expect(titles(await find({ person: rep }, mark.toUpperCase()), 'deal')).toEqual([
      mark,
      `${mark} Zoë Überholung`,
      `Old ${mark}`,
    ]);
    expect(titles(await find({ person: rep }, mark), 'task')).toEqual([`Prepare ${mark}`]);
  });

  it('needs neither accents nor case nor the order of words, and takes one slip', async () => {
    for (const q of [
      `${mark} zoe uberholung`,
      `UBERHOLUNG ${mark}`,
      `${mark} überhlung`,
      `${mark} uebrholung`.replace('uebr', 'ubre'),
    ])
      expect([q, titles(await find({ person: rep }, q), 'deal')]).toEqual([q, [`${mark} Zoë Überholung`]]);
    expect(titles(await find({ person: rep }, `${mark} ubxxholung`), 'deal')).toEqual([]);
  });

  it('finds what has this id', async () => {
    const [deal] = (await rep.call(listDeals, { search: mark })).items;
    const { items } = await find({ person: rep }, deal!.id.toUpperCase());
    expect(items.map(({ id, link }) => ({ id, link }))).toEqual([
      { id: deal!.id, link: `/sales/opportunities?deal=${deal!.id}` },
    ]);
  });

  it('finds of another’s what their list shows, and no more', async () => {
    const head = await signIn('department.head@meridian.example');
    const [theirs, mine] = [await find({ person: head }, mark), await find({ person: rep }, mark)];
    expect(titles(theirs, 'deal')).toHaveLength(3);
    expect(titles(theirs, 'task')).toEqual([]);
    expect(titles(mine, 'task')).toHaveLength(1);
    const candidate = await signIn('candidate@meridian.example');
    expect((await find({ person: candidate }, mark)).items).toEqual([]);
    expect(titles(await find({ person: candidate }, 'dana'), 'person')).toEqual([]);
  });

  it('tells people of one name apart', async () => {
    const twins = await ownerQuery<{ id: string }>(
      `select p.id from identity.person p where p.organization_id = $1 and p.email in ('sales.rep@meridian.example', 'recruiter@meridian.example')`,
      [rep.organizationId],
    );
    const named = await ownerQuery<{ id: string; first: string; last: string }>(
      `select id, first_name as first, last_name as last from identity.person where organization_id = $1 and id = any($2::uuid[])`,
      [rep.organizationId, twins.map(({ id }) => id)],
    );
    expect(named).toHaveLength(2);
    const { items } = await find({ person: rep }, `${named[0]!.first} ${named[0]!.last}`);
    const people = items.filter(({ kind }) => kind === 'person');
    expect(new Set(people.map(({ title, detail }) => `${title} ${detail}`)).size).toBe(people.length);
  });

  it('is refused with its field where it says nothing', async () => {
    expect(await rep.send(searchRecords, { q: ' ' })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'q', message: 'Please type what you look for' }] },
    });
    expect((await find({ person: rep }, '…')).items).toEqual([]);
  });
});
