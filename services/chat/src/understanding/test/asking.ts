import { abilityFor, type Role } from '@talent-os/contracts';
import { principalOf } from '../../tools/test/callers.js';
import { refusalInWords } from '../refusal-text.js';
import { turnedAway } from '../turned-away.js';
import { understand } from '../understand.js';
import { plain } from '../words.js';
import { companyOf } from './company.js';

/** What becomes of a question by somebody of a role, in a company that is made up: a refusal's text, or how it ends. */
export async function asking(role: Role, hub: string, text: string): Promise<string> {
  const ability = abilityFor(principalOf(role));
  const away = turnedAway(plain(text), { hub, ability, today: '2026-11-20' });
  if (away) return away.text;
  const found = await understand(plain(text), { ...companyOf(undefined, role).scene, hub });
  if (found.kind === 'denied') return refusalInWords(found.refusal, ability);
  return found.kind === 'answer' ? `answered from ${found.reading.source.operation.name}` : found.kind;
}
