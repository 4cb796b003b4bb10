import { Button } from '@mantine/core';
import { IconEyeExclamation } from '@tabler/icons-react';
import { endBreakGlass, type BreakGlassToken } from '@talent-os/contracts/identity/break-glass';
import { useEffect } from 'react';
import { leaveLook } from '@/lib/break-glass';
import { counted } from '@/lib/counted';
import { useCommand } from '@/lib/use-command';
import { useNow } from '@/lib/use-now';
import css from './break-glass-bar.module.css';

const MINUTE_MS = 60_000;

type BarProps = { readonly look: BreakGlassToken };

/** Stays on every screen of an organization that somebody of the platform looks into: where they are, how long, and the way out. */
export function BreakGlassBar({ look: { organization, breakGlassId, until } }: BarProps) {
  const left = Date.parse(until) - useNow();
  const { run, loading } = useCommand(endBreakGlass);
  const isOver = left <= 0;
  useEffect(() => {
    if (isOver) leaveLook();
  }, [isOver]);
  return (
    <section className={css.bar} aria-label="Break-glass" data-glass>
      <IconEyeExclamation size={18} stroke={1.8} aria-hidden />
      <p className={css.text}>
        <b>You are looking into {organization}</b>
        <span className={css.more}> Reading only; its administrators know, and every read is recorded.</span>
      </p>
      <span className={css.left}>{counted(Math.max(1, Math.ceil(left / MINUTE_MS)), 'minutes')} left</span>
      <Button
        size="compact-sm"
        variant="white"
        color="red.9"
        loading={loading}
        onClick={() => void run({ breakGlassId }).then(leaveLook, () => undefined)}
      >
        End now
      </Button>
    </section>
  );
}
