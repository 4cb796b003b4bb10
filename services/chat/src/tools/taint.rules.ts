import type { Tool } from './tool.js';
import { valuesAt } from '../present/paths.js';

/** What a run has read so far. Set once, never taken back: instructions in a text do not grow old. */
export type Taint = { external: boolean };

/** Whether an answer holds text that a person outside of the organization wrote. */
export const holdsExternal = ({ spec }: Pick<Tool, 'spec'>, output: unknown): boolean =>
  Object.entries(spec.trust ?? {}).some(([path, trust]) => trust === 'external' && valuesAt(output, path).some(says));

const says = (value: unknown): boolean =>
  typeof value === 'string' ? value.trim() !== '' : typeof value === 'object' && value !== null;
