import { importsOf, targetOf } from './imports.ts';
import { isCode, isTest, type Part, type Tree, type Violation } from './tree.ts';

/** Pairs of folders that still import each other. The list only becomes shorter. */
const LIST = 'local/fences/two-ways.json';
const SERVERS = /^(services\/[^/]+|apps\/gateway|libs\/service-kit)$/;

/** The folder right below `src` a file stands in; nothing for what stands in `src` itself. */
const folderOf = (part: Part, path: string): string | undefined => {
  const [folder, ...rest] = path.slice(`${part.folder}/src/`.length).split('/');
  return path.startsWith(`${part.folder}/src/`) && rest.length > 0 ? folder : undefined;
};

interface Use {
  path: string;
  line: number;
}

/** Which folder uses which, with one place that does. */
function usesOf(part: Part): Map<string, Use> {
  const uses = new Map<string, Use>();
  for (const file of part.files.filter(({ path }) => isCode(path) && !isTest(path))) {
    const from = folderOf(part, file.path);
    for (const { specifier, line } of importsOf(file)) {
      const target = targetOf(file, specifier);
      const to = target.kind === 'file' ? folderOf(part, target.path) : undefined;
      if (from && to && from !== to) uses.set(`${from} ${to}`, { path: file.path, line });
    }
  }
  return uses;
}

function twoWaysOf(part: Part): (Use & { pair: string })[] {
  const uses = usesOf(part);
  return [...uses].flatMap(([way, use]) => {
    const [from = '', to = ''] = way.split(' ');
    return from < to && uses.has(`${to} ${from}`) ? [{ ...use, pair: `${part.folder}: ${from}, ${to}` }] : [];
  });
}

/** Between two folders of a service imports go one way; the pairs that still go both ways are named, and become fewer. */
export function twoWayViolations(tree: Tree): Violation[] {
  const list = tree.parts.flatMap(({ files }) => files).find(({ path }) => path === LIST);
  const known = list ? (JSON.parse(list.text) as string[]) : [];
  const found = tree.parts.filter(({ folder }) => SERVERS.test(folder)).flatMap(twoWaysOf);
  const fresh = found
    .filter(({ pair }) => !known.includes(pair))
    .map(({ path, line, pair }) => ({ path, line, message: `folders that import each other: ${pair}` }));
  const gone = known
    .filter((pair) => found.every((one) => one.pair !== pair))
    .map((pair) => ({ path: LIST, line: 1, message: `goes one way by now, and leaves the list: ${pair}` }));
  return [...fresh, ...gone];
}
