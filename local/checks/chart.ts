// The Helm chart, without a cluster: every file of values is rendered by Helm and held against Kubernetes' own schemas, the
// chart's rules and the other places that name the product's settings; and each of these finds what is planted for it.
import { facts } from '../chart/facts.ts';
import {
  besideResults,
  keyResults,
  kubernetesResults,
  queryResults,
  refusalResults,
  renderAll,
  ruleResults,
  settingResults,
} from '../chart/results.ts';
import { helmProgram, KUBERNETES, kubernetesSchemas, models } from '../chart/tools.ts';
import { besideValidator, kubernetesValidator } from '../chart/validate.ts';
import { findProgram } from '../find.ts';
import { note } from '../progress.ts';
import { explain } from '../trouble.ts';
import { count, sum, type Check, type CheckContext, type Outcome, type TestResult } from './outcome.ts';

/** What this machine lacks is said in one line; nothing has passed by it, and nothing failed. */
const leftOut = (what: string, why: string): Outcome => ({
  passed: 0,
  failures: [],
  skips: [`chart: ${what}: ${why.replaceAll(/\s+/g, ' ').slice(0, 200)}`],
});

/** Counts results, and shows what those said that failed. */
function told(results: TestResult[]): Outcome {
  for (const { name, state, message = '' } of results) if (state === 'failed') note(`${name}:\n${message}`);
  return count(results);
}

/** Asks with what is fetched for it; where it cannot be fetched, that is left out. */
async function asking<T>(what: string, fetch: Promise<T>, ask: (fetched: T) => Promise<Outcome>): Promise<Outcome> {
  const fetched = await fetch.then(
    (one) => ({ one }),
    (error: unknown) => ({ why: explain(error) }),
  );
  return 'why' in fetched ? leftOut(what, fetched.why) : ask(fetched.one);
}

const chart = ({ signal }: CheckContext): Promise<Outcome> =>
  asking('not looked at, without Helm', helmProgram(signal), async (helm) => {
    const rendered = renderAll(helm);
    const promtool = findProgram('promtool');
    return sum([
      told([...ruleResults(rendered, await facts()), ...settingResults(rendered), ...refusalResults(helm)]),
      told(await keyResults(helm, rendered)),
      promtool === undefined
        ? leftOut('queries not read', 'this machine has no promtool')
        : told(queryResults(rendered, promtool)),
      await asking('resources of operators not looked at', models(signal), async (packages) =>
        told(await besideResults(rendered, besideValidator(packages))),
      ),
      await asking(
        `not held against Kubernetes ${KUBERNETES.join(', ')}`,
        kubernetesSchemas(signal),
        async (schemas) => {
          const each = [...schemas].map(
            ([version, schema]) => [version, kubernetesValidator(version, schema)] as const,
          );
          return told(await kubernetesResults(rendered, new Map(each)));
        },
      ),
    ]);
  });

export const CHART: Check[] = [{ name: 'chart', fast: false, beside: 'units', run: chart }];
