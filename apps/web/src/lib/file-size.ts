import { counted } from './counted';
import { decimal } from './format';

const KILOBYTE = 1024;
const MEGABYTE = KILOBYTE * KILOBYTE;
const GIGABYTE = KILOBYTE * MEGABYTE;

/** How large a file is: `840 bytes`, `120 kB`, `2.4 MB`, `3.1 GB`. */
export function sizeText(bytes: number): string {
  if (bytes < KILOBYTE) return counted(bytes, 'bytes');
  if (bytes < MEGABYTE) return `${Math.round(bytes / KILOBYTE)} kB`;
  return bytes < GIGABYTE ? `${decimal(bytes / MEGABYTE)} MB` : `${decimal(bytes / GIGABYTE)} GB`;
}
