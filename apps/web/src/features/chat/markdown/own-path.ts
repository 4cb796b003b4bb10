/** The path of an address of this product, or nothing where it leads elsewhere: such links are not followed. */
export function ownPath(address: string | undefined, origin = location.origin): string | undefined {
  const url = address ? URL.parse(address, origin) : null;
  return url?.origin === origin ? url.pathname + url.search + url.hash : undefined;
}
