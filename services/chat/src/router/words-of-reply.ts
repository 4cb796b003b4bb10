import { textsOf } from '@talent-os/contracts/chat/hub-texts.js';
import type { AppAbility } from '@talent-os/contracts';
import { toolsFor } from '../tools/tools-for.js';
import { questionFor } from './offers.js';

/** Answers of the assistant that come from no tool. */
export const says = {
  thanks: 'You are welcome.',
  cancelled: 'Cancelled. Nothing was changed.',
  nothingToCancel: 'There is nothing to cancel.',
  captured:
    'I keep this in our conversation. Goals and tasks you tell me are added to your productivity session; I do not set reminders.',
  unclear: 'I did not understand that. Did you mean one of these?',
  unknown:
    'I can only answer from the data of this platform, and I have nothing there that answers this. Here you can ask me, for example:',
  noChange:
    'I cannot make this change. I propose changes only where they are offered to me, and only with your rights. Here you can ask me, for example:',
  stopped: 'Say “cancel” to leave it.',
} as const;

const LISTED = 12;

/** What the assistant can do here, for this person: the hub's intro, then questions it answers and changes it proposes. */
export function* helpText(hub: string, ability: AppAbility): Generator<string> {
  const tools = toolsFor(ability).toSorted(
    (a, b) => Number(b.spec.hubs.includes(hub)) - Number(a.spec.hubs.includes(hub)),
  );
  yield `${textsOf(hub).intro}\n\n`;
  yield 'You can ask me, for example:\n\n';
  for (const tool of tools.filter(({ writes }) => !writes).slice(0, LISTED)) yield `- ${questionFor(tool)}\n`;
  const changes = tools.filter(({ writes }) => writes);
  if (changes.length === 0) return;
  yield '\nI can prepare these changes for your approval:\n\n';
  for (const { spec } of changes) yield `- ${spec.proposes!.title}\n`;
}
