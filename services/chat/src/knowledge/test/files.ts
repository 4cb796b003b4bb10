import { constants, deflateRawSync, deflateSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';

const MEBIBYTE = 1024 * 1024;

const xmlOf = (body: string, head = '') =>
  `<?xml version="1.0" encoding="UTF-8"?>${head}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`;

/** Paragraphs as Word keeps them; one that begins with `# ` is a heading. */
export const wordXml = (paragraphs: readonly string[], head = ''): string =>
  xmlOf(
    paragraphs
      .map((text) =>
        text.startsWith('# ')
          ? `<w:p><w:pPr><w:pStyle w:val="Heading1"/></w:pPr><w:r><w:t>${text.slice(2)}</w:t></w:r></w:p>`
          : `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`,
      )
      .join(''),
    head,
  );

export const docxOf = (xml: string): Uint8Array<ArrayBuffer> =>
  zipSync({ '[Content_Types].xml': strToU8('<Types/>'), 'word/document.xml': strToU8(xml) }) as Uint8Array<ArrayBuffer>;

/** A Word document of a few kilobytes whose text would be many megabytes. `claimed` is what it says it unpacks to. */
export function docxBomb(megabytes: number, claimed?: number): Uint8Array<ArrayBuffer> {
  const text = Buffer.alloc(megabytes * MEBIBYTE, 'a');
  const bomb = Buffer.from(zipSync({ 'word/document.xml': [text, { level: 9 }] }));
  if (claimed === undefined) return bomb as Uint8Array<ArrayBuffer>;
  // The length stands in the entry and once more in the directory at the end.
  const entry = bomb.indexOf('PK\x03\x04', 0, 'latin1');
  const directory = bomb.lastIndexOf('PK\x01\x02', undefined, 'latin1');
  bomb.writeUInt32LE(claimed, entry + 22);
  bomb.writeUInt32LE(claimed, directory + 24);
  return bomb as Uint8Array<ArrayBuffer>;
}

type PdfObject = string | { readonly dictionary: string; readonly stream: Buffer };

function pdfOfObjects(objects: readonly PdfObject[], trailer = ''): Buffer<ArrayBuffer> {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const places: number[] = [];
  let length = parts[0]!.length;
  const add = (part: Buffer) => {
    parts.push(part);
    length += part.length;
  };
  for (const [index, object] of objects.entries()) {
    places.push(length);
    if (typeof object === 'string') add(Buffer.from(`${index + 1} 0 obj\n${object}\nendobj\n`));
    else {
      const head = `${index + 1} 0 obj\n<< ${object.dictionary} /Length ${object.stream.length} >>\nstream\n`;
      add(Buffer.concat([Buffer.from(head), object.stream, Buffer.from('\nendstream\nendobj\n')]));
    }
  }
  const lines = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${lines}`;
  add(
    Buffer.from(
      `${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer}>>\nstartxref\n${length}\n%%EOF`,
    ),
  );
  return Buffer.concat(parts);
}

/** Pages of lines; one that begins with `# ` is set larger. Left parentheses and the like have to be escaped. */
export function pdfOf(pages: readonly (readonly string[])[]): Buffer<ArrayBuffer> {
  const streams = pages.map((lines) => {
    const set = lines.map((line, index) => {
      const [size, text] = line.startsWith('# ') ? [18, line.slice(2)] : [11, line];
      return `BT /F1 ${size} Tf 72 ${760 - 14 * index} Td (${text}) Tj ET`;
    });
    return deflateSync(Buffer.from(set.join('\n')));
  });
  return withPages(streams);
}

function withPages(streams: readonly Buffer[], trailer = '', more: readonly PdfObject[] = []): Buffer<ArrayBuffer> {
  const kids = streams.map((_, index) => `${4 + 2 * index} 0 R`).join(' ');
  return pdfOfObjects(
    [
      '<< /Type /Catalog /Pages 2 0 R >>',
      `<< /Type /Pages /Kids [${kids}] /Count ${streams.length} >>`,
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
      ...streams.flatMap((stream, index): PdfObject[] => [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + 2 * index} 0 R >>`,
        { dictionary: '/Filter /FlateDecode', stream },
      ]),
      ...more,
    ],
    trailer,
  );
}

/** A PDF of less than a megabyte whose one page would unpack to so many: the same piece, over and over. */
export function pdfBomb(megabytes: number): Buffer<ArrayBuffer> {
  const piece = deflateRawSync(Buffer.alloc(MEBIBYTE, '(a) Tj '), { finishFlush: constants.Z_FULL_FLUSH });
  const pieces = Array.from({ length: megabytes }, () => piece);
  return withPages([Buffer.concat([Buffer.from([0x78, 0x9c]), ...pieces, Buffer.from([0x03, 0x00])])]);
}

/** A PDF that opens with a password alone: what it says of its encryption fits no empty one. */
export function lockedPdf(): Buffer<ArrayBuffer> {
  const hex = (byte: string) => `<${byte.repeat(32)}>`;
  const encrypt = `<< /Filter /Standard /V 2 /R 3 /Length 128 /P -44 /O ${hex('4f')} /U ${hex('55')} >>`;
  const id = `/ID [${hex('49')} ${hex('49')}]`;
  return withPages([deflateSync(Buffer.from('BT ET'))], `/Encrypt 6 0 R ${id} `, [encrypt]);
}
