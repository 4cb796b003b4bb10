// The modules of sales excellence as their data files name them: `npm run excellence-modules` writes what follows from these.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.ts';

/** Where each module is a file of data. */
export const moduleFolder = join(root, 'libs/contracts/src/sales/excellence');

type Files = Readonly<Record<string, string>>;
type Module = {
  readonly key: string;
  /** As literals of the source. */
  readonly label: string;
  readonly short: string | undefined;
  readonly place: number;
};

const MADE = '// Made from the data files of the modules by `npm run excellence-modules`.\n';

/** The files of data in a folder, by name. */
export const dataFiles = (folder: string): Files =>
  Object.fromEntries(
    readdirSync(folder)
      .filter((name) => name.endsWith('.data.ts'))
      .map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  );

/** What a file says of the module it holds; nothing where it holds none. */
function moduleIn(name: string, text: string): Module | undefined {
  const key = /^export const (\w+): ExcellenceModule = \{$/m.exec(text)?.[1];
  if (!key) return undefined;
  if (name !== `${key}.data.ts` || !/^[a-z]+$/.test(key))
    throw new Error(`${name}: a module is called as its file, in lower case: it is its address`);
  const fieldOf = (field: string) => new RegExp(`^  ${field}: (.+),$`, 'm').exec(text)?.[1];
  const label = fieldOf('label');
  const place = Number(fieldOf('place'));
  if (!label || !Number.isInteger(place)) throw new Error(`${name}: a module has a label and a place`);
  return { key, label, short: fieldOf('short'), place };
}

/** The files that follow from those of the modules. */
export function derivedFrom(files: Files): Files {
  const modules = Object.entries(files)
    .flatMap(([name, text]) => moduleIn(name, text) ?? [])
    .toSorted((one, other) => one.place - other.place || one.key.localeCompare(other.key));
  const lines = (of: (module: Module) => string | undefined) =>
    modules
      .flatMap((module) => of(module) ?? [])
      .map((line) => `  ${line},\n`)
      .join('');
  const imports = modules
    .map(({ key }) => [key, `./${key}.data.js`])
    .concat([['type ExcellenceModule', './module.js']], [['type ExcellenceModuleKey', './modules.js']])
    .toSorted(([, one], [, other]) => (one! < other! ? -1 : 1))
    .map(([what, from]) => `import ${typeImport(what!)} from '${from}';\n`)
    .join('');
  return {
    'module-labels.ts': `${MADE}
/** The modules of sales excellence, in their order: the key names the address, and the data file of its questions. */
export const excellenceModules = {
${lines(({ key, label }) => `${key}: ${label}`)}} as const;

/** What a module is called where its whole name is too long. */
export const shortLabels: Readonly<Record<string, string>> = {
${lines(({ key, short }) => short && `${key}: ${short}`)}};
`,
    'all.data.ts': `${MADE}${imports}
/** What each module asks, sees and proposes. For the server and the screens of excellence alone. */
export const excellenceData: Readonly<Record<ExcellenceModuleKey, ExcellenceModule>> = {
${lines(({ key }) => key)}};
`,
  };
}

const typeImport = (what: string): string =>
  what.startsWith('type ') ? `type { ${what.slice('type '.length)} }` : `{ ${what} }`;

if (import.meta.main)
  for (const [name, text] of Object.entries(derivedFrom(dataFiles(moduleFolder))))
    writeFileSync(join(moduleFolder, name), text);
