/** Points of a US letter page. */
const PAGE = { width: 612, height: 792, margin: 72 } as const;
const LINE = 20;

const textOf = (line: string): string => line.replaceAll(/[^\x20-\x7e]/g, '?').replaceAll(/[\\()]/g, String.raw`\$&`);

/** A PDF of one page: a title and lines below it, in ASCII. Source: ISO 32000-1, 7.5 and 9.4. */
export function onePagePdf(title: string, lines: readonly string[]): Buffer {
  const top = PAGE.height - PAGE.margin;
  const drawn = [
    `BT /F1 20 Tf ${PAGE.margin} ${top} Td (${textOf(title)}) Tj ET`,
    ...lines.map((line, at) => `BT /F1 11 Tf ${PAGE.margin} ${top - (at + 2) * LINE} Td (${textOf(line)}) Tj ET`),
  ].join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
    `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, at) => {
    const offset = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  return Buffer.from(
    `${file}xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`,
  );
}
