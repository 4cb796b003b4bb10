import { assistantHubs } from '@talent-os/contracts/chat/providers.js';
import { DomainError, type Reader } from '@talent-os/service-kit';
import { hubOf } from '../providers/provider.rules.js';
import { offeredModels } from './choice.queries.js';
import { choiceAt, noChoice, type Choice } from './choice.rules.js';

/** `kept`: what the conversation keeps. A model that is gone is forgotten once that was said. */
type StoredChoice = Choice & { readonly kept: string | null };
type MessagePlace = { readonly hubContext: string; readonly health: boolean };
type ChosenModel = { readonly now?: string | undefined; readonly before: string | null };

/** Which model is to answer what is said somewhere. Refuses one that is chosen now and not offered any more. */
export async function keepChoice(
  db: Reader,
  { hubContext, health }: MessagePlace,
  { now, before }: ChosenModel,
): Promise<StoredChoice> {
  const chosenId = now ?? before;
  if (chosenId === null) return { ...noChoice, kept: null };
  const choice = choiceAt(chosenId, await offeredModels(db), { hub: hubOf(hubContext, assistantHubs), health });
  const isGone = choice.fallback === 'gone';
  if (isGone && now !== undefined) throw new DomainError('chat.model');
  return { ...choice, kept: isGone ? null : chosenId };
}
