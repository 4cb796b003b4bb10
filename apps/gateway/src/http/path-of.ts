/** The path a request names; nothing where it names none. Anybody may send anything, so it must not throw: `//` is no address. */
export const pathOf = (target: string | undefined): string | undefined =>
  URL.parse(target ?? '/', 'http://gateway')?.pathname;
