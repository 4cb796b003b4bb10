import { createHmac } from 'node:crypto';
import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from './people.ts';

/** Answers, whenever a page asks somebody of the demo to confirm who they are: shared sessions are older than five minutes. */
export const confirmWhenAsked = (page: Page): Promise<void> => {
  const dialog = page.getByRole('dialog', { name: 'Please confirm that it is you' });
  return page.addLocatorHandler(dialog, async () => {
    await dialog.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
    await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
  });
};

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The code an authenticator app shows for a key, so many steps of thirty seconds from now. Source: RFC 6238. */
export function codeOf(key: string, steps = 0): string {
  const bits = [...key.replaceAll(' ', '')].map((sign) => BASE32.indexOf(sign).toString(2).padStart(5, '0')).join('');
  const secret = Buffer.from(bits.match(/.{8}/g)!.map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + steps));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const number = mac.readUInt32BE(mac.at(-1)! & 0xf) & 0x7f_ff_ff_ff;
  return String(number % 1_000_000).padStart(6, '0');
}
