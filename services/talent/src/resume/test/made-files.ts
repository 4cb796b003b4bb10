import { deflateSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';

type Placed = { readonly x: number; readonly y: number; readonly text: string; readonly size?: number };

const escaped = (text: string): string => text.replaceAll(/[\\()]/g, String.raw`\$&`);
/** Signs of Windows-1252 that Latin 1 has not. */
const SIGNS: Readonly<Record<string, number>> = { '–': 0x96, '—': 0x97, '•': 0x95, '’': 0x92 };
const bytesOf = (text: string): Buffer =>
  Buffer.from([...text].map((letter) => SIGNS[letter] ?? letter.codePointAt(0)!));

/** Pages with texts where they stand, from the lower left; `catalog` is what else the file says of itself. */
export function pdfOf(pages: readonly (readonly Placed[])[], catalog = ''): Buffer<ArrayBuffer> {
  const objects: Buffer[] = [
    Buffer.from(`<< /Type /Catalog /Pages 2 0 R ${catalog} >>`),
    Buffer.from(
      `<< /Type /Pages /Kids [${pages.map((_, at) => `${4 + 2 * at} 0 R`).join(' ')}] /Count ${pages.length} >>`,
    ),
    Buffer.from('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>'),
    ...pages.flatMap((placed, at) => {
      const drawn = placed.map(({ x, y, text, size = 10 }) =>
        Buffer.concat([
          Buffer.from(`BT /F1 ${size} Tf ${x} ${y} Td (`),
          bytesOf(escaped(text)),
          Buffer.from(') Tj ET\n'),
        ]),
      );
      const stream = deflateSync(Buffer.concat(drawn));
      return [
        Buffer.from(
          `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + 2 * at} 0 R >>`,
        ),
        Buffer.concat([
          Buffer.from(`<< /Filter /FlateDecode /Length ${stream.length} >>\nstream\n`),
          stream,
          Buffer.from('\nendstream'),
        ]),
      ];
    }),
  ];
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const places: number[] = [];
  let length = parts[0]!.length;
  const add = (part: Buffer) => {
    parts.push(part);
    length += part.length;
  };
  for (const [at, object] of objects.entries()) {
    places.push(length);
    add(Buffer.concat([Buffer.from(`${at + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')]));
  }
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  add(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF`,
    ),
  );
  return Buffer.concat(parts) as Buffer<ArrayBuffer>;
}

/** Lines from the top of a page down, each so far from the left. */
export function set(
  lines: readonly (string | readonly (readonly [x: number, text: string])[])[],
  x = 60,
  top = 790,
): Placed[] {
  let y = top;
  return lines.flatMap((line) => {
    const size = typeof line === 'string' && line.startsWith('# ') ? 20 : 10;
    y -= line === '' ? 10 : size + 6;
    if (line === '') return [];
    if (typeof line === 'string') return [{ x, y, size, text: line.replace(/^# /, '') }];
    return line.map(([at, text]) => ({ x: at, y, text }));
  });
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const run = (text: string): string =>
  text
    .split(/([\t\n])/)
    .map((part) => {
      if (part === '\t') return '<w:r><w:tab/></w:r>';
      if (part === '\n') return '<w:r><w:br/></w:r>';
      return `<w:r><w:t xml:space="preserve">${part.replaceAll(/[&<>]/g, (sign) => ESCAPES[sign]!)}</w:t></w:r>`;
    })
    .join('');
const paragraph = (text: string): string => `<w:p>${run(text)}</w:p>`;
const cellOf = (text: string): string => `<w:tc>${text.split('\n').map(paragraph).join('')}</w:tc>`;

/**
 * A Word document of paragraphs, and of tables by rows of cells. A line break stays in its paragraph, and begins another one
 * in a cell. `more`: other parts of the archive.
 */
export function docxOf(
  parts: readonly (string | readonly (readonly string[])[])[],
  more: Record<string, string> = {},
): Uint8Array<ArrayBuffer> {
  const body = parts
    .map((part) =>
      typeof part === 'string'
        ? paragraph(part)
        : `<w:tbl>${part.map((row) => `<w:tr>${row.map(cellOf).join('')}</w:tr>`).join('')}</w:tbl>`,
    )
    .join('');
  const xml = `<?xml version="1.0" encoding="UTF-8"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`;
  const extra = Object.fromEntries(Object.entries(more).map(([name, text]) => [name, strToU8(text)]));
  return zipSync({
    '[Content_Types].xml': strToU8('<Types/>'),
    'word/document.xml': strToU8(xml),
    ...extra,
  }) as Uint8Array<ArrayBuffer>;
}
