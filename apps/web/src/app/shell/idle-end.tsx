import { Button, Group, Text } from '@mantine/core';
import { logout } from '@talent-os/contracts/identity/auth';
import { useEffect, useState } from 'react';
import { lastActivity, noteActivity, onActivity } from '@/lib/activity';
import { call } from '@/lib/api';
import { counted } from '@/lib/counted';
import { useMe } from '@/lib/session';
import { dropTokens } from '@/lib/tokens';
import { Dialog } from '@/ui/dialog/dialog';

/** So long before the end people are warned, in milliseconds. */
const WARNED_MS = 60_000;

/** Ends the session of a browser in which nobody does anything, after a warning. What was typed stays as a draft. */
export function IdleEnd() {
  const { sessionIdleMinutes } = useMe();
  const seconds = useIdleEnd(sessionIdleMinutes * 60_000);
  if (seconds === undefined) return null;
  return (
    <Dialog title="Are you still there?" size="sm" onClose={noteActivity}>
      <Text size="sm" role="timer" aria-live="off">
        Nothing has happened here for a while. You are signed out in {counted(seconds, 'seconds', 'second')}.
      </Text>
      <Group justify="flex-end" mt="md">
        <Button data-autofocus onClick={noteActivity}>
          Stay signed in
        </Button>
      </Group>
    </Dialog>
  );
}

/** The seconds left, while people are warned. */
function useIdleEnd(idleMs: number): number | undefined {
  const [seconds, setSeconds] = useState<number>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      clearTimeout(timer);
      const left = lastActivity() + idleMs - Date.now();
      if (left <= 0) return end();
      const isWarned = left <= WARNED_MS;
      setSeconds(isWarned ? Math.ceil(left / 1000) : undefined);
      timer = setTimeout(look, isWarned ? 1000 : left - WARNED_MS);
    };
    // A computer that wakes up hears of its owner first: that they are back does not undo that they were away.
    const stop = onActivity(() => {
      if (lastActivity() + idleMs <= Date.now()) return look();
      const wasWarned = lastActivity() + idleMs - Date.now() <= WARNED_MS;
      noteActivity();
      if (wasWarned) look();
    });
    noteActivity();
    look();
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [idleMs]);
  return seconds;
}

function end(): void {
  const leave = () => dropTokens('idle');
  call(logout, {}).then(leave, leave);
}
