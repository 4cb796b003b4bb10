const text = (head: Buffer, at: number) => head.toString('latin1', at, at + 4);

/** Bytes of a file that `secondsOf` has to see. */
export const HEAD = 4_096;

/** How long a WAV or FLAC file plays, by its head and its length in bytes; null for anything else. */
export function secondsOf(head: Buffer, length: number): number | null {
  if (head.length >= 12 && text(head, 0) === 'RIFF' && text(head, 8) === 'WAVE') return wavSeconds(head, length);
  if (head.length >= 26 && text(head, 0) === 'fLaC') return flacSeconds(head);
  return null;
}

/** Recorders that write while they record leave the length of the data open: what is there counts. */
function wavSeconds(head: Buffer, length: number): number | null {
  let rate = 0;
  for (let at = 12; at + 8 <= head.length;) {
    const size = head.readUInt32LE(at + 4);
    if (text(head, at) === 'fmt ' && at + 20 <= head.length) rate = head.readUInt32LE(at + 16);
    if (text(head, at) === 'data') return rate > 0 ? Math.max(0, Math.min(size, length - at - 8)) / rate : null;
    at += 8 + size + (size % 2);
  }
  return null;
}

/** Sampling rate in 20 bits, then channels and depth in 8, then samples in 36; no samples means unknown. */
function flacSeconds(head: Buffer): number | null {
  const rate = head.readUIntBE(18, 3) >> 4;
  const samples = (head.readUInt8(21) & 0x0f) * 2 ** 32 + head.readUInt32BE(22);
  return rate > 0 && samples > 0 ? samples / rate : null;
}
