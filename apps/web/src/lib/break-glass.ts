import type { BreakGlassToken } from '@talent-os/contracts/identity/break-glass';
import { expiryHere } from './token-span';

const KEY = 'break_glass';

/**
 * A look into another organization belongs to its tab and ends with it: the other tabs, and what the browser keeps of the
 * session, stay at home. Each begin and end loads the page anew, so that nothing that was read crosses over.
 */
let known: BreakGlassToken | undefined | null = null;

/** The look of this tab; nothing where there is none. */
export function currentLook(): BreakGlassToken | undefined {
  if (known !== null) return known;
  try {
    known = (JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as BreakGlassToken | null) ?? undefined;
  } catch {
    known = undefined;
  }
  return known;
}

/** Keeps a newer token of the look. */
export function keepLook(given: BreakGlassToken): void {
  const look = { ...given, expiresAt: expiryHere(given.accessToken, given.expiresAt) };
  known = look;
  try {
    sessionStorage.setItem(KEY, JSON.stringify(look));
  } catch {
    // The look lasts as long as the page.
  }
}

/** Begins a look: the tab starts anew inside the organization. */
export function enterLook(look: BreakGlassToken): void {
  keepLook(look);
  location.assign('/');
}

export function forgetLook(): void {
  known = undefined;
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}

/** Goes home, to the screen about the organization that was looked into. */
export function leaveLook(): void {
  const organizationId = currentLook()?.organizationId;
  forgetLook();
  location.assign(organizationId ? `/admin/organizations/${organizationId}` : '/');
}
