import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface SourceFile {
  /** Path from the repository's root, with forward slashes. */
  path: string;
  text: string;
}

export interface Manifest {
  name?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/** A workspace, or a folder of tools that lives by the root's package.json. */
export interface Part {
  /** Path from the repository's root: `services/sales`, `e2e`. */
  folder: string;
  /** Nothing where it has no package.json of its own. */
  manifest: Manifest | undefined;
  files: SourceFile[];
}

export interface Tree {
  manifest: Manifest;
  parts: Part[];
  /** Text files outside of the parts: documents, settings, deployment. */
  others: SourceFile[];
  /** Every file and folder there is, of whatever kind. */
  paths: ReadonlySet<string>;
}

export interface Violation {
  path: string;
  line: number;
  message: string;
}

/** Folders of workspaces, one level down. */
const GROUPS = ['libs', 'services', 'apps'];
/** Folders of tools at the root. */
const TOOLS = ['bench', 'e2e', 'local'];
const IGNORED = new Set(['node_modules', 'dist', '.git', '.local', '.turbo', 'test-results', 'playwright-report']);
// Its faults are there on purpose.
const PLANTED = 'local/fences.test.ts';
const TEXT = /(\.([cm]?[jt]sx?|json|md|ya?ml|sh|css|html|sql|tpl)|Dockerfile|\/run)$/;

function textFiles(root: string, folder: string, paths: Set<string>): SourceFile[] {
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  return entries.flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (IGNORED.has(entry.name)) return [];
    paths.add(path);
    if (path === PLANTED) return [];
    if (entry.isDirectory()) return textFiles(root, path, paths);
    return TEXT.test(path) && entry.name !== 'package-lock.json'
      ? [{ path, text: readFileSync(join(root, path), 'utf8') }]
      : [];
  });
}

function manifestOf(root: string, folder: string): Manifest | undefined {
  const file = join(root, folder, 'package.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : undefined;
}

/** Reads every text file of the repository, sorted into parts. */
export function readTree(root: string): Tree {
  const paths = new Set<string>();
  const files = textFiles(root, '', paths);
  const partOf = (path: string): string | undefined => {
    const [first = '', second = '', ...rest] = path.split('/');
    if (GROUPS.includes(first)) return rest.length > 0 ? `${first}/${second}` : undefined;
    return TOOLS.includes(first) ? first : undefined;
  };
  const byPart = Map.groupBy(files, ({ path }) => partOf(path));
  const folders = [...byPart.keys()].filter((folder) => folder !== undefined);
  return {
    manifest: manifestOf(root, '') ?? {},
    parts: folders.map((folder) => ({ folder, manifest: manifestOf(root, folder), files: byPart.get(folder) ?? [] })),
    others: byPart.get(undefined) ?? [],
    paths,
  };
}

export const isCode = (path: string): boolean => /\.[cm]?[jt]sx?$/.test(path);

/** Tests and what only tests use: helpers, and the conformance tests that go through every operation, route and table. */
export const isTest = (path: string): boolean =>
  /\.(test|spec)\.[cm]?[jt]sx?$|(^|\/)(test|tests|testing|e2e|conformance)\//.test(path);

/** Tests and what they use, apart from measurements: those are read in milliseconds. */
export const testFilesOf = (tree: Tree): SourceFile[] =>
  tree.parts
    .flatMap(({ files }) => files)
    .filter(({ path }) => isCode(path) && isTest(path) && !path.startsWith('bench/'));

/** The line of a position in a text, from 1. */
export const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length;
