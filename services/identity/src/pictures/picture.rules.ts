import { PICTURE_PIXELS } from '@talent-os/contracts/identity/own-photo.js';
import type { ErrorCode } from '@talent-os/contracts';
import { cleanSvg } from './clean-svg.js';

export type PictureKind = 'png' | 'jpeg' | 'svg';

/** A picture without anything that does not draw it, or why it is not taken. */
type CleanPicture = { readonly content: Buffer } | { readonly refused: ErrorCode };

type Raster = { readonly content: Buffer; readonly width: number; readonly height: number };

const UNREADABLE: CleanPicture = { refused: 'picture.unreadable' };

/** Keeps what draws: no place where a photo was taken, no comment, nothing behind the end, no script. */
export function cleanPicture(file: Buffer, kind: PictureKind): CleanPicture {
  if (kind === 'svg') {
    const content = cleanSvg(file.toString('utf8'));
    return content === undefined ? UNREADABLE : { content: Buffer.from(content) };
  }
  const raster = kind === 'png' ? cleanPng(file) : cleanJpeg(file);
  if (!raster || raster.width === 0 || raster.height === 0) return UNREADABLE;
  if (Math.max(raster.width, raster.height) > PICTURE_PIXELS) return { refused: 'picture.large' };
  return { content: raster.content };
}

const PNG_HEAD = 8;
/** Length, type and checksum around the data of a chunk. */
const CHUNK = 12;
/** Chunks that draw or say how colors are meant. Source: PNG specification, third edition. */
const drawing = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'sBIT']);

function cleanPng(file: Buffer): Raster | undefined {
  const kept = [file.subarray(0, PNG_HEAD)];
  let [width, height, drawn] = [0, 0, false];
  for (let at = PNG_HEAD; at + CHUNK <= file.length;) {
    const end = at + CHUNK + file.readUInt32BE(at);
    if (end > file.length) return undefined;
    const type = file.toString('latin1', at + 4, at + 8);
    if (type === 'IHDR' && end - at >= CHUNK + 8)
      [width, height] = [file.readUInt32BE(at + 8), file.readUInt32BE(at + 12)];
    if (type === 'IDAT') drawn = true;
    if (drawing.has(type)) kept.push(file.subarray(at, end));
    if (type === 'IEND') return drawn ? { content: Buffer.concat(kept), width, height } : undefined;
    at = end;
  }
  return undefined;
}

const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
/** JFIF says how dense the pixels lie; Adobe's segment how colors are meant. Every other one, and comments, may tell of people. */
const isTold = (marker: number) => marker === 0xfe || (marker > 0xe0 && marker <= 0xef && marker !== 0xee);
const SCAN = 0xda;

function cleanJpeg(file: Buffer): Raster | undefined {
  const kept = [file.subarray(0, 2)];
  let [width, height] = [0, 0];
  for (let at = 2; at + 4 <= file.length;) {
    const marker = file[at + 1]!;
    if (file[at] !== 0xff) return undefined;
    if (marker === SCAN) {
      const end = file.lastIndexOf(Buffer.from([0xff, 0xd9]));
      if (end < at) return undefined;
      return { content: Buffer.concat([...kept, file.subarray(at, end + 2)]), width, height };
    }
    const end = at + 2 + file.readUInt16BE(at + 2);
    if (end > file.length) return undefined;
    if (isFrame(marker) && end - at >= 9) [height, width] = [file.readUInt16BE(at + 5), file.readUInt16BE(at + 7)];
    if (!isTold(marker)) kept.push(file.subarray(at, end));
    at = end;
  }
  return undefined;
}
