import type { AssetSection } from '@talent-os/contracts/sales/asset-shapes.js';

type Paper = {
  readonly title: string;
  readonly typeName: string;
  readonly number: number;
  readonly reviewBy: string | null;
  readonly sections: readonly AssetSection[];
};

/** Signs that mean something in Markdown stand for themselves. */
const plain = (text: string): string => text.replaceAll(/[\\`*_{}[\]<>#|~]/g, String.raw`\$&`);

/** An asset as a Markdown text: its headings with their lines, each claim with its number, and the sources in their order. */
export function markdownOf({ title, typeName, number, reviewBy, sections }: Paper): string {
  const sources: string[] = [];
  const noted = ({ text, url, sourceName, checkedOn, kind }: AssetSection['lines'][number]): string => {
    if (kind !== 'claim' || sourceName === null) return `- ${plain(text)}`;
    const checked = checkedOn === null ? '' : `, checked on ${checkedOn}`;
    sources.push(`${sources.length + 1}. ${url === null ? plain(sourceName) : `<${url}>`}${checked}`);
    return `- ${plain(text)} [${sources.length}]`;
  };
  const body = sections
    .filter(({ lines }) => lines.length > 0)
    .flatMap(({ label, lines }) => [`## ${plain(label)}`, '', ...lines.map(noted), '']);
  return [
    `# ${plain(title)}`,
    '',
    `${plain(typeName)}, version ${number}${reviewBy === null ? '' : `, review by ${reviewBy}`}`,
    '',
    ...body,
    ...(sources.length > 0 ? ['## Sources', '', ...sources, ''] : []),
  ].join('\n');
}
