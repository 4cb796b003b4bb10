import { isCode, isTest, lineAt, type Tree, type Violation } from './tree.ts';

const LENGTH = /\bEXPORT_ROWS\b/g;
/** What knows how long a page of a file is: where it begins, how it is cut out, how the pages are put together. */
const KNOWING = new Set(['libs/contracts/src/csv-export.ts', 'libs/service-kit/src/sql/filters.ts']);

/** A file that ends at a number of rows says nothing of the rest: whoever makes one gives its pages, `filters.filePage`. */
export const cutViolations = (tree: Tree): Violation[] =>
  tree.parts
    .flatMap(({ files }) => files)
    .filter(({ path }) => /^(apps|libs|services)\//.test(path) && isCode(path) && !isTest(path) && !KNOWING.has(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(LENGTH)].map((match) => ({
        path,
        line: lineAt(text, match.index),
        message: 'cuts a file after EXPORT_ROWS; give it page by page with filters.filePage(skip)',
      })),
    );
