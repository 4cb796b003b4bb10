import type { Industry } from '@talent-os/contracts';
import { healthHubs } from '@talent-os/contracts/chat/providers.js';
import { chatContextOf } from '@talent-os/contracts/navigation/chat-context.js';

/** Modules whose recordings may hold health information, as hubs, paths and modules spell them. */
const HEALTH = new Set<string>([...healthHubs, 'health-tech', 'healthcare']);

type RecordingOrigin = {
  readonly moduleContext?: string | null | undefined;
  /** The path of the screen. */
  readonly path?: string | null | undefined;
  /** Where the person works. */
  readonly industry: Industry;
};

/**
 * Whether a recording counts as health information: nobody can tell what it says before it is heard, so where it is made
 * and by whom decides. The path decides as the server reads it, whatever module the client names.
 */
export const mayTellOfHealth = ({ moduleContext, path, industry }: RecordingOrigin): boolean =>
  industry === 'HEALTHCARE' ||
  HEALTH.has(moduleContext?.trim().toLowerCase() ?? '') ||
  (Boolean(path) && HEALTH.has(chatContextOf(path!).hub));
