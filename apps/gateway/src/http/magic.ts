import type { FileKind } from '@talent-os/contracts/upload.js';

/** Bytes of a file that tell its kind. */
export const MAGIC = 12;

const is = (head: Buffer, text: string, at = 0): boolean => head.toString('latin1', at, at + text.length) === text;

/** The layers of MPEG audio that exist, and no reserved version, bit rate or sampling rate. */
function isMpegAudio(head: Buffer): boolean {
  const [first = 0, second = 0, third = 0] = head;
  const sync = first === 0xff && (second & 0xe0) === 0xe0;
  const layerThree = (second & 0x06) === 0x02 && (second & 0x18) !== 0x08;
  return sync && layerThree && (third & 0xf0) !== 0xf0 && (third & 0x0c) !== 0x0c;
}

/** Controls that set no line. */
const isControl = (byte: number): boolean => (byte < 0x20 && !(byte >= 0x09 && byte <= 0x0d)) || byte === 0x7f;

/** Bytes a text in UTF-8 has none of: controls that set no line, and what no character begins or goes on with. */
const isForeign = (byte: number): boolean => isControl(byte) || byte === 0xc0 || byte === 0xc1 || byte > 0xf4;

const signs: Record<FileKind, (head: Buffer) => boolean> = {
  webm: (head) => is(head, '\x1aE\xdf\xa3'),
  ogg: (head) => is(head, 'OggS'),
  wav: (head) => is(head, 'RIFF') && is(head, 'WAVE', 8),
  flac: (head) => is(head, 'fLaC'),
  m4a: (head) => is(head, 'ftyp', 4),
  mp3: (head) => is(head, 'ID3') || isMpegAudio(head),
  pdf: (head) => is(head, '%PDF-'),
  jpeg: (head) => is(head, '\xff\xd8\xff'),
  png: (head) => is(head, '\x89PNG\r\n\x1a\n'),
  docx: (head) => is(head, 'PK\x03\x04'),
  zip: (head) => is(head, 'PK\x03\x04'),
  // What is in it is read by the service, which keeps only what draws.
  svg: (head) => /^(\xef\xbb\xbf)?\s*<(svg|\?xml|!--)/.test(head.toString('latin1')),
  txt: (head) => !head.some(isForeign),
  json: (head) => /^(\xef\xbb\xbf)?\s*[{[]/.test(head.toString('latin1')),
  // Whatever a spreadsheet saves: UTF-8, UTF-16 with its mark, or one byte a character.
  csv: (head) => is(head, '\xff\xfe') || is(head, '\xfe\xff') || !head.some(isControl),
};

/** What a file is, by its first `MAGIC` bytes; nothing where it is none of these. */
export const kindOf = (head: Buffer, kinds: readonly FileKind[]): FileKind | undefined =>
  kinds.find((kind) => signs[kind](head));
