import type { Day } from '@talent-os/service-kit/calendar';

const LONGEST = 60;

/** A name every file system takes: the words of the title in small ASCII letters, and the day. */
export function fileNameOf(title: string, day: Day, extension: 'md' | 'json'): string {
  const words = title
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replaceAll(/^-+|-+$/g, '');
  return `${words || 'conversation'}-${day}.${extension}`;
}
