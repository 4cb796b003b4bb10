import { execFileSync } from 'node:child_process';
import { root } from './paths.ts';

/** What git answers about this repository; nothing where it cannot, or where there is none. */
export function git(...args: string[]): string {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '';
  }
}

/** The commit at hand, and whether the files are just that. */
export const state = (): { commit: string; clean: boolean } => ({
  commit: git('rev-parse', 'HEAD'),
  clean: git('rev-parse', 'HEAD') !== '' && git('status', '--porcelain') === '',
});

/** Files that differ from a commit, from the root: changed, new, moved and removed ones. Nothing where there is no such commit. */
export function changedSince(commit: string): string[] | undefined {
  if (git('rev-parse', '--verify', '--quiet', `${commit}^{commit}`) === '') return undefined;
  const lines = (text: string): string[] => text.split('\n').filter(Boolean);
  const changed = lines(git('diff', '--name-only', '--no-renames', commit));
  return [...new Set([...changed, ...lines(git('ls-files', '--others', '--exclude-standard'))])];
}
