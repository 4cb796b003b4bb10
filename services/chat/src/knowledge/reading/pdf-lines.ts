import type { TextItem } from '@talent-os/service-kit/reading/pdf-pages';

type Line = {
  readonly text: string;
  readonly height: number;
  /** There is more room above it than between lines of a paragraph. */
  readonly isApart: boolean;
};

/** Room between the feet of two lines of a paragraph, in heights of its type. */
const LEADING = 1.7;

/** The lines of a page, and the height of type most of its characters have. */
export function linesOf(items: readonly Pick<TextItem, 'str' | 'height' | 'hasEOL' | 'transform'>[]): {
  readonly lines: readonly Line[];
  readonly usual: number;
} {
  const lines: Line[] = [];
  const letters = new Map<number, number>();
  let text = '';
  let height = 0;
  let foot: number | undefined;
  let last: number | undefined;
  const end = () => {
    if (text.trim() !== '') {
      const isApart = last !== undefined && foot !== undefined && Math.abs(last - foot) > LEADING * height;
      lines.push({ text: text.trim(), height, isApart });
      last = foot;
    }
    [text, height, foot] = ['', 0, undefined];
  };
  for (const item of items) {
    text += item.str;
    if (item.str.trim() !== '') {
      const rounded = Math.round(item.height * 10) / 10;
      letters.set(rounded, (letters.get(rounded) ?? 0) + item.str.length);
      height = Math.max(height, rounded);
      foot ??= item.transform[5];
    }
    if (item.hasEOL) end();
  }
  end();
  const [usual] = [...letters].toSorted((a, b) => b[1] - a[1])[0] ?? [0];
  return { lines, usual };
}
