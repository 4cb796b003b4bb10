/** Errors of the authorization server (RFC 6749), in words for the person in front of them. */
const reasons: Readonly<Record<string, string>> = {
  expired: 'Its request was answered already, or is older than ten minutes. Start again in the application.',
  invalid_client: 'It is not known here. Remove the connection in the application and add it again.',
  invalid_redirect_uri: 'It wanted you sent to an address it had not named before.',
  invalid_target: 'It asked for something else than /api/mcp.',
  access_denied: 'The approval was not taken up in the browser it was given in. Start again in the application.',
  temporarily_unavailable: 'Talent OS could not be asked just now. Try again in a moment.',
};

/** Why an application was not let in. */
export const whyRefused = (error: string | null): string =>
  reasons[error ?? ''] ?? 'Its request was not complete. Start again in the application; if it stays, tell its maker.';
