import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { stringify } from 'yaml';
import type { TestResult } from '../checks/outcome.ts';
import { root } from '../paths.ts';
import { alertCases } from './alert-cases.data.ts';
import { renderBeside } from './cluster.ts';
import type { Facts } from './facts.ts';
import { KUBERNETES_PLANTS, PLANTS } from './plants.ts';
import { REFUSALS } from './refusals.data.ts';
import {
  CHART,
  containersOf,
  NAMESPACE,
  podsOf,
  render,
  resourcesOf,
  SITUATIONS,
  titleOf,
  unless,
  type Resource,
} from './resources.ts';
import { faultsOf } from './rules.ts';
import { settingFaults, type Sources } from './settings.ts';
import { panelsOf } from './monitoring-rules.ts';
import { isBeside, type Validate } from './validate.ts';
import { treeOf, TYPO, wrongValues, type Schema, type Wrong } from './wrong-values.ts';

/** A test without faults has passed; of others the first ones are told. */
const result = (name: string, faults: readonly string[]): TestResult => ({
  name: `chart: ${name}`,
  state: faults.length === 0 ? 'passed' : 'failed',
  ...(faults.length > 0 && { message: faults.slice(0, 12).join('\n') }),
});
const finds = (name: string, faults: readonly string[], found: RegExp): TestResult =>
  result(`${name} is found`, faults.some((fault) => found.test(fault)) ? [] : [`nothing says ${found}`, ...faults]);

const schemaText = (): string => readFileSync(join(CHART, 'values.schema.json'), 'utf8');
const clone = (resources: readonly Resource[]): Resource[] => structuredClone([...resources]);

interface Rendered {
  situation: string;
  resources: Resource[];
}

export const renderAll = (helm: string): Rendered[] =>
  SITUATIONS.map((situation) => ({ situation, resources: resourcesOf(helm, situation) }));

/** Every rendering keeps the chart's rules, and each rule finds what is planted for it. */
export function ruleResults(rendered: readonly Rendered[], facts: Facts): TestResult[] {
  return [
    ...rendered.map(({ situation, resources }) =>
      result(`values/${situation}.yaml keeps the rules`, [
        ...faultsOf(resources, facts),
        ...environmentFaults(resources, facts),
      ]),
    ),
    ...PLANTS.map(({ name, plant, found, on = 'split' }) => {
      const planted = clone(rendered.find(({ situation }) => situation === on)?.resources ?? []);
      plant(planted);
      return finds(name, faultsOf(planted, facts), found);
    }),
  ];
}

/** What containers of the product are told is a configuration that it starts with. */
function environmentFaults(resources: readonly Resource[], { readConfig }: Facts): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'talent-os-chart-'));
  const secretOf = (name: string): string =>
    name === 'master_key' || name.endsWith('_kek')
      ? Buffer.alloc(32).toString('base64')
      : 'a secret of thirty-two characters';
  const fileFor = (path: string): string => {
    const file = join(folder, basename(path));
    writeFileSync(file, secretOf(basename(path)));
    return file;
  };
  try {
    return resources.flatMap((resource) =>
      podsOf(resource)
        .flatMap(containersOf)
        .filter(({ env = [] }) => env.some(({ name }) => name === 'NATS_URL'))
        .flatMap(({ name, env = [] }) => {
          const told = env.map(
            (one) =>
              [
                one.name,
                one.value?.startsWith('/run/secrets/') || one.name === 'PASSWORD_BLOCKLIST'
                  ? fileFor(one.value ?? '')
                  : (one.value ?? ''),
              ] as const,
          );
          try {
            readConfig(Object.fromEntries(told));
            return [];
          } catch (error) {
            return [`${titleOf(resource)}: ${name} does not start: ${(error as Error).message}`];
          }
        }),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Every resource is one that Kubernetes takes, in each version; and the schemas find what is planted for them. */
export async function kubernetesResults(
  rendered: readonly Rendered[],
  validators: ReadonlyMap<string, Validate>,
): Promise<TestResult[]> {
  const results: TestResult[] = [];
  const faults = async (resources: readonly Resource[], validate: Validate): Promise<string[]> =>
    (await Promise.all(resources.filter((one) => !isBeside(one)).map(validate))).flat();
  for (const [version, validate] of validators) {
    for (const { situation, resources } of rendered)
      results.push(result(`Kubernetes ${version} takes values/${situation}.yaml`, await faults(resources, validate)));
    for (const { name, plant, found } of KUBERNETES_PLANTS) {
      const planted = clone(rendered.find(({ situation }) => situation === 'split')?.resources ?? []);
      plant(planted);
      results.push(finds(`by Kubernetes ${version}: ${name}`, await faults(planted, validate), found));
    }
  }
  return results;
}

/** What is no part of Kubernetes: monitors, rules and routes. */
export async function besideResults(rendered: readonly Rendered[], validate: Validate): Promise<TestResult[]> {
  const all = rendered.flatMap(({ resources }) => resources.filter(isBeside));
  const route = all.find(({ kind }) => kind === 'HTTPRoute');
  const planted = { ...route, spec: { hostnames: 'talent.example.org' } } as unknown as Resource;
  return [
    result('operators of Prometheus and gateways take what is theirs', (await Promise.all(all.map(validate))).flat()),
    finds('a route that is none', await validate(planted), /hostnames must be array/),
  ];
}

/** The series with the label that every query of the chart asks by. */
const within = (series: string): string =>
  series.includes('{') ? series.replace('{', `{namespace="${NAMESPACE}", `) : `${series}{namespace="${NAMESPACE}"}`;

/** Each alert with figures that make it fire, and with those of a good day. */
function alertTests(): object[] {
  return Object.entries(alertCases).flatMap(([alert, { at, interval = '1m', fires, calm }]) =>
    [fires, calm].map((figures) => ({
      interval,
      input_series: Object.entries(figures).map(([series, values]) => ({ series: within(series), values })),
      promql_expr_test: [
        {
          expr: `count(ALERTS{alertname="${alert}", alertstate="firing"})`,
          eval_time: at,
          exp_samples: figures === fires ? [{ labels: '{}', value: 1 }] : [],
        },
      ],
    })),
  );
}

/** Prometheus' own tool reads every query of alerts and panels, and tries every alert. */
export function queryResults(rendered: readonly Rendered[], promtool: string): TestResult[] {
  const { resources = [] } = rendered.find(({ situation }) => situation === 'split') ?? {};
  const alerts = resources.flatMap(({ kind, spec }) => (kind === 'PrometheusRule' ? (spec?.groups ?? []) : []));
  const queries = resources.flatMap(panelsOf).flatMap(({ targets }) => targets.map(({ expr }) => expr));
  const panels = queries.map((expr, index) => ({ record: `panel:${index}`, expr }));
  const folder = mkdtempSync(join(tmpdir(), 'talent-os-rules-'));
  try {
    const file = join(folder, 'rules.yaml');
    writeFileSync(file, stringify({ groups: [...alerts, { name: 'panels', rules: panels }] }));
    const { status, stdout, stderr } = spawnSync(promtool, ['check', 'rules', file], { encoding: 'utf8' });
    const tests = join(folder, 'tests.yaml');
    writeFileSync(join(folder, 'alerts.yaml'), stringify({ groups: alerts }));
    writeFileSync(tests, stringify({ rule_files: ['alerts.yaml'], tests: alertTests() }));
    const tried = spawnSync(promtool, ['test', 'rules', tests], { encoding: 'utf8', cwd: folder });
    const named = alerts.flatMap(({ rules }) => rules.map(({ alert }) => alert)).toSorted();
    const cases = Object.keys(alertCases).toSorted();
    return [
      result('Prometheus reads every query of alerts and dashboards', unless(status === 0, stdout + stderr)),
      result('every alert fires by its figures, and stays silent on a good day', [
        ...unless(tried.status === 0, tried.stdout + tried.stderr),
        ...unless(named.join() === cases.join(), `alerts are ${named.join(', ')}; tried are ${cases.join(', ')}`),
      ]),
    ];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Keys are made once: where a cluster has them they stay, and one that is missing among them is told. */
export async function keyResults(helm: string, rendered: readonly Rendered[]): Promise<TestResult[]> {
  const { resources = [] } = rendered.find(({ situation }) => situation === 'evaluation') ?? {};
  const keys = Object.keys(resources.find(({ kind }) => kind === 'Secret')?.stringData ?? {});
  const beside = (there: readonly string[] | undefined): Promise<string> => renderBeside(helm, there).catch(String);
  const makes = (output: string): boolean => /^kind: Secret$/m.test(output);
  const [first, again, lacking] = [await beside(undefined), await beside(keys), await beside(keys.slice(1))];
  return [
    result('keys are made where there are none', unless(makes(first), first.slice(0, 500))),
    result('keys that are there stay', unless(/^kind: Deployment$/m.test(again) && !makes(again), again.slice(0, 500))),
    result(
      'a key that is missing is told, not made',
      unless(lacking.includes(`lacks ${keys[0]}`), lacking.slice(0, 500)),
    ),
  ];
}

/** Everything the schema says of values is refused where it is not kept, and so is what the chart says beyond it. */
export function refusalResults(helm: string): TestResult[] {
  const { unknown, wrong, open } = wrongValues(JSON.parse(schemaText()) as Schema);
  const refused = (values: readonly Wrong[], words: string): string[] => {
    const { output } = render(helm, ['one-process'], JSON.stringify(treeOf(values)));
    const lines = output.split('\n');
    const says = ({ at }: Wrong): boolean => lines.some((line) => line.includes(`at '${at}'`) && line.includes(words));
    return values.filter((one) => !says(one)).map(({ at, value }) => `${at} may be ${JSON.stringify(value)}`);
  };
  return [
    result(
      'the schema says of every value what it is',
      open.map((at) => `${at || 'the whole'} may be anything`),
    ),
    result(`a wrong name is refused in each of ${unknown.length} objects`, refused(unknown, `'${TYPO}' not allowed`)),
    result(`a wrong value is refused in each of ${wrong.length} places`, refused(wrong, '')),
    ...REFUSALS.map(({ name, values, bare, says }) => {
      const { output, refused: isRefused } = render(helm, bare ? [] : ['one-process'], values);
      return result(`refused: ${name}`, isRefused && says.test(output) ? [] : [`says ${output.slice(0, 500)}`]);
    }),
  ];
}

const textOf = (...path: string[]): string => readFileSync(join(root, ...path), 'utf8');

/** The settings are the same everywhere; one that is missing in one of three places is found. */
export function settingResults(rendered: readonly Rendered[]): TestResult[] {
  const sources: Sources = {
    example: textOf('.env.example'),
    compose: textOf('docker-compose.yml'),
    schema: schemaText(),
    resources: rendered.find(({ situation }) => situation === 'one-process')?.resources ?? [],
  };
  const withoutLine = (text: string, pattern: RegExp): string => text.replace(pattern, '');
  const planted: [string, Partial<Sources>, RegExp][] = [
    [
      '.env.example',
      { example: withoutLine(sources.example, /^# LOG_LEVEL=.*\n/m) },
      /LOG_LEVEL is a setting that \.env\.example/,
    ],
    [
      'the chart',
      { schema: withoutLine(sources.schema, /^.*"LOG_LEVEL".*\n/m) },
      /LOG_LEVEL stands in \.env\.example and nowhere/,
    ],
    [
      'docker-compose.yml',
      { compose: withoutLine(sources.compose, /^ {4}TRUST_PROXY:.*\n/m) },
      /TRUST_PROXY is set by the chart/,
    ],
  ];
  return [
    result('settings are the same in the chart, docker-compose.yml and .env.example', settingFaults(sources)),
    ...planted.map(([where, change, found]) =>
      finds(`a setting that is missing in ${where}`, settingFaults({ ...sources, ...change }), found),
    ),
    result('an evaluation runs the servers of docker-compose.yml', serverFaults(rendered, sources.compose)),
  ];
}

/** The small servers are those of Compose: their images, and the files they are started with. */
function serverFaults(rendered: readonly Rendered[], compose: string): string[] {
  const { resources = [] } = rendered.find(({ situation }) => situation === 'evaluation') ?? {};
  const images = resources
    .filter(({ kind }) => kind === 'StatefulSet')
    .flatMap(podsOf)
    .flatMap(containersOf);
  const strange = images.filter(({ image }) => !compose.includes(`image: ${image}\n`));
  const { data = {} } =
    resources.find(({ kind, metadata }) => kind === 'ConfigMap' && metadata.name.endsWith('-evaluation')) ?? {};
  const others = Object.entries(data).filter(([name, text]) => text.trim() !== textOf('deploy', 'docker', name).trim());
  return [
    ...(images.length === 3 ? [] : ['there are not three servers']),
    ...strange.map(({ image }) => `${image} is not in docker-compose.yml`),
    ...others.map(([name]) => `files/evaluation/${name} is not deploy/docker/${name}`),
  ];
}
