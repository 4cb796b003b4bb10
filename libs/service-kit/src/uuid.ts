import { randomFillSync } from 'node:crypto';

const pool = Buffer.alloc(16 * 256);
let used = pool.length;
let lastMs = 0;
let counter = 0;
const COUNTER_MAX = 0xfff;

/**
 * A UUIDv7 (RFC 9562). Without `at`, ids made one after the other in this process sort in that order, also within a
 * millisecond: the twelve bits after the time count. With `at`, the id carries that time and nothing more is promised.
 */
export function uuidv7(at?: number): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  const bytes = pool.subarray(used, (used += 16));
  if (at === undefined) {
    tick(Date.now());
    bytes.writeUInt16BE(counter, 6);
  }
  bytes.writeUIntBE(at ?? lastMs, 0, 6);
  bytes[6] = (bytes[6]! & 0x0f) | 0x70;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

/** A clock that never stands still: a full count, or a clock set back, borrows from the next millisecond. */
function tick(now: number): void {
  if (now > lastMs) {
    lastMs = now;
    counter = 0;
  } else if (counter < COUNTER_MAX) {
    counter += 1;
  } else {
    lastMs += 1;
    counter = 0;
  }
}
