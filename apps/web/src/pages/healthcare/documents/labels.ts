import { counted } from '../../../lib/counted';
import { decimal } from '../../../lib/format';

const KILOBYTE = 1024;
const MEGABYTE = KILOBYTE * KILOBYTE;

/** How large a file is: `840 bytes`, `120 kB`, `2.4 MB`. */
export function sizeText(bytes: number): string {
  if (bytes < KILOBYTE) return counted(bytes, 'bytes');
  return bytes < MEGABYTE ? `${Math.round(bytes / KILOBYTE)} kB` : `${decimal(bytes / MEGABYTE)} MB`;
}
