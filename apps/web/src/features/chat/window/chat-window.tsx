import { FocusTrap } from '@mantine/core';
import { useId, useRef } from 'react';
import { useCurrentRoute } from '../../../lib/use-current-route';
import { hueOf } from '../../../ui/hub-looks';
import { TalkProvider } from '../conversation/talk-context';
import { HistoryView } from '../history/history-view';
import { setPanel, usePanel } from '../panel';
import { assistantTitle, useChatContext } from '../chat-context';
import { ChatView } from './chat-view';
import { TitleBar } from './title-bar';
import { useEscape } from './use-escape';
import css from './chat-window.module.css';

/** The assistant's dialog with its conversation, which goes on while the dialog is closed. */
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
  useEscape(dialog, () => setPanel({ open: false }));

  return (
    <FocusTrap active innerRef={dialog}>
      <section
        role="dialog"
        aria-modal="true"
        aria-labelledby={title}
        className={css.window}
        style={hueOf(hub)}
        data-expanded={expanded || undefined}
      >
        <TitleBar id={title} title={assistantTitle(context)} />
        {view === 'history' ? <HistoryView /> : <ChatView context={context} />}
      </section>
    </FocusTrap>
  );
}
