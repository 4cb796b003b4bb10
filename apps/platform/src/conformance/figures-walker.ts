import { admits, abilityFor, type Operation, type Principal } from '@talent-os/contracts';
import type { Figure, FigureRows, FigureTable } from '@talent-os/contracts/figures/figure.js';
import { openRows } from '@talent-os/contracts/figures/links.js';
import { isReachable } from '@talent-os/contracts/navigation/reachable.js';
import type { Person } from '@talent-os/testing';

export type Reader = { readonly name: string; readonly person: Pick<Person, 'send'>; readonly principal: Principal };
type Answer = { readonly items?: readonly unknown[]; readonly total?: number };

/** More pages than the demo's longest list has. */
const MOST_PAGES = 40;

async function ask(person: Reader['person'], operation: Operation, input: object): Promise<Answer> {
  const { status, body } = await person.send(operation, input as Record<string, unknown>);
  if (status >= 400) throw new Error(`${operation.name} answered ${status} to ${JSON.stringify(input)}`);
  return body as Answer;
}

/** The rows of all pages in one answer. */
async function whole(person: Reader['person'], { list, ...rows }: FigureRows): Promise<Answer> {
  const filter = { ...rows.preset, ...rows.filter };
  const first = await ask(person, list, filter);
  const items = [...(first.items ?? [])];
  for (let page = 2; items.length < (first.total ?? 0) && page <= MOST_PAGES; page += 1)
    items.push(...((await ask(person, list, { ...filter, page })).items ?? []));
  return first.items ? { ...first, items } : first;
}

const near = (one: number, other: number) => Math.abs(one - other) <= Math.max(0.051, Math.abs(one) * 1e-9);

/** What is wrong with a figure: it leads nowhere, or its rows come to another number. */
async function faultOf(reader: Reader, figure: Figure): Promise<string | undefined> {
  if (figure.shown === false) return undefined;
  if (figure.value === undefined) return 'is missing';
  const rows = openRows(abilityFor(reader.principal), figure);
  if (!rows) return 'leads nowhere';
  if (!figure.scope) return 'names no scope';
  // Nothing is known: there is nothing to compare.
  if (figure.value === null) return undefined;
  const answer = rows.sum
    ? await whole(reader.person, rows)
    : await ask(reader.person, rows.list, { ...rows.preset, ...rows.filter });
  const counted = rows.sum ? rows.sum(answer) : answer.total;
  return counted !== undefined && near(counted, figure.value)
    ? undefined
    : `says ${figure.value}, but ${rows.list.name} ${JSON.stringify(rows.filter)} comes to ${counted}`;
}

/** A figure is read where its answer may be; screens that show it have their own gates on top. */
const readable = ({ access, path }: Operation, principal: Principal): boolean =>
  path !== '' && admits(abilityFor(principal), access);

/** Other tests write while this one reads: what differs is read again so many times. */
const ATTEMPTS = 3;

type Place = { readonly table: FigureTable; readonly input: object };

/** The figures somebody reads in one place, by their names there. */
async function figuresAt(reader: Reader, { table: { of, figures }, input }: Place): Promise<[string, Figure][]> {
  const answer = await ask(reader.person, of, input);
  const read = figures(answer, input as never, { ability: abilityFor(reader.principal) });
  return Object.entries(read).flatMap(([name, one]) =>
    ([one].flat() as Figure[]).map((figure): [string, Figure] => [name, figure]),
  );
}

async function faultsOf(reader: Reader, place: Place): Promise<string[]> {
  const lines: string[] = [];
  for (const [name, figure] of await figuresAt(reader, place)) {
    const key = `${place.table.of.name} ${name}`;
    const fault = await faultOf(reader, figure);
    if (fault) lines.push(`${reader.name}: ${figure.label} (${key} ${JSON.stringify(place.input)}) ${fault}`);
  }
  return lines;
}

/** What people take for the same figure, because label and scope are the same, where two places say different things of it. */
async function contradictionsOf(reader: Reader, places: readonly Place[]): Promise<string[]> {
  const told = await Promise.all(
    places.map(async (place) => {
      const read = (await figuresAt(reader, place)).map(([, figure]) => figure);
      const known = read.filter(({ shown, value }) => shown !== false && typeof value === 'number');
      // One place may have several of a name: one of each unit.
      return [...Map.groupBy(known, ({ label, scope }) => `${label}, ${scope}`)].map(([name, same]) => ({
        name,
        values: same.map(({ value }) => value!),
        from: place.table.of.name,
      }));
    }),
  );
  return [...Map.groupBy(told.flat(), ({ name }) => name)].flatMap(([name, same]) => {
    const first = same[0]!.values;
    const agree = same.every(
      ({ values }) => values.length === first.length && values.every((value, at) => near(value, first[at]!)),
    );
    return agree
      ? []
      : [`${reader.name}: ${name} says ${same.map(({ values, from }) => `${values.join('/')} in ${from}`).join(', ')}`];
  });
}

/** Reads until nothing is wrong, or it stays wrong. */
async function lasting(read: () => Promise<string[]>): Promise<string[]> {
  let faults = await read();
  for (let attempt = 1; faults.length > 0 && attempt < ATTEMPTS; attempt += 1) faults = await read();
  return faults;
}

/** Goes through every figure of every answer for every reader. Answers one line per figure that is not what its rows or its namesakes say. */
export async function walkFigures(tables: readonly FigureTable[], readers: readonly Reader[]): Promise<string[]> {
  const found = await Promise.all(
    readers.map(async (reader) => {
      const ability = abilityFor(reader.principal);
      const places = tables
        .filter(({ of }) => readable(of, reader.principal))
        .flatMap((table) =>
          table.tried
            .filter(({ screen }) => !screen || isReachable(ability, screen))
            .map(({ input }): Place => ({ table, input: input as object })),
        );
      const lines: string[] = [];
      for (const place of places) lines.push(...(await lasting(() => faultsOf(reader, place))));
      return [...lines, ...(await lasting(() => contradictionsOf(reader, places)))];
    }),
  );
  return found.flat();
}
