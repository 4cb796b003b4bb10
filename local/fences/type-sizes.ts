import { isTest, lineAt, type Tree, type Violation } from './tree.ts';

const SCREENS = 'apps/web';
/** Where the five sizes of words are said. */
const TOKENS = 'apps/web/src/ui/theme/theme.css';
const NAMES = ['xs', 'sm', 'md', 'lg', 'xl'];

/** One of the five; a figure drawn large is a multiple of the largest; what stands in a text follows it. */
const KNOWN = new RegExp(
  String.raw`^(?:var\(--text-(?:${NAMES.join('|')})\)|calc\(var\(--text-xl\) \* [\d.]+\)|inherit|[\d.]+em)$`,
);
const IN_STYLES = /\bfont-size:\s*([^;}]+)/g;
const SHORTHAND = /\bfont:[^;}]*?\b[\d.]+(?:px|rem|pt)[^;}]*/g;
const IN_CODE = /\bfontSize: (?!'var\(--text-\w+\)')[^,}\n]+/g;
const NAMED = /(?<=\n\s*)--text-([\w-]+):/g;

/** There are five sizes of words. A sixth would be one nobody has chosen. */
export const typeSizeViolations = (tree: Tree): Violation[] =>
  tree.parts
    .filter(({ folder }) => folder === SCREENS)
    .flatMap(({ files }) => files)
    .filter(({ path }) => /\.(?:css|tsx?)$/.test(path) && !isTest(path))
    .flatMap(({ path, text }) => {
      const say = (index: number, found: string): Violation => ({
        path,
        line: lineAt(text, index),
        message: `is a size of its own (${found.trim()}): words have one of --text-${NAMES.join(', --text-')}`,
      });
      if (!path.endsWith('.css')) return [...text.matchAll(IN_CODE)].map(({ 0: found, index }) => say(index, found));
      const styles = [...text.matchAll(IN_STYLES)].filter(([, size = '']) => !KNOWN.test(size.trim()));
      const named = [...text.matchAll(NAMED)].filter(([, name = '']) => path !== TOKENS || !NAMES.includes(name));
      return [...styles, ...text.matchAll(SHORTHAND), ...named].map(({ 0: found, index }) => say(index, found));
    });
