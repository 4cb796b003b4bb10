import { posix } from 'node:path';
import { isCode, isTest, lineAt, type Part, type SourceFile, type Tree, type Violation } from './tree.ts';

const PARTS = /^(services\/[^/]+|libs\/service-kit)$/;
/** Asks another service. Scripts of Redis have a `call` of their own. */
const CALL = /(?<!\bredis)\.call\(/g;
/** What begins in the first column. */
const DECLARATION = /^(?:export )?(?:async )?(function\*?|const|class) (\w+)/gm;
const IMPORT = /^import \{([^}]*)\} from '([^']+)';/gm;
const COMMENT = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g;
/** A text for people, without the quotes within or around code. */
const QUOTED = /(?<=[\s([{,:?=])'(?:[^'\\\n`$]|\\.)*'(?=[\s)\]},:;.?])/g;
/** Not a property and not the name of one. */
const NAME = /(?<![.\w$])[A-Za-z_$][\w$]*(?![\w$:])/g;
/** Where a transaction is open: inside a write, a function that is handed one, and one that takes one. */
const WRITE = /\bdb\s*\.write(?=\()/g;
const HANDED = /\(\s*tx\b[^()]*\)\s*(?::[^=;]*)?=>\s*/g;
const TAKES = /(?:^|,)\s*tx: Transaction\b/;

interface Module {
  path: string;
  text: string;
  declarations: { name: string; isClass: boolean; start: number; text: string }[];
  /** What a name of the module means: the file that declares it, and its name there. */
  meaning: Map<string, string>;
}
type Span = readonly [from: number, to: number];

/**
 * Nobody asks another service while a transaction is open: its locks and its connection would wait as well. Sees calls,
 * and functions that lead to one. What hides from it is caught when it runs, by what stands in
 * `libs/service-kit/src/database/open-transaction.ts`.
 */
export function transactionViolations(tree: Tree): Violation[] {
  const parts = tree.parts.filter(({ folder }) => PARTS.test(folder));
  const modules = parts.flatMap(({ files }) =>
    files.filter(({ path }) => isCode(path) && !isTest(path)).map((file) => moduleOf(file, parts)),
  );
  const asking = askingIn(modules);
  const found = modules.flatMap((module) =>
    openSpans(module).flatMap(([from, to]) =>
      asksIn(module, module.text.slice(from, to), asking).map(({ 0: name, index }) => ({
        path: module.path,
        line: lineAt(module.text, from + index),
        message: `asks another service inside a transaction by ${name}: ask before it`,
      })),
    ),
  );
  return [...new Map(found.map((one) => [JSON.stringify(one), one])).values()];
}

function moduleOf(file: SourceFile, parts: Part[]): Module {
  const code = blank(file.text, COMMENT);
  const text = blank(code, QUOTED);
  const starts = [...text.matchAll(DECLARATION)];
  const declarations = starts.map(({ index, 1: kind, 2: name = '' }, at) => {
    return { name, isClass: kind === 'class', start: index, text: text.slice(index, starts[at + 1]?.index) };
  });
  const meaning = new Map(declarations.map(({ name }) => [name, `${file.path}#${name}`]));
  for (const [, names = '', specifier = ''] of code.matchAll(IMPORT)) {
    const from = fileOf(file, specifier, parts);
    for (const [, name = '', local = name] of names.matchAll(/(?<!type )\b(\w+)(?: as (\w+))?\s*(?:,|$)/g))
      meaning.set(local, `${from}#${name}`);
  }
  return { path: file.path, text, declarations, meaning };
}

/** The same text with blanks where a pattern matches. */
const blank = (text: string, pattern: RegExp): string =>
  text.replace(pattern, (match) => match.replaceAll(/[^\n]/g, ' '));

function fileOf({ path }: SourceFile, specifier: string, parts: Part[]): string {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(path), specifier).replace(/\.js$/, '.ts');
  const part = parts.find(({ manifest }) => specifier.startsWith(`${manifest?.name}/`));
  return part ? `${part.folder}/src/${specifier.split('/').slice(2).join('/')}.ts` : specifier;
}

/** Every function that asks another service, by itself or by what it uses; which of its methods does, a class does not say. */
function askingIn(modules: Module[]): Set<string> {
  const all = modules.flatMap(({ path, declarations, meaning }) =>
    declarations
      .filter(({ isClass }) => !isClass)
      .map(({ name, text }) => ({
        id: `${path}#${name}`,
        asks: text.search(CALL) >= 0,
        uses: new Set([...text.matchAll(NAME)].flatMap(([used]) => meaning.get(used) ?? [])),
      })),
  );
  const asking = new Set(all.filter(({ asks }) => asks).map(({ id }) => id));
  for (let known = 0; known < asking.size;) {
    known = asking.size;
    for (const { id, uses } of all) if ([...uses].some((one) => asking.has(one))) asking.add(id);
  }
  return asking;
}

const asksIn = ({ meaning }: Module, text: string, asking: Set<string>) => [
  ...text.matchAll(CALL),
  ...[...text.matchAll(NAME)].filter(([name]) => asking.has(meaning.get(name) ?? '')),
];

function openSpans({ text, declarations }: Module): Span[] {
  const inside = [WRITE, HANDED].flatMap((form) =>
    [...text.matchAll(form)].map(({ index, 0: { length } }): Span => [index + length, endOf(text, index + length)]),
  );
  const taking = declarations
    .filter(({ isClass, text: whole }) => !isClass && TAKES.test(parametersOf(whole)))
    .map((one): Span => [one.start + one.name.length + 'function '.length, one.start + one.text.length]);
  return [...inside, ...taking];
}

/** Of a function, without what stands in brackets of their own. */
function parametersOf(text: string): string {
  const open = text.indexOf('(');
  let inner = text.slice(open + 1, endOf(text, open));
  for (let before = ''; before !== inner;) [before, inner] = [inner, inner.replace(/[([{][^()[\]{}]*[)\]}]/g, '')];
  return inner;
}

/** Where what begins here ends: its bracket closes, or the one around it does, or the statement is over. */
function endOf(text: string, from: number): number {
  const isBracketed = '([{'.includes(text[from] ?? ' ');
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    if ('([{'.includes(text[at]!)) depth += 1;
    else if (')]}'.includes(text[at]!)) depth -= 1;
    if (depth < 0 || (depth === 0 && (isBracketed || text[at] === ';'))) return at;
  }
  return text.length;
}
