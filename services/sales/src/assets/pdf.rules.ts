import type { AssetSection } from '@talent-os/contracts/sales/asset-shapes.js';
import type { PdfBlock } from '@talent-os/service-kit/pdf/pdf-document';

type Paper = {
  readonly title: string;
  readonly typeName: string;
  readonly number: number;
  readonly reviewBy: string | null;
  readonly sections: readonly AssetSection[];
};

/** An asset as a document: its headings with their lines, each claim with its number, and the sources in their order. */
export function blocksOf({ title, typeName, number, reviewBy, sections }: Paper): PdfBlock[] {
  const sources: string[] = [];
  const noted = ({ text, url, sourceName, checkedOn, kind }: AssetSection['lines'][number]): string => {
    if (kind !== 'claim' || sourceName === null) return text;
    sources.push(`${sources.length + 1}. ${url ?? sourceName}${checkedOn === null ? '' : `, checked on ${checkedOn}`}`);
    return `${text} [${sources.length}]`;
  };
  const body = sections
    .filter(({ lines }) => lines.length > 0)
    .flatMap(({ label, lines }) => [{ heading: label }, { list: lines.map(noted) }]);
  return [
    { heading: title, level: 1 },
    { paragraph: `${typeName}, version ${number}${reviewBy === null ? '' : `, review by ${reviewBy}`}`, quiet: true },
    ...body,
    ...(sources.length > 0
      ? [{ heading: 'Sources' }, ...sources.map((paragraph) => ({ paragraph, quiet: true }))]
      : []),
  ];
}
