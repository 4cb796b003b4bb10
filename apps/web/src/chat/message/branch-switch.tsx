import { ActionIcon } from '@mantine/core';
import type { ChatMessage } from '@talent-os/contracts/chat/messages';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { siblingsOf } from '../conversation/branches.rules';
import { useConversation, useTalk } from '../conversation/talk-context';
import css from './message.module.css';

type BranchSwitchProps = { readonly message: ChatMessage; readonly disabled: boolean };

/** Which of several versions of a message is shown, and the way to the others. */
export function BranchSwitch({ message, disabled }: BranchSwitchProps) {
  const { showBranch } = useTalk();
  const siblings = siblingsOf(useConversation().messages, message);
  const at = siblings.findIndex(({ id }) => id === message.id);
  if (siblings.length < 2 || at === -1) return null;
  const before = siblings[at - 1];
  const after = siblings[at + 1];
  return (
    <span className={css.branches} role="group" aria-label="Versions">
      <ActionIcon
        variant="subtle"
        color="gray"
        size="sm"
        aria-label="Previous version"
        disabled={disabled || !before}
        onClick={() => before && showBranch(before.id)}
      >
        <IconChevronLeft size={14} />
      </ActionIcon>
      <span className="num">
        {at + 1}/{siblings.length}
      </span>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="sm"
        aria-label="Next version"
        disabled={disabled || !after}
        onClick={() => after && showBranch(after.id)}
      >
        <IconChevronRight size={14} />
      </ActionIcon>
    </span>
  );
}
