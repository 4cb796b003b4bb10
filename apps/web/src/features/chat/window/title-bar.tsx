import { ActionIcon } from '@mantine/core';
import {
  IconArrowsMaximize,
  IconArrowsMinimize,
  IconHistory,
  IconLayoutSidebarRight,
  IconPictureInPicture,
  IconPlus,
  IconSettings,
  IconX,
  type Icon,
} from '@tabler/icons-react';
import { useTalk } from '../conversation/talk-context';
import { setPanel, usePanel } from '../panel';
import { ConversationMenu } from '../sharing/conversation-menu';
import { setUndocked, useDock } from './dock';
import css from './chat-window.module.css';

/** The head of the dialog: its name, a new conversation, the history, the size, the way out. */
export function TitleBar({ id, title }: { readonly id: string; readonly title: string }) {
  const { view, expanded } = usePanel();
  const { startNew } = useTalk();
  const { possible, docked } = useDock();
  const inHistory = view === 'history';
  const inSettings = view === 'settings';
  return (
    <header role="presentation" className={css.bar}>
      <h2 id={id} className={css.title}>
        {title}
      </h2>
      <BarButton label="New chat" icon={IconPlus} onClick={startNew} />
      {!inHistory && <ConversationMenu />}
      <BarButton
        label="Chat history"
        icon={IconHistory}
        pressed={inHistory}
        onClick={() => setPanel({ view: inHistory ? 'chat' : 'history' })}
      />
      <BarButton
        label="Assistant settings"
        icon={IconSettings}
        pressed={inSettings}
        onClick={() => setPanel({ view: inSettings ? 'chat' : 'settings' })}
      />
      {possible && !expanded && (
        <BarButton
          label={docked ? 'Undock' : 'Dock'}
          icon={docked ? IconPictureInPicture : IconLayoutSidebarRight}
          onClick={() => setUndocked(docked)}
        />
      )}
      <BarButton
        label={expanded ? 'Minimize' : 'Expand'}
        icon={expanded ? IconArrowsMinimize : IconArrowsMaximize}
        className={css.size}
        onClick={() => setPanel({ expanded: !expanded })}
      />
      <BarButton label="Close" icon={IconX} onClick={() => setPanel({ open: false })} />
    </header>
  );
}

type BarButtonProps = {
  readonly label: string;
  readonly icon: Icon;
  readonly pressed?: boolean;
  readonly className?: string | undefined;
  readonly onClick: () => void;
};

function BarButton({ label, icon: BarIcon, pressed, className, onClick }: BarButtonProps) {
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="lg"
      aria-label={label}
      title={label}
      {...(pressed !== undefined && { 'aria-pressed': pressed })}
      {...(className !== undefined && { className })}
      onClick={onClick}
    >
      <BarIcon size={17} />
    </ActionIcon>
  );
}
