import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  isCallExpression,
  isIdentifier,
  isPropertyAccessExpression,
  type CallExpression,
  type Node,
  type SourceFile,
} from 'typescript/unstable/ast';
import { API, type Checker } from 'typescript/unstable/sync';
import { bindingOf } from './scope.js';

/** The repository. */
export const root = fileURLToPath(new URL('../../../../../', import.meta.url));

/** A place where SQL is handed to Postgres. */
export interface Site {
  /** `services/sales/src/deals/deals.queries.ts:66`. */
  readonly place: string;
  readonly call: CallExpression;
  /** What is called: `json` answers one text, `execute` changes or locks rows. */
  readonly method: string;
}

export interface Source {
  /** From the repository's root. */
  readonly path: string;
  readonly file: SourceFile;
  readonly checker: Checker;
  readonly sites: readonly Site[];
}

/** What the kit's database is called by; the signature tells whether it is one of its methods. */
const NAMES = new Set(['execute', 'read', 'readOne', 'readExisting', 'json']);
/** Every one of them calls its first parameter so. */
const PARAMETER = 'sql';

const isTest = (path: string): boolean => /\.test\.ts$|\/(test|migrations)\//.test(path);

/** Sources of the services and of their kit with every call that takes SQL. `planted` is text to add to a file, by its path. */
export function openSources(planted: Readonly<Record<string, string>> = {}): { sources: Source[]; close(): void } {
  const api = new API({
    cwd: root,
    fs: {
      readFile: (name) => {
        const more = planted[relative(root, name)];
        return more === undefined ? undefined : `${readFileSync(name, 'utf8')}\n${more}`;
      },
    },
  });
  const projects = globSync('{services/*,libs/service-kit}/tsconfig.json', { cwd: root }).map((path) =>
    join(root, path),
  );
  const snapshot = api.updateSnapshot({ openProjects: projects });
  const sources = snapshot.getProjects().flatMap(({ program, checker, configFileName }) => {
    const folder = join(configFileName, '..', 'src/');
    return program
      .getSourceFileNames()
      .filter((name) => name.startsWith(folder) && !isTest(name))
      .flatMap((name): Source[] => {
        const file = program.getSourceFile(name);
        if (file === undefined) return [];
        const path = relative(root, name);
        return [{ path, file, checker, sites: sitesIn(path, file, checker) }];
      });
  });
  return { sources, close: () => api.close() };
}

function sitesIn(path: string, file: SourceFile, checker: Checker): Site[] {
  const sites: Site[] = [];
  const visit = (node: Node): void => {
    if (isCallExpression(node)) {
      const method = nameOf(node.expression);
      if (NAMES.has(method) && takesSql(node, checker) && !isPassedOn(node.arguments[0])) {
        const line = file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
        sites.push({ place: `${path}:${line}`, call: node, method });
      }
    }
    node.forEachChild(visit);
  };
  visit(file);
  return sites;
}

/** The last name of what is called: `read` of `ctx.db.read`. */
const nameOf = (callee: Node): string =>
  isPropertyAccessExpression(callee) ? callee.name.text : isIdentifier(callee) ? callee.text : '';

const takesSql = (call: CallExpression, checker: Checker): boolean =>
  checker.getResolvedSignature(call)?.getParameters()[0]?.name === PARAMETER;

/** Whether what is handed over was handed over by somebody else, whose call is looked at instead. */
const isPassedOn = (text: Node | undefined): boolean =>
  text !== undefined && isIdentifier(text) && text.text === PARAMETER && bindingOf(text)?.kind === 'parameter';
