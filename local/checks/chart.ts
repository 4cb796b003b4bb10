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
import { chartTools, KUBERNETES, kubernetesSchemas } from '../chart/tools.ts';
import { besideValidator, kubernetesValidator } from '../chart/validate.ts';
import { findProgram } from '../find.ts';
import { note } from '../progress.ts';
import { explain } from '../trouble.ts';
import { count, sum, type Check, type CheckContext, type Outcome, type TestResult } from './outcome.ts';

/** What cannot be had on this machine is said in one line, and neither passed nor failed. */
const leftOut = (what: string, why: string): Outcome => ({
  ...NOTHING,
  skips: [`chart: ${what}: ${why.replaceAll(/\s+/g, ' ').slice(0, 200)}`],
});
const NOTHING: Outcome = { passed: 0, failures: [] };

/** Counts results, and shows what those said that failed. */
function told(results: TestResult[]): Outcome {
  for (const { name, state, message = '' } of results) if (state === 'failed') note(`${name}:\n${message}`);
  return count(results);
}

async function chart({ signal }: CheckContext): Promise<Outcome> {
  const tools = await chartTools(signal).catch((error: unknown) =>
    leftOut('not looked at, without Helm', explain(error)),
  );
  if ('passed' in tools) return tools;
  const promtool = findProgram('promtool');
  const rendered = renderAll(tools.helm);
  const results: TestResult[] = [
    ...ruleResults(rendered, await facts()),
    ...settingResults(rendered),
    ...refusalResults(tools.helm),
    ...(await keyResults(tools.helm, rendered)),
    ...(await besideResults(rendered, besideValidator(tools.packages))),
    ...queryResults(rendered, promtool),
  ];
  const unread =
    promtool === undefined ? leftOut('queries', 'this machine has no promtool, which reads them') : NOTHING;
  const schemas = await kubernetesSchemas(signal).catch((error: unknown) =>
    leftOut(`not held against Kubernetes ${KUBERNETES.join(', ')}`, explain(error)),
  );
  if ('passed' in schemas) return sum([told(results), unread, schemas]);
  const validators = new Map(
    [...schemas].map(([version, definitions]) => [version, kubernetesValidator(version, definitions)]),
  );
  return sum([told([...results, ...(await kubernetesResults(rendered, validators))]), unread]);
}

export const CHART: Check[] = [{ name: 'chart', fast: false, run: chart }];
