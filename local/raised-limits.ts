/**
 * Limits as tests and benches set them, for every product they start: they do in a minute what people do in a day, all
 * from one address. A test of a limit sets its own.
 */
export const RAISED_LIMITS: Readonly<Record<string, string>> = {
  RATE_LIMIT_PER_MINUTE: '1000000000',
  RATE_LIMIT_DIRECTORY_PER_MINUTE: '1000000000',
  RATE_LIMIT_CHAT_PER_MINUTE: '1000000000',
  RATE_LIMIT_SIGN_IN_FAILURES: '1000000000',
  RATE_LIMIT_REGISTER_PER_MINUTE: '1000000000',
  RATE_LIMIT_BYTES_PER_MINUTE: '1000000000000',
};
