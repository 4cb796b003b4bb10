import { isTest, lineAt, type Tree, type Violation } from './tree.ts';

/**
 * What a screen says of a shared part: the part does the rest. A board counts with all of its file, a list and a chart card
 * with what stands between their own brackets.
 */
const MOST: readonly { readonly part: string; readonly lines: number; readonly of: 'file' | 'element' }[] = [
  { part: 'BoardView', lines: 120, of: 'file' },
  { part: 'RecordList', lines: 60, of: 'element' },
  { part: 'ChartCard', lines: 30, of: 'element' },
];

const linesIn = (text: string): number => text.trimEnd().split('\n').length;

/** Lines of an element that begins at an index: to the bracket that closes it, which is set in as far as it is. */
function elementLines(text: string, index: number, part: string): number {
  const begin = text.lastIndexOf('\n', index) + 1;
  const indent = /^ */.exec(text.slice(begin))![0];
  const rest = text.slice(begin);
  const end = new RegExp(`\\n${indent}(?:/>|</${part}>)`).exec(rest);
  const isOneLine = /^[^\n]*\/>/.test(rest);
  return isOneLine || !end ? 1 : linesIn(rest.slice(0, end.index + 1)) + 1;
}

/** A board, a list and a chart card stay as short as the parts let them be: what makes them longer belongs into the part. */
export const partSizeViolations = (tree: Tree): Violation[] =>
  tree.parts
    .flatMap(({ files }) => files)
    .filter(({ path }) => /^apps\/web\/src\/(?:pages|features)\/.+\.tsx$/.test(path) && !isTest(path))
    .flatMap(({ path, text }) =>
      MOST.flatMap(({ part, lines, of }) =>
        [...text.matchAll(new RegExp(`<${part}\\b`, 'g'))].flatMap(({ index }): Violation[] => {
          const long = of === 'file' ? linesIn(text) : elementLines(text, index, part);
          const message = `says ${long} lines of ${part}; ${lines} are the limit`;
          return long > lines ? [{ path, line: lineAt(text, index), message }] : [];
        }),
      ),
    );
