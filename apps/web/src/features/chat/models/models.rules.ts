import { fallbacks, modelBarriers, type listModels } from '@talent-os/contracts/chat/models';
import type { ChatMessage } from '@talent-os/contracts/chat/messages';
import type { Output } from '@talent-os/contracts/define';
import { counted } from '@/lib/counted';

export type Models = Pick<Output<typeof listModels>, 'items' | 'defaultId'>;
export type Option = { readonly value: string; readonly label: string; readonly disabled: boolean };

/** Chosen where the organization's default answers. */
export const DEFAULT = '';

/** What can be chosen: the default first, by the name of the model it is; what is not available says why. */
export function optionsOf({ items, defaultId }: Models): readonly Option[] {
  const first = items.find(({ providerId }) => providerId === defaultId);
  return [
    { value: DEFAULT, label: first ? `Default: ${first.name}` : 'Default', disabled: false },
    ...items.map(({ providerId, name, barrier }) => ({
      value: providerId,
      label: barrier ? `${name} (${modelBarriers[barrier].toLowerCase()})` : name,
      disabled: barrier !== null,
    })),
  ];
}

/** Said beside a choice that does not count here; nothing where it does. */
export function hintOf({ items }: Models, chosenId: string | null): string | undefined {
  if (chosenId === null) return undefined;
  const chosen = items.find(({ providerId }) => providerId === chosenId);
  if (!chosen) return `${fallbacks.gone}; the default answers.`;
  return chosen.barrier ? `${fallbacks[chosen.barrier]}; the default answers here.` : undefined;
}

type AnswerOrigin = Pick<ChatMessage, 'answeredBy' | 'fallback'>;

/** Who wrote an answer, as people read it; nothing where platform data did and nothing else was chosen. */
export function writerOf({ answeredBy, fallback }: AnswerOrigin): string | undefined {
  const writer = answeredBy ? `Answered by ${answeredBy.name}` : undefined;
  if (!fallback) return writer;
  return `${fallbacks[fallback]}; ${answeredBy?.name ?? 'platform data'} answered.`;
}

/** What the answer took, for those who want to know. */
export function tokensOf({ answeredBy }: AnswerOrigin): string | undefined {
  if (!answeredBy) return undefined;
  const { model, promptTokens, completionTokens, estimated } = answeredBy;
  return `${model}, ${estimated ? 'about ' : ''}${counted(promptTokens + completionTokens, 'tokens')}`;
}
