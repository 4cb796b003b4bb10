import { isCode, lineAt, type SourceFile, type Tree, type Violation } from './tree.ts';

const EXPORT = /^export (?:(?:declare|abstract|async) )*(?:function\*?|const|let|class|type|interface|enum) (\w+)/gm;
const COMMENT = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g;

/** What a file exports is named by another one: the rest is its own affair, or nobody's. */
export function exportViolations(tree: Tree): Violation[] {
  const files = tree.parts.flatMap((part) => part.files).filter(({ path }) => isCode(path));
  const onlyIn = new Map<string, SourceFile | undefined>();
  for (const file of files)
    for (const word of new Set(file.text.replaceAll(COMMENT, '').match(/\w+/g)))
      onlyIn.set(word, onlyIn.has(word) ? undefined : file);
  // Of the tree, the test of the fences themselves is no part.
  const exporting = files.filter(({ path }) => path !== 'local/fences.ts');
  return exporting.flatMap((file) =>
    [...file.text.matchAll(EXPORT)]
      .filter(([, name = '']) => onlyIn.get(name) === file)
      .map(({ index, 1: name }) => ({
        path: file.path,
        line: lineAt(file.text, index),
        message: `exports ${name}, which no other file names`,
      })),
  );
}
