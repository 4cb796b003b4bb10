const LONGEST = 60;

/** A name every file system takes: the words of the title in small ASCII letters, and the day (UTC). */
export function fileNameOf(title: string, at: string, extension: 'md' | 'json'): string {
  const words = title
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replaceAll(/^-+|-+$/g, '');
  return `${words || 'conversation'}-${at.slice(0, 10)}.${extension}`;
}
