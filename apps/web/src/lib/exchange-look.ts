import type { Operation } from '@talent-os/contracts/define';
import { renewBreakGlass, type BreakGlassToken } from '@talent-os/contracts/identity/break-glass';
import { refusalFrom } from './api-error';
import { currentLook } from './break-glass';
import { homeToken, keepLookToken } from './tokens';

type Send = (operation: Operation, input: unknown, token: string | null) => Promise<Response>;

/** The session at home gets the next token of a look, as long as that lasts; false where it has ended. */
export async function exchangeLook(send: Send, exchangeCookie: () => Promise<boolean>): Promise<boolean> {
  const { organizationId, breakGlassId } = currentLook()!;
  const ask = () => send(renewBreakGlass, { organizationId, breakGlassId }, homeToken());
  let response = await ask();
  if (response.status === 401 && (await exchangeCookie())) response = await ask();
  if (response.status >= 500) throw await refusalFrom(response);
  if (!response.ok) return false;
  keepLookToken((await response.json()) as BreakGlassToken);
  return true;
}
