import { FocusTrap } from '@mantine/core';
import { useId, useRef } from 'react';
import { useCurrentRoute } from '@/lib/use-current-route';
import { hueOf } from '@/ui/theme/hub-looks';
import { TalkProvider } from '../conversation/talk-context';
import { HistoryView } from '../history/history-view';
import { setPanel, usePanel } from '../panel';
import { assistantTitle, useChatContext } from '../chat-context';
import { ChatView } from './chat-view';
import { DockHandle } from './dock-handle';
import { useDock, useDockRoom, useDockWidth } from './dock';
import { TitleBar } from './title-bar';
import { useEscape } from './use-escape';
import { lazyPart } from '@/ui/loading/lazy-part';
import css from './chat-window.module.css';

const SettingsView = lazyPart(async () => (await import('../settings/settings-view')).SettingsView);

/** The assistant's dialog with its conversation, which goes on while the dialog is closed. Docked, the work goes on beside it. */
export function Component() {
  const { open } = usePanel();
  return <TalkProvider>{open && <Dialog />}</TalkProvider>;
}

function Dialog() {
  const { view, expanded } = usePanel();
  const context = useChatContext();
  const hub = useCurrentRoute()?.hub ?? 'home';
  const title = useId();
  const dialog = useRef<HTMLElement>(null);
  const { docked } = useDock();
  useDockRoom(docked, useDockWidth());
  useEscape(dialog, () => setPanel({ open: false }), docked);

  return (
    <FocusTrap active={!docked} innerRef={dialog}>
      <section
        role="dialog"
        {...(docked ? { 'data-docked': true } : { 'aria-modal': true })}
        aria-labelledby={title}
        className={css.window}
        style={hueOf(hub)}
        data-expanded={expanded || undefined}
      >
        {docked && <DockHandle />}
        <TitleBar id={title} title={assistantTitle(context)} />
        {view === 'history' && <HistoryView />}
        {view === 'settings' && <SettingsView />}
        {view === 'chat' && <ChatView context={context} />}
      </section>
    </FocusTrap>
  );
}
