import { registerHooks, stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Slice } from './slices.js';
import { root } from './sources.js';

type Run = (
  this: object,
  inputs: readonly unknown[],
  given: readonly unknown[],
  or: typeof some,
) => Promise<unknown[][]>;
/** What is walked; a sample of it where nothing is there. */
const some = (list: unknown, sample: unknown) =>
  Array.isArray(list) && list.length > 0 ? (list as unknown[]) : [sample];
/** Where the code added to modules leaves what it is. */
const registry = new Map<string, Run>();
Object.assign(globalThis, { $statements: registry });

/** Statements of the kit name the schema they stand in. */
const SELF = { service: 'sales', name: 'sales' };

const compiledOf = (path: string): string => join(root, path.replace('/src/', '/dist/').replace(/\.ts$/, '.js'));

/** Everything slices lead to, by slice, asked of the compiled modules themselves. A slice that failed has its error. */
export async function runSlices(slices: readonly Slice[]): Promise<(string[] | Error)[]> {
  const all = slices.flatMap(withCallers);
  const added = Map.groupBy(all.entries(), ([, { path }]) => compiledOf(path));
  const hooks = registerHooks({
    load: (url, context, next) => {
      const loaded = next(url, context);
      const more = url.startsWith('file:') ? added.get(fileURLToPath(url)) : undefined;
      if (!more) return loaded;
      const code = more.map(([index, slice]) => `$statements.set('${index}', ${slice.code});`).join('\n');
      return { ...loaded, source: `${String(loaded.source)}\n${stripTypeScriptTypes(code)}` };
    },
  });
  for (const path of added.keys()) await import(pathToFileURL(path).href);
  hooks.deregister();
  const ids = new Map(all.map((slice, index) => [slice, String(index)]));
  return Promise.all(
    slices.map(async (slice) => {
      try {
        return [...new Set((await outputsOf(slice, ids)).map(([text]) => textOf(text)))];
      } catch (error) {
        return error as Error;
      }
    }),
  );
}

function textOf(value: unknown): string {
  if (typeof value !== 'string') throw new Error(`it is no text: ${String(value)}`);
  return value;
}

const withCallers = (slice: Slice): Slice[] => [slice, ...slice.calls.flatMap(withCallers)];

/** What a slice answers: with the first of each input, the second of each, and each other value by itself. */
async function outputsOf(slice: Slice, ids: ReadonlyMap<Slice, string>): Promise<unknown[][]> {
  const run = registry.get(ids.get(slice) ?? '');
  if (!run) throw new Error('its module was loaded before');
  const { inputs, calls } = slice;
  const least = inputs.map(([first]) => first);
  const most = inputs.map(([first, second]) => second ?? first);
  const others = inputs.flatMap((values, index) => values.slice(1).map((value) => least.with(index, value)));
  const given = calls.length === 0 ? [[]] : (await Promise.all(calls.map((call) => outputsOf(call, ids)))).flat();
  const outputs: unknown[][] = [];
  for (const args of given)
    for (const one of [least, most, ...others]) outputs.push(...(await run.call(SELF, one, args, some)));
  return outputs;
}
