import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../paths.ts';
import { CHART } from './resources.ts';

/** What the product says of itself, which the chart has to agree with. */
export interface Facts {
  internalPort: number;
  publicPort: number;
  /** Paths of the internal port. */
  paths: readonly string[];
  /** The longest start that is still one, and the longest end, in seconds. */
  startSeconds: number;
  endSeconds: number;
  /** The gateway and the services. */
  parts: readonly string[];
  /** The labels of each metric, and of what a histogram adds to its name. */
  metrics: ReadonlyMap<string, readonly string[]>;
  /** Keys of the Secret that README.md tells an operator to bring. */
  keys: ReadonlySet<string>;
  /** Headings of docs/operations.md, as a browser finds them. */
  pages: ReadonlySet<string>;
  readConfig(environment: Record<string, string>): unknown;
}

const textOf = (...path: string[]): string => readFileSync(join(root, ...path), 'utf8');
const KIT = ['libs', 'service-kit', 'src'];

/** A figure of the product's source. What is not found any more has to be looked for again, not left out. */
function figure(text: string, pattern: RegExp): number {
  const found = pattern.exec(text)?.[1];
  if (found === undefined) throw new Error(`${pattern} is not in the source any more: see local/chart/facts.ts`);
  return Number(found.replaceAll('_', ''));
}

interface Registry {
  getMetricsAsArray(): { name: string; type: string; labelNames?: string[] }[];
}

async function built<T>(file: string): Promise<T> {
  return (await import(pathToFileURL(join(root, 'libs', 'service-kit', 'dist', file)).href)) as T;
}

export async function facts(): Promise<Facts> {
  const config = textOf(...KIT, 'config.ts');
  const { registry } = await built<{ registry: Registry }>('observe/metrics.js');
  const { readConfig } = await built<Pick<Facts, 'readConfig'>>('config.js');
  const server = textOf(...KIT, 'host', 'internal-server.ts');
  const parts = textOf('apps', 'platform', 'src', 'parts.ts');
  const waits = figure(textOf(...KIT, 'patiently.ts'), /OPENS_WITHIN = ([\d_]+)/);
  return {
    internalPort: figure(config, /INTERNAL_PORT: .*default\((\d+)\)/),
    publicPort: figure(config, /^ {2}PORT: .*default\((\d+)\)/m),
    paths: [...server.matchAll(/request\.url === '([^']+)'/g)].map((match) => match[1] ?? ''),
    // NATS, its streams and Redis, one after the other, and the services after them.
    startSeconds: (3 * waits) / 1000 + 60,
    endSeconds: figure(textOf(...KIT, 'host', 'shutdown.ts'), /GONE_WITHIN = ([\d_]+)/) / 1000,
    parts: ['gateway', ...[...parts.matchAll(/^ {2}(\w+): \(\) => import/gm)].map((match) => match[1] ?? '')],
    metrics: new Map(registry.getMetricsAsArray().flatMap(namesOf)),
    keys: keysOf(existsSync(join(CHART, 'README.md')) ? readFileSync(join(CHART, 'README.md'), 'utf8') : ''),
    pages: new Set(
      [...textOf('docs', 'operations.md').matchAll(/^#+ (.+)$/gm)].map((match) => anchorOf(match[1] ?? '')),
    ),
    readConfig,
  };
}

function namesOf({ name, type, labelNames = [] }: ReturnType<Registry['getMetricsAsArray']>[number]) {
  const endings = type === 'histogram' ? ['_bucket', '_sum', '_count'] : [''];
  return endings.map(
    (ending) => [`${name}${ending}`, ending === '_bucket' ? [...labelNames, 'le'] : labelNames] as const,
  );
}

/** The first column of the table of keys. */
const keysOf = (readme: string): Set<string> =>
  new Set(
    [...readme.matchAll(/^\| ((?:`[a-z_]+`(?:, )?)+) \|/gm)].flatMap((row) => (row[1] ?? '').match(/[a-z_]+/g) ?? []),
  );

const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, '')
    .trim()
    .replaceAll(/\s/g, '-');
