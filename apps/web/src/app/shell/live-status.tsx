import { Button } from '@mantine/core';
import { useLive } from './use-live';
import css from './live-status.module.css';

/** Says so, quietly, when live updates have stopped for good. */
export function LiveStatus() {
  const { state, reconnect } = useLive();
  return (
    <div role="status" className={css.corner} data-live={state}>
      {state === 'paused' && (
        <div className={css.note}>
          Live updates are paused
          <Button size="compact-xs" variant="subtle" onClick={reconnect}>
            Reconnect
          </Button>
        </div>
      )}
    </div>
  );
}
