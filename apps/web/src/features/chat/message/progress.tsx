import { Button, Loader, VisuallyHidden } from '@mantine/core';
import { THINKING } from '../conversation/answer.rules';
import type { Activity } from '../conversation/state';
import { useTalk } from '../conversation/talk-context';
import css from './message.module.css';

type ProgressProps = {
  readonly activity: Activity;
  readonly hubTitle: string;
  /** Something of the answer is there already. */
  readonly begun: boolean;
};

/** What is going on while an answer is on its way, and what keeps it from arriving. */
export function Progress({ activity: { status, connection, stopping }, hubTitle, begun }: ProgressProps) {
  const { reconnect } = useTalk();
  if (connection === 'lost')
    return (
      <p className={css.note} role="alert">
        The connection to this answer was lost; it is still being written.
        <Button size="compact-xs" variant="default" onClick={reconnect}>
          Reconnect
        </Button>
      </p>
    );
  const doing = stopping ? 'Stopping...' : connection === 'trouble' ? 'Reconnecting...' : status;
  return (
    <div className={css.progress} role="status">
      <Loader size={14} aria-hidden />
      <div>
        {/* What can be read already speaks for itself. */}
        {begun && doing === THINKING ? <VisuallyHidden>{doing}</VisuallyHidden> : <p>{doing}</p>}
        {!begun && <p className={css.context}>Generating response with context from {hubTitle}...</p>}
      </div>
    </div>
  );
}
