import { Switch } from '@mantine/core';
import { switchMemory, type Memory } from '@talent-os/contracts/chat/memories';
import { useState } from 'react';
import { freshOf } from '@/lib/fresh';
import { useCommand } from '@/lib/use-command';
import { setPanel, usePanel } from '../panel';
import { ForgetDialog } from './forget-dialog';
import { MemoryDialog } from './memory-dialog';
import { MemoryList } from './memory-list';
import type { OnMemoryAction } from './memory-row';
import css from './settings.module.css';

type MemorySettingsProps = { readonly enabled: boolean; readonly items: readonly Memory[] };
type OpenedDialog = { readonly deed: Parameters<OnMemoryAction>[0]; readonly memory?: Memory | undefined };

/** Whether the assistant remembers, and everything it does: to be read, changed and forgotten. */
export function MemorySettings({ enabled, items }: MemorySettingsProps) {
  const { draft } = usePanel();
  const toggle = useCommand(switchMemory);
  const [chosen, setOpened] = useState<OpenedDialog>();
  const begun: OpenedDialog | undefined = draft !== undefined && enabled ? { deed: 'keep' } : undefined;
  const { deed, memory } = chosen ?? begun ?? {};
  const close = () => {
    setOpened(undefined);
    setPanel({ draft: undefined });
  };
  return (
    <div className={css.settings}>
      <Switch
        label="Remember what I ask it to"
        description="Only what you approve, and only for you: nobody else reads it, administrators included. A model your organization uses is told of it like of what you type."
        checked={enabled}
        disabled={toggle.loading}
        onChange={({ currentTarget }) => toggle.mutate({ enabled: currentTarget.checked })}
      />
      {(enabled || items.length > 0) && (
        <MemoryList
          enabled={enabled}
          items={items}
          onDeed={(next, about) => setOpened({ deed: next, memory: about })}
        />
      )}
      {deed === 'keep' && <MemoryDialog memory={memory && freshOf(memory, items)} begun={draft} onClose={close} />}
      {deed === 'forget' && <ForgetDialog memory={memory} onClose={close} />}
    </div>
  );
}
