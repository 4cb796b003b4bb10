import { isTest, lineAt, type Tree, type Violation } from './tree.ts';

/** Texts the product was promised to say, to the letter, each with the files it stands in, and as often as it does. */
const TEXTS = 'local/fences/fixed-texts.json';
const SOURCE = /^(?:apps|libs|services)\/[\w-]+\/src\/.*\.tsx?$/;
const APART = /\/(?:demo|test)\//;

/** As it is read: a sign that is written behind a stroke is the sign. */
const readOf = (text: string) => text.replaceAll(/\\(['"`])/g, '$1');

/** A fixed text stands where it is said to, to the letter, and nowhere else: who changes it or says it twice is told. */
export function saidViolations(tree: Tree): Violation[] {
  const files = tree.parts.flatMap((part) => part.files);
  const list = files.find(({ path }) => path === TEXTS);
  if (!list) return [];
  const sources = new Map(
    files
      .filter(({ path }) => SOURCE.test(path) && !isTest(path) && !APART.test(path))
      .map(({ path, text }) => [path, readOf(text)]),
  );
  const fixed = Object.entries(JSON.parse(list.text) as Record<string, readonly string[]>);
  return fixed.flatMap(([said, places]) => {
    const line = lineAt(list.text, list.text.indexOf(JSON.stringify(said)));
    const known = Map.groupBy(places, (place) => place);
    const missing = [...known]
      .filter(([place, times]) => timesIn(sources.get(place), said) < times.length)
      .map(([place]) => ({ path: TEXTS, line, message: `“${said}” is a fixed text, and ${place} does not say it` }));
    const others = [...sources]
      .filter(([path, text]) => timesIn(text, said) > (known.get(path)?.length ?? 0))
      .map(([path, text]) => ({
        path,
        line: lineAt(text, text.lastIndexOf(said)),
        message: `says the fixed text “${said}” once more; it stands in ${places.join(', ')}`,
      }));
    return [...missing, ...others];
  });
}

const timesIn = (text: string | undefined, said: string): number => (text ?? '').split(said).length - 1;
