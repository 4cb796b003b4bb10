import { isIP } from 'node:net';
import { PLATFORM_ORGANIZATION } from '@talent-os/service-kit';

/** The installation as browsers know it: passkeys belong to its name and work at no other address. */
type RelyingParty = { readonly id: string; readonly origin: string };

export const RELYING_PARTY_NAME = 'Talent OS';

/**
 * From `PUBLIC_URL`, or this machine's own name where nobody has set it. Nothing where people open the product at an
 * address of numbers: browsers make no passkeys for those.
 */
export function relyingParty(environment: NodeJS.ProcessEnv = process.env): RelyingParty | undefined {
  const { hostname: id, origin } = new URL(environment.PUBLIC_URL || `http://localhost:${environment.PORT || '8080'}`);
  return isIP(id.replaceAll(/[[\]]/g, '')) ? undefined : { id, origin };
}

const hexOf = (id: string) => Buffer.from(id.replaceAll('-', ''), 'hex');
const idOf = (bytes: Buffer) => bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

type Holder = { readonly organizationId: string; readonly personId: string };

/** What a device keeps with a passkey and tells at the door: where to look for whom. */
export const userHandleOf = ({ organizationId, personId }: Holder): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.concat([hexOf(organizationId), hexOf(personId)]));

/** Whom a device says its passkey belongs to; nothing where it is none of ours. */
export function holderIn(userHandle: string | undefined): Holder | undefined {
  const bytes = Buffer.from(userHandle ?? '', 'base64url');
  if (bytes.length !== 32) return undefined;
  const holder = { organizationId: idOf(bytes.subarray(0, 16)), personId: idOf(bytes.subarray(16)) };
  return holder.organizationId === PLATFORM_ORGANIZATION ? undefined : holder;
}
