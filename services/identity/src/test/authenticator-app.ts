import { codeAt, PERIOD_S } from '../second-factor/totp.js';

/**
 * The codes that an app shows, all of one moment: which of them is earlier than another does not change while a test
 * runs. The code of `next` and the one before it are both taken for the thirty seconds that follow.
 */
export function authenticatorApp(secret: string, moment = Date.now()) {
  const shown = (steps: number) => codeAt(secret, new Date(moment + steps * PERIOD_S * 1000));
  return { code: shown(0), next: shown(1) };
}
