import { dirname, join } from 'node:path';

/** The repository. */
export const root = dirname(import.meta.dirname);

/** Everything this machine keeps about its installation; never in version control. */
export const localDir = join(root, '.local');

/**
 * Servers that were fetched because the machine has none, each in a folder with a `bin`. A database that root starts
 * runs as another user, who may not get into a clone of root's.
 */
export const programsDir = process.getuid?.() === 0 ? '/var/lib/talent-os/programs' : join(localDir, 'programs');

/** A file of the built platform. */
export const platformFile = (name: string): string => join(root, 'apps', 'platform', 'dist', name);

/** A program of an installed package. */
export const toolFile = (name: string): string => join(root, 'node_modules', '.bin', name);
