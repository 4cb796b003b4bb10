/** How long an access token lives, in milliseconds, by the server's own two times in it; nothing where it says neither. */
export function spanOfToken(token: string): number | undefined {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const { iat, exp } = JSON.parse(atob(payload)) as { iat?: unknown; exp?: unknown };
    return typeof iat === 'number' && typeof exp === 'number' && exp > iat ? (exp - iat) * 1_000 : undefined;
  } catch {
    return undefined;
  }
}

/**
 * When a token that has just come ends by the clock of this browser, which may differ from the server's: what is counted
 * from here is the span. Where it names none, what the server says stands.
 */
export function expiryHere(token: string, expiresAt: string, now = Date.now()): string {
  const span = spanOfToken(token);
  return span === undefined ? expiresAt : new Date(now + span).toISOString();
}
