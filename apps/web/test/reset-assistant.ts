import { act } from '@testing-library/react';
import { setPanel } from '../src/features/chat/panel';
import { showAssistant } from '../src/features/chat/visibility';
import { dropSession } from '../src/lib/tokens';

/** Nobody is signed in, nothing is remembered, and the assistant is closed. */
export const resetAssistant = (): void =>
  act(() => {
    dropSession();
    sessionStorage.clear();
    localStorage.clear();
    showAssistant(true);
    setPanel({ open: false, expanded: false, view: 'chat', sessionId: undefined, mode: null });
  });
