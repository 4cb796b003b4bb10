import { IconSparkles } from '@tabler/icons-react';
import { Suspense, use, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { lazyPage } from '@/lib/lazy-page';
import { useMe } from '@/lib/session';
import { useNarrow } from '@/lib/use-narrow';
import { AssistantBoundary } from './assistant-boundary';
import { ASSISTANT_PLACE } from './assistant-place';
import { isHiddenAt } from './hide-list';
import { setPanel, usePanel } from './panel';
import { useAssistantShown } from './visibility';
import { useCovering } from './use-covering';
import css from './assistant.module.css';

const chatWindow = lazyPage(() => import('./window/chat-window'));
const warm = () => void chatWindow.load().catch(() => undefined);

/** The floating button and the dialog behind it. The dialog's code comes when the pointer or the focus is near. */
export function Component() {
  const { pathname } = useLocation();
  return isHiddenAt(pathname) ? null : <Assistant path={pathname} />;
}

function Assistant({ path }: { readonly path: string }) {
  const { user } = useMe();
  const { open } = usePanel();
  const shown = useAssistantShown();
  const [used, setUsed] = useState(open);
  if (open && !used) setUsed(true);

  function start() {
    track('adaptiq_open_clicked', { path });
    setPanel({ open: true });
  }

  return (
    <>
      {!open && shown && <OpenButton onOpen={start} wasOpen={used} />}
      {used && (
        <AssistantBoundary>
          <Suspense>
            <ChatWindow key={user.id} />
          </Suspense>
        </AssistantBoundary>
      )}
    </>
  );
}

function ChatWindow() {
  const { Component: Loaded } = use(chatWindow.load());
  return <Loaded />;
}

/**
 * Takes the focus back when the dialog closes. It stands in the lower corner, withdraws into the gutter of the page where
 * it would lie over something and while people scroll, and in the header of a phone, where there is no gutter.
 */
function OpenButton({ onOpen, wasOpen }: { readonly onOpen: () => void; readonly wasOpen: boolean }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (wasOpen) button.current?.focus();
    // Only where it appears anew.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const withdrawn = useCovering();
  const inHeader = useNarrow() ? document.getElementById(ASSISTANT_PLACE) : null;
  const shown = (
    <button
      ref={button}
      type="button"
      className={inHeader ? css.inHeader : css.open}
      aria-label="AdaptIQ"
      data-withdrawn={withdrawn || undefined}
      aria-haspopup="dialog"
      onPointerEnter={warm}
      onFocus={warm}
      onClick={onOpen}
    >
      <IconSparkles size={18} aria-hidden />
      {!inHeader && <span className={css.name}>AdaptIQ</span>}
    </button>
  );
  return inHeader ? createPortal(shown, inHeader) : shown;
}

/** Announces what people do to scripts of this page that measure it; nothing leaves the browser from here. */
function track(name: 'adaptiq_open_clicked', facts: Readonly<Record<string, string>>): void {
  console.info(`[ANALYTICS] ${name}`, facts);
  window.dispatchEvent(new CustomEvent('analytics', { detail: { name, ...facts } }));
}
