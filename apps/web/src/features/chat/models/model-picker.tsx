import { NativeSelect } from '@mantine/core';
import { chooseModel, listModels } from '@talent-os/contracts/chat/models';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { steadyQuery } from '@/lib/query';
import { useCommand } from '@/lib/use-command';
import type { ChatContext } from '../chat-context';
import { useConversation } from '../conversation/talk-context';
import { setPanel, usePanel } from '../panel';
import { DEFAULT, hintOf, optionsOf } from './models.rules';
import css from './models.module.css';

/** Which model answers this conversation from the next message. Not there where the organization has none. */
export function ModelPicker({ context: { hubContext, path } }: { readonly context: ChatContext }) {
  const { sessionId } = useConversation();
  const { providerId } = usePanel();
  const hint = useId();
  const models = useQuery(steadyQuery(listModels, { hubContext, path, ...(sessionId && { sessionId }) }));
  const command = useCommand(chooseModel);
  const [picked, setPicked] = useState<string | null>(null);
  if (!models.data || models.data.items.length === 0) return null;
  const kept = sessionId ? models.data.chosenId : (providerId ?? null);
  const chosenId = command.loading ? picked : kept;
  const said = hintOf(models.data, chosenId);

  function choose(value: string): void {
    const next = value === DEFAULT ? null : value;
    setPicked(next);
    if (sessionId) command.mutate({ sessionId, providerId: next });
    else setPanel({ providerId: next ?? undefined });
  }

  return (
    <div className={css.picker}>
      <NativeSelect
        size="xs"
        variant="unstyled"
        className={css.select}
        aria-label="Model"
        {...(said && { 'aria-describedby': hint })}
        data={[...optionsOf(models.data)]}
        value={said ? DEFAULT : (chosenId ?? DEFAULT)}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
      {said && (
        <span id={hint} className={css.hint}>
          {said}
        </span>
      )}
    </div>
  );
}
