import { ActionIcon } from '@mantine/core';
import type { ChatMessage } from '@talent-os/contracts/chat/messages';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { siblingsOf } from '../conversation/branches.rules';
import { useConversation, useTalk } from '../conversation/talk-context';
import css from './message.module.css';

const button = { variant: 'subtle', color: 'gray', size: 'sm' } as const;

type BranchSwitchProps = { readonly message: ChatMessage; readonly disabled: boolean };

/** The version that was just switched to, and how: its switch takes the focus over from the one that is gone. */
let arriving: { readonly id: string; readonly step: -1 | 1 } | undefined;

/** Which of several versions of a message is shown, and the way to the others. */
export function BranchSwitch({ message, disabled }: BranchSwitchProps) {
  const { showBranch } = useTalk();
  const back = useRef<HTMLButtonElement>(null);
  const on = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (arriving?.id !== message.id) return;
    const [same, other] = arriving.step < 0 ? [back, on] : [on, back];
    arriving = undefined;
    (same.current?.disabled ? other : same).current?.focus();
  }, [message.id]);
  const siblings = siblingsOf(useConversation().messages, message);
  const at = siblings.findIndex(({ id }) => id === message.id);
  if (siblings.length < 2 || at === -1) return null;
  const before = siblings[at - 1];
  const after = siblings[at + 1];

  function go(to: ChatMessage | undefined, step: -1 | 1): void {
    if (!to) return;
    arriving = { id: to.id, step };
    showBranch(to.id);
  }

  return (
    <span className={css.branches} role="group" aria-label="Versions">
      <ActionIcon
        ref={back}
        {...button}
        aria-label="Previous version"
        disabled={disabled || !before}
        onClick={() => go(before, -1)}
      >
        <IconChevronLeft size={14} />
      </ActionIcon>
      <span className="num">
        {at + 1}/{siblings.length}
      </span>
      <ActionIcon
        ref={on}
        {...button}
        aria-label="Next version"
        disabled={disabled || !after}
        onClick={() => go(after, 1)}
      >
        <IconChevronRight size={14} />
      </ActionIcon>
    </span>
  );
}
