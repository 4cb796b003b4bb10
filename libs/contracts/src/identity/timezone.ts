import { z } from 'zod';

/** Whether the clocks of this machine know a timezone by its IANA name. */
function isKnown(name: string): boolean {
  try {
    const known = new Intl.DateTimeFormat('en', { timeZone: name });
    return /^[A-Za-z_]+(\/[A-Za-z0-9_+-]+)*$/.test(name) && known.resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** A timezone by its IANA name. */
export const timezone = () => z.string().max(60).refine(isKnown, 'Please choose a time zone of the list');
