import { lineAt, type SourceFile, type Tree, type Violation } from './tree.ts';

/** How many sentences of a document are longer than people read at once; what is written anew has none. */
const LIST = 'local/fences/long-sentences.json';
const LONGEST_WORDS = 36;
const DOCUMENT = /^(README|ARCHITECTURE|CONTRIBUTING|SECURITY)\.md$|^docs\/(adr\/.*|operations)\.md$/;

/** What is no prose: code, tables, headings, the marks of lists. */
const proseOf = (text: string): string =>
  text
    .replaceAll(/```.*?```/gs, (code) => code.replaceAll(/[^\n]/g, ''))
    .replaceAll(/^(#.*|\|.*|---)$/gm, '')
    .replaceAll(/^\s*([-*]|\d+\.)\s+/gm, '');

interface LongSentence {
  line: number;
  words: number;
}

/** Sentences end with their sign, or with what a colon or an empty line ends. */
function longSentences(text: string, most = LONGEST_WORDS): LongSentence[] {
  const prose = proseOf(text);
  return [...prose.matchAll(/[^.!?:;\n]+/g)].flatMap(({ 0: sentence, index }) => {
    const words = sentence.match(/[\p{L}\p{N}][\p{L}\p{N}'’`/.-]*/gu)?.length ?? 0;
    return words > most ? [{ line: lineAt(prose, index), words }] : [];
  });
}

/** Documents are written in sentences people can read: the number of long ones only falls. */
export function proseViolations(tree: Tree): Violation[] {
  const files = [...tree.others, ...tree.parts.flatMap((part) => part.files)];
  const list = files.find(({ path }) => path === LIST);
  const known = list ? (JSON.parse(list.text) as Record<string, number>) : {};
  return files.filter(({ path }) => DOCUMENT.test(path)).flatMap((file) => judge(file, known[file.path] ?? 0));
}

function judge({ path, text }: SourceFile, known: number): Violation[] {
  const long = longSentences(text);
  const last = long.at(-1);
  if (long.length > known)
    return [
      {
        path,
        line: last?.line ?? 1,
        message: `${long.length} sentences of more than ${LONGEST_WORDS} words, and ${known} may be: this one has ${last?.words}`,
      },
    ];
  return long.length < known
    ? [
        {
          path: LIST,
          line: 1,
          message: `${path} has ${long.length} long sentences by now, not ${known}: write that down`,
        },
      ]
    : [];
}
