import type { Fallback, modelBarriers } from '@talent-os/contracts/chat/models.js';
import type { Provider } from '../providers/provider.js';
import { maySee } from '../providers/provider.rules.js';

export type ModelPolicy = Pick<Provider, 'id' | 'allowedHubs' | 'baaSigned' | 'phi'>;
/** Where something is said: the hub as providers are limited to it, and whether the conversation holds health information. */
export type Place = { readonly hub: string; readonly health: boolean };

/** What keeps a model from reading what is said somewhere; nothing where it may. */
export function barrierOf(provider: ModelPolicy, { hub, health }: Place): keyof typeof modelBarriers | null {
  if (!provider.allowedHubs.includes(hub)) return 'hub';
  return maySee(provider, hub, health) ? null : 'health';
}

/** The model to ask first, and why it is not the chosen one. */
export type Choice = { readonly providerId: string | null; readonly fallback: Fallback | null };
export const noChoice: Choice = { providerId: null, fallback: null };

/** What a choice comes to somewhere. A model that is gone, or may not read what is said there, is not asked. */
export function choiceAt(chosenId: string | null, offered: readonly ModelPolicy[], place: Place): Choice {
  if (chosenId === null) return noChoice;
  const chosen = offered.find(({ id }) => id === chosenId);
  const fallback = chosen ? barrierOf(chosen, place) : 'gone';
  return fallback ? { providerId: null, fallback } : { providerId: chosenId, fallback };
}

/** The chosen model first, the others in the organization's order. */
export const chosenFirst = <P extends { readonly id: string }>(providers: readonly P[], chosenId: string | null): P[] =>
  providers.toSorted((a, b) => Number(b.id === chosenId) - Number(a.id === chosenId));
