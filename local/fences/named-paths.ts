import { dirname, join } from 'node:path/posix';
import { lineAt, type SourceFile, type Tree, type Violation } from './tree.ts';

const CODE = /```.*?```/gs;
/** What stands between two strokes, and where a link leads. */
const NAMED = /`([^`\n]+)`|\]\(([^)\s#]+)[^)]*\)/g;
/** A path that begins at the root, or a part of one with the ending of a file. */
const FROM_ROOT = /^\.?\/?(apps|libs|services|local|bench|e2e|deploy|docs)(\/[\w.@-]+)+\/?$/;
const FILE = /^(?:[\w.@-]+\/)+[\w.@-]+\.(?:[cm]?[jt]sx?|css|md|json|ya?ml|sql|sh|conf|toml)$/;
/** What is made on the machine it runs on, or stands in a container. */
const MADE = /(^|\/)(\.local|dist|node_modules|test-results)(\/|$)/;

/** Every path a document names is there, from the root, beside the document or as the end of one. */
export function namedPathViolations(tree: Tree): Violation[] {
  const documents = [...tree.others, ...tree.parts.flatMap(({ files }) => files)].filter(({ path }) =>
    path.endsWith('.md'),
  );
  return documents.flatMap((document) => missingIn(document, tree));
}

function missingIn({ path, text }: SourceFile, { paths }: Tree): Violation[] {
  const prose = text.replaceAll(CODE, (code) => code.replaceAll(/[^\n]/g, ' '));
  return [...prose.matchAll(NAMED)].flatMap(({ 1: quoted, 2: link, index }) => {
    const named = (quoted ?? link ?? '').replace(/^\.\//, '').replace(/\/$/, '');
    const isLink = link !== undefined && !/^[a-z]+:/.test(link);
    if (!(isLink || FROM_ROOT.test(named) || FILE.test(named)) || MADE.test(named)) return [];
    const places = isLink ? [join(dirname(path), named)] : [named, join(dirname(path), named)];
    const there =
      places.some((place) => paths.has(place)) || (!isLink && [...paths].some((one) => one.endsWith(`/${named}`)));
    return there ? [] : [{ path, line: lineAt(prose, index), message: `names ${named}, which is not there` }];
  });
}
