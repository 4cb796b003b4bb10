import { createHash, sign } from 'node:crypto';
import { canonicalJson } from '../chain/canonical-json.js';
import type { SigningKey } from '../checkpoints/checkpoint.rules.js';
import type { EventRow } from '../verify/source.js';
import type { PartHeader } from '../verify/signed-file.js';

type Part = Omit<PartHeader, 'export' | 'first' | 'last' | 'previousHash'>;

/** The lines of a part: its header, its records in order, and a signature over all of them. There is one record at least. */
export function signedPart(part: Part, records: readonly EventRow[], key: SigningKey): string {
  const header: PartHeader = {
    export: 1,
    ...part,
    first: records[0]!.sequence,
    last: records.at(-1)!.sequence,
    previousHash: records[0]!.prevHash,
  };
  const lines = [header, ...records].map((line) => `${JSON.stringify(line)}\n`).join('');
  const statement = { digest: createHash('sha256').update(lines).digest('hex'), keyId: key.id };
  const signature = sign(null, Buffer.from(canonicalJson(statement)), key.privateKey).toString('base64');
  return `${lines}${JSON.stringify({ ...statement, signature })}\n`;
}
