import type { AssetDetail, AssetSection } from '@talent-os/contracts/sales/asset-shapes';

type Line = AssetSection['lines'][number];
/** A line, where it stands, and the number its claim has. */
export type Numbered = {
  readonly heading: string;
  readonly place: number;
  readonly line: Line;
  readonly number: number | undefined;
};

/** Lines of a version with their claims counted through, in the order they are read. */
export function numbered({ sections }: AssetDetail['shown']): Numbered[] {
  let count = 0;
  return sections.flatMap(({ heading, lines }) =>
    lines.map((line, place) => ({
      heading,
      place,
      line,
      number: line.kind === 'claim' ? (count += 1) : undefined,
    })),
  );
}
