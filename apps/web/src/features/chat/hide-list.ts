/** Addresses without the assistant; an entry that ends in `*` stands for everything that begins like it. */
const hiddenAt: readonly string[] = ['/login', '/candidate/register', '/excellence/get-started', '/voice-test'];

export const isHiddenAt = (path: string, entries: readonly string[] = hiddenAt): boolean =>
  entries.some((entry) => (entry.endsWith('*') ? path.startsWith(entry.slice(0, -1)) : path === entry));
