import { createHash } from 'node:crypto';

/** Ids of this product's own objects are made in a namespace of its own. */
const NAMESPACE = '6f9a1c1e-3c0b-4b57-9d0e-2f1a7c5d8e42';

/** A STIX identifier that every producer makes alike of the same name: UUID version 5 (RFC 9562), as STIX 2.1 asks. */
export function stixIdOf(type: string, name: string): string {
  const digest = createHash('sha1')
    .update(Buffer.from(NAMESPACE.replaceAll('-', ''), 'hex'))
    .update(`${type}:${name}`);
  const bytes = digest.digest().subarray(0, 16);
  bytes[6] = (bytes[6]! & 0x0f) | 0x50;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return `${type}--${[hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')}`;
}
