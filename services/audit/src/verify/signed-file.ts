import { createHash, type Hash } from 'node:crypto';
import { BEGINNING, recordFault } from './records.js';
import { isSigned, type TrustedKeys } from './signatures.js';
import type { End, EventRow } from './source.js';

/** The first line of a part: which records follow, and what they follow from. */
export type PartHeader = {
  readonly export: 1;
  readonly organizationId: string;
  readonly first: number;
  readonly last: number;
  /** Where the last part of the file ends. */
  readonly until: number;
  readonly previousHash: string;
  readonly at: string;
};
/** The last line of a part: over every byte of the lines before it, their ends included. */
type PartSignature = { readonly digest: string; readonly keyId: string; readonly signature: string };

type FileVerdict = {
  readonly organizationId: string | null;
  readonly first: number;
  readonly last: number;
  readonly parts: number;
  /** The line, from 1, where the file is not what was exported, and why; null where it is sound. */
  readonly fault: { readonly line: number; readonly reason: string } | null;
};

/** Checks a signed file line by line: signatures, every record's hash, and that nothing is missing in between or at the end. */
export async function verifySignedFile(lines: AsyncIterable<string>, keys: TrustedKeys): Promise<FileVerdict> {
  const file = new SignedFile(keys);
  let line = 0;
  for await (const text of lines) {
    line += 1;
    const reason = file.take(text);
    if (reason) return { ...file.found(), fault: { line, reason } };
  }
  const reason = file.endFault();
  return { ...file.found(), fault: reason ? { line, reason } : null };
}

class SignedFile {
  private header: PartHeader | undefined;
  private digest: Hash = createHash('sha256');
  private end: End | undefined;
  private beginning: PartHeader | undefined;
  private parts = 0;

  constructor(private readonly keys: TrustedKeys) {}

  /** What is wrong with the next line. */
  take(text: string): string | undefined {
    const value = parsed(text);
    if (value === undefined) return 'is no line of JSON';
    if (!this.header) return this.begin(value, text);
    if (this.end!.sequence === this.header.last && 'signature' in value) return this.close(value as PartSignature);
    const fault = recordFault(value as EventRow, this.end!, this.header.organizationId);
    if (fault) return `${fault.kind} at record ${fault.sequence}`;
    if (this.end!.sequence === this.header.last) return 'is a record more than the part says';
    this.end = { sequence: (value as EventRow).sequence, hash: (value as EventRow).hash };
    this.digest.update(`${text}\n`);
    return undefined;
  }

  endFault(): string | undefined {
    if (this.header) return 'the part has no signature';
    if (!this.beginning || !this.end) return 'there is no part';
    return this.end.sequence === this.beginning.until ? undefined : 'parts are missing at the end';
  }

  found(): Omit<FileVerdict, 'fault'> {
    const { organizationId = null, first = 0 } = this.beginning ?? {};
    return { organizationId, first, last: this.end?.sequence ?? 0, parts: this.parts };
  }

  private begin(value: object, text: string): string | undefined {
    const header = value as PartHeader;
    if (header.export !== 1) return 'is no beginning of a part';
    const before = this.end ?? { sequence: header.first - 1, hash: header.previousHash };
    if (header.first === 1 && header.previousHash !== BEGINNING.hash) return 'does not begin where a chain begins';
    if (header.first !== before.sequence + 1 || header.previousHash !== before.hash)
      return 'does not follow the part before';
    const { organizationId, until } = (this.beginning ??= header);
    if (header.organizationId !== organizationId || header.until !== until) return 'belongs to another file';
    this.header = header;
    this.end = before;
    this.digest = createHash('sha256').update(`${text}\n`);
    return undefined;
  }

  private close(signed: PartSignature): string | undefined {
    if (signed.digest !== this.digest.digest('hex')) return 'signs other lines';
    if (!isSigned(signed, this.keys)) return 'is signed by no trusted key';
    this.header = undefined;
    this.parts += 1;
    return undefined;
  }
}

function parsed(text: string): object | undefined {
  try {
    const value = JSON.parse(text) as unknown;
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

/** What was found, as a line. */
export const lineOfFile = ({ organizationId, first, last, parts, fault }: FileVerdict): string =>
  fault
    ? `${organizationId ?? 'nobody'}  FAULT  line ${fault.line}: ${fault.reason}\n`
    : `${organizationId}  sound  records ${first} to ${last} in ${parts} signed parts\n`;
