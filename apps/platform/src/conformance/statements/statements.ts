import { rowOf, type ResultColumns } from './columns.js';
import { callsIn, sliceOf } from './slices.js';
import { openSources } from './sources.js';
import { runSlices } from './texts.js';

export interface Statement {
  /** `services/sales/src/deals/deals.queries.ts:66`. */
  readonly place: string;
  /** What it is handed to: `json` answers one text, whose inside nobody describes. */
  readonly method: string;
  /** What its caller says it answers; nothing where nobody reads it. */
  readonly row: ResultColumns | undefined;
  /** Every text it takes, or why nobody knows. */
  readonly forms: readonly string[] | Error;
}

/** Every statement of the services and their kit. `planted` is text to add to a source, by its path. */
export async function statementsOf(planted: Readonly<Record<string, string>> = {}): Promise<Statement[]> {
  const { sources, close } = openSources(planted);
  const calls = callsIn(sources);
  const found = sources.flatMap((source) =>
    source.sites.map((site) => ({
      place: site.place,
      method: site.method,
      row: site.method === 'json' ? undefined : rowOf(site, source.checker),
      slice: sliceOf(source, site.call.arguments.slice(0, 1), calls),
    })),
  );
  close();
  const forms = await runSlices(found.map(({ slice }) => slice));
  return found.map(({ place, method, row }, index) => ({ place, method, row, forms: forms[index]! }));
}
