// The same settings in the chart, docker-compose.yml and .env.example: what one of them lacks is told.
import { parse } from 'yaml';
import { podsOf, type Container, type Resource } from './resources.ts';

export interface Sources {
  /** .env.example */
  example: string;
  /** docker-compose.yml */
  compose: string;
  /** values.schema.json of the chart */
  schema: string;
  /** The chart's rendering of one process. */
  resources: readonly Resource[];
}

/** Variables of .env.example that no installation of the chart sets, and why. */
const NOT_SET: Readonly<Record<string, string>> = {
  INTERNAL_PORT: 'probes ask at the one there is',
  INTERNAL_HOST: 'the image says it',
  WEB_ROOT: 'the image says it',
  DEMO: 'never in production',
  SETUP_ORGANIZATION: 'of a local start; the job has arguments',
  SETUP_EMAIL: 'of a local start; the job has arguments',
};
/** Set by the chart where an operator asks for it, and not by Compose. */
const WHERE_ASKED = ['NATS_LOGIN_SECRET', 'NATS_LOGIN_SECRET_FILE', 'NODE_EXTRA_CA_CERTS', 'PASSWORD_BLOCKLIST'];

/** A secret may come as a file: it is one setting. The audit key comes as nothing else. */
const settingOf = (variable: string): string =>
  variable.startsWith('AUDIT_') ? variable : variable.replace(/_FILE$/, '');

/** The variables .env.example explains, without those that only docker-compose.yml reads. */
function explained(example: string): Set<string> {
  const without = example.replace(/^# --- docker compose only\n[\s\S]*?\n\n/m, '');
  return new Set([...without.matchAll(/^# ([A-Z][A-Z_]+)=/gm)].map((match) => match[1] ?? ''));
}

type Environment = Record<string, string>;

/** What docker-compose.yml sets for one of its services. */
function composed(compose: string, service: string): Environment {
  const { services } = parse(compose, { merge: true }) as { services: Record<string, { environment: Environment }> };
  const { environment = {} } = services[service] ?? {};
  return Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, String(value)]));
}

/** What the chart sets for a container. */
function rendered(resources: readonly Resource[], container: string): Environment {
  const found = resources
    .flatMap(podsOf)
    .flatMap(({ spec }): Container[] => spec.containers)
    .find(({ name }) => name === container);
  return Object.fromEntries((found?.env ?? []).map(({ name, value = '' }) => [name, value]));
}

interface Schema {
  properties: {
    settings: { properties: Record<string, unknown> };
    secrets: { properties: { more: { items: { enum: string[] } } } };
  };
}

/** What is not the same in the three of them. */
export function settingFaults({ example, compose, schema, resources }: Sources): string[] {
  const names = explained(example);
  const { settings, secrets } = (JSON.parse(schema) as Schema).properties;
  const free = [...Object.keys(settings.properties), ...secrets.properties.more.items.enum];
  // The product, and what signs in as the owner of the database.
  const pairs = [
    ['platform', composed(compose, 'platform'), rendered(resources, 'product')],
    ['migrate', composed(compose, 'migrate'), rendered(resources, 'migrate')],
  ] as const;
  const set = new Set(pairs.flatMap(([, , chart]) => Object.keys(chart)).map(settingOf));
  const places = new Set([...free, ...set, ...WHERE_ASKED]);
  const lacksInChart = [...names].filter((name) => !places.has(name) && NOT_SET[name] === undefined);
  const lacksInExample = [
    ...new Set([...free, ...set, ...Object.keys(composed(compose, 'platform')).map(settingOf)]),
  ].filter((name) => !names.has(name) && !WHERE_ASKED.includes(name));
  return [
    ...lacksInChart.map((name) => `${name} stands in .env.example and nowhere in the chart`),
    ...lacksInExample.map((name) => `${name} is a setting that .env.example does not explain`),
    ...pairs.flatMap(([service, one, other]) => differences(service, one, other)),
  ];
}

/** Addresses of servers and of the product differ; and who migrates signs no checkpoints. */
const DIFFERS = /_URL$|^TRUST_PROXY$/;
const NOT_OF_OWNERS = /^AUDIT_/;

function differences(service: string, compose: Environment, chart: Environment): string[] {
  const expected = (name: string): boolean =>
    WHERE_ASKED.includes(name) || (service === 'migrate' && NOT_OF_OWNERS.test(name));
  const names = [...new Set([...Object.keys(compose), ...Object.keys(chart)])].filter((name) => !expected(name));
  return names.flatMap((name) => {
    const [one, other] = [compose[name], chart[name]];
    if (one === undefined) return [`${name} is set by the chart for ${service} and not by docker-compose.yml`];
    if (other === undefined) return [`${name} is set by docker-compose.yml for ${service} and not by the chart`];
    return DIFFERS.test(name) || one === other
      ? []
      : [`${name} is ${one} in docker-compose.yml and ${other} in the chart`];
  });
}
