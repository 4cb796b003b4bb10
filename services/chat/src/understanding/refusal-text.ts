import { admits, type AppAbility, type Operation } from '@talent-os/contracts';
import { gates } from '@talent-os/contracts/access/gates.js';
import { refusalText } from '../tools/refusal.rules.js';
import { keptText } from './kept.js';
import type { Refusal } from './refusal.js';
import { says } from './words-of-reply.js';

const platforms = {
  sales: gates['sales.platform'],
  healthcare: gates['healthcare.platform'],
  cyber: gates['cyber.platform'],
} as const;

/** What people read of an operation that is not theirs: as on the screens, an industry's platform speaks before its parts. */
function closedText({ service, access }: Operation, ability: AppAbility): string {
  const platform = service in platforms ? platforms[service as keyof typeof platforms] : undefined;
  return platform && !admits(ability, platform.rule) ? platform.fallback : refusalText(access, ability);
}

/** Why a question is not answered, as people read it. */
export function refusalInWords(refusal: Refusal, ability: AppAbility): string {
  switch (refusal.why) {
    case 'closed':
      return closedText(refusal.operation, ability);
    case 'kept':
      return refusal.ofOthers ? keptText(refusal.operation, ability) : says.kept;
    case 'own':
      return `I cannot tell you that about somebody else: of ${refusal.many} you see only your own and what is shared with you.`;
  }
}
