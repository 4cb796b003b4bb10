import { isOwnComputer } from '@talent-os/service-kit/outside/own-computer';

/** A name or an address of IPv4 or IPv6, and perhaps a port. */
const HOST = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i;

/** The origin a request was sent to; nothing where its host is no host. It stands in headers and addresses of the answer. */
function originOf(protocol: string, host: string | undefined): string | undefined {
  const address = `${protocol}://${host ?? ''}`;
  return host !== undefined && HOST.test(host) && URL.canParse(address) ? new URL(address).origin : undefined;
}

type RequestOrigin = { readonly protocol: string; readonly host: string | undefined };

const withoutStroke = (address: string): string => address.replace(/\/+$/, '');

/**
 * Where the product is, in everything it says of itself to whoever asks: as its installation says, whatever host a request names; without its word, and on the machine
 * itself, the origin the request was sent to. Nothing where its host is no host.
 */
export function originFor(publicUrl: string | undefined, { protocol, host }: RequestOrigin): string | undefined {
  const asked = originOf(protocol, host);
  // An origin of the machine itself is for those who work on it: it leads nobody else anywhere.
  return asked === undefined || publicUrl === undefined || isOwnComputer(new URL(asked).hostname)
    ? asked
    : withoutStroke(publicUrl);
}

/**
 * Where the product is in what another system has written down: the addresses an identity provider or a directory knows are
 * those its installation says, also on the machine itself.
 */
export const knownOrigin = (publicUrl: string | undefined, { protocol, host }: RequestOrigin): string | undefined =>
  publicUrl === undefined ? originOf(protocol, host) : withoutStroke(publicUrl);
