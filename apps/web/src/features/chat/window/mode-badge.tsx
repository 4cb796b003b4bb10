import type { Mode } from '@talent-os/contracts/chat/parts';
import type { CSSProperties } from 'react';
import css from './chat-window.module.css';

const badges: Readonly<Partial<Record<Mode, { readonly text: string; readonly tone: string }>>> = {
  'platform-data': {
    text: 'No AI model configured: answers come from platform data',
    tone: 'var(--tone-info)',
  },
  degraded: {
    text: 'The AI model is not available right now: answers come from platform data',
    tone: 'var(--tone-warning)',
  },
};

/** Says, for as long as it is so, that no model writes the answers. */
export function ModeBadge({ mode }: { readonly mode: Mode | null }) {
  const badge = mode && badges[mode];
  if (!badge) return null;
  return (
    <p className={css.badge} style={{ '--tone': badge.tone } as CSSProperties} data-mode={mode}>
      {badge.text}
    </p>
  );
}
