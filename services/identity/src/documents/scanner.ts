import { z } from 'zod';

const Settings = z.object({
  /** ClamAV's daemon, `tcp://clamav:3310`; without one files are told by their first bytes alone. */
  CLAMD_URL: z.url({ protocol: /^tcp$/ }).optional(),
});

/** Where files are scanned; nothing where no scanner is set up. Throws, naming the variable, where it is wrong. */
export function scannerOf(environment: NodeJS.ProcessEnv = process.env): URL | undefined {
  const { CLAMD_URL } = Settings.parse({ CLAMD_URL: environment.CLAMD_URL || undefined });
  return CLAMD_URL === undefined ? undefined : new URL(CLAMD_URL);
}
