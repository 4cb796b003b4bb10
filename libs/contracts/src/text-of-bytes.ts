/** A file's text, and the encoding it was found to be in. */
export type DecodedText = { readonly text: string; readonly encoding: TextEncodingName };
type TextEncodingName = 'UTF-8' | 'UTF-8 with a byte order mark' | 'UTF-16' | 'Windows-1252';

/** What Windows-1252 has from 0x80 to 0x9f, where decoders that take it for Latin-1 leave controls. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const CONTROLS = /[\u0080-\u009f]/g;

/** Bytes looked at where nothing says the encoding. */
const LOOKED_AT = 2_048;

/**
 * The text of a file as spreadsheets save it. A byte order mark says it; without one, zero bytes at every other place are
 * UTF-16, what is no UTF-8 is Windows-1252. The mark itself is no part of the text.
 */
export function textOfBytes(bytes: Uint8Array): DecodedText {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf)
    return decoded(bytes.subarray(3), 'utf-8', 'UTF-8 with a byte order mark');
  if (first === 0xff && second === 0xfe) return decoded(bytes, 'utf-16le', 'UTF-16');
  if (first === 0xfe && second === 0xff) return decoded(bytes, 'utf-16be', 'UTF-16');
  const zeros = zerosIn(bytes.subarray(0, LOOKED_AT));
  if (zeros.odd > zeros.even && zeros.even === 0) return decoded(bytes, 'utf-16le', 'UTF-16');
  if (zeros.even > zeros.odd && zeros.odd === 0) return decoded(bytes, 'utf-16be', 'UTF-16');
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' };
  } catch {
    const { text, encoding } = decoded(bytes, 'windows-1252', 'Windows-1252');
    return { text: text.replaceAll(CONTROLS, (control) => WINDOWS[control.charCodeAt(0) - 0x80]!), encoding };
  }
}

const decoded = (bytes: Uint8Array, label: string, encoding: TextEncodingName): DecodedText => ({
  text: new TextDecoder(label).decode(bytes),
  encoding,
});

function zerosIn(bytes: Uint8Array): { readonly even: number; readonly odd: number } {
  const counts = { even: 0, odd: 0 };
  for (const [at, byte] of bytes.entries()) if (byte === 0) counts[at % 2 === 0 ? 'even' : 'odd'] += 1;
  return counts;
}
