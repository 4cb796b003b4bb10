import { FocusTrap } from '@mantine/core';
import { useId, type KeyboardEvent } from 'react';
import { useHere } from '../../shell/here';
import { hueOf } from '../../shell/hub-looks';
import { TalkProvider } from '../conversation/talk-context';
import { HistoryView } from '../history/history-view';
import { setPanel, usePanel } from '../panel';
import { assistantTitle, usePlace } from '../place';
import { ChatView } from './chat-view';
import { TitleBar } from './title-bar';
import css from './chat-window.module.css';

/** The assistant's dialog with its conversation, which goes on while the dialog is closed. */
export function Component() {
  const { open } = usePanel();
  return <TalkProvider>{open && <Dialog />}</TalkProvider>;
}

function Dialog() {
  const { view, expanded } = usePanel();
  const place = usePlace();
  const hub = useHere()?.hub ?? 'home';
  const title = useId();

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.stopPropagation();
    setPanel({ open: false });
  }

  return (
    <FocusTrap active>
      {/* Escape leaves a dialog from wherever the focus is in it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <section
        role="dialog"
        aria-modal="true"
        aria-labelledby={title}
        className={css.window}
        style={hueOf(hub)}
        data-expanded={expanded || undefined}
        onKeyDown={onKeyDown}
      >
        <TitleBar id={title} title={assistantTitle(place)} />
        {view === 'history' ? <HistoryView /> : <ChatView place={place} />}
      </section>
    </FocusTrap>
  );
}
