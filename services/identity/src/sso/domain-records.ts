import { Injectable } from '@nestjs/common';
import { DOMAIN_RECORD } from '@talent-os/contracts/identity/sso-domains.js';
import { Resolver } from 'node:dns/promises';

export type ResolveTxt = (name: string) => Promise<readonly (readonly string[])[]>;

const LOOKUP_MS = 3_000;
const byDns: ResolveTxt = (name) => new Resolver({ timeout: LOOKUP_MS, tries: 2 }).resolveTxt(name);

/** What the records of a domain say of whose it is. */
@Injectable()
export class DomainRecords {
  /** Whether a record of the domain has this text. Names that cannot be looked up say nothing. */
  async say(domain: string, text: string, resolve: ResolveTxt = byDns): Promise<boolean> {
    const records = await resolve(`${DOMAIN_RECORD}.${domain}`).catch((): readonly (readonly string[])[] => []);
    // Long texts come in pieces.
    return records.some((pieces) => pieces.join('').trim() === text);
  }
}
