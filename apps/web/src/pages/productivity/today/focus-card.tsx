import { Button, TextInput } from '@mantine/core';
import { IconPlayerPlay, IconPlayerStop } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { FOCUS, getFocus, stopFocus, type FocusSession } from '@talent-os/contracts/productivity/focus';
import { createSession } from '@talent-os/contracts/productivity/sessions';
import { useEffect, useState } from 'react';
import { minutesText } from '@/lib/format';
import { query } from '@/lib/query';
import { useCommand } from '@/lib/use-command';
import { useCommandForm } from '@/lib/use-command-form';
import { Card } from '@/ui/page/card';
import { Loaded } from '@/ui/loading/loaded';
import { SubmitForm } from '@/ui/form/submit-form';
import { clockOf } from './clock.rules';
import css from './today.module.css';

/** The timer. It runs on the server: a reload, another tab or another device shows the same one. */
export function FocusCard() {
  const focus = useQuery(query(getFocus, {}));
  return (
    <Card title="Focus session">
      <Loaded query={focus} skeletons={1} skeletonHeight={96}>
        {({ running, recent, minutesToday, minutesThisWeek }) => (
          <div className={css.timer}>
            {running ? <Running session={running} /> : <Start />}
            <p className={css.meta}>
              {minutesText(minutesToday)} today, {minutesText(minutesThisWeek)} this week
              {recent[0] && `. Last: ${recent[0].goals[0] ?? 'a session'}, ${minutesText(recent[0].minutes)}`}
            </p>
          </div>
        )}
      </Loaded>
    </Card>
  );
}

function Start() {
  const { field, state, loading } = useCommandForm(createSession, {
    initial: { goal: '' },
    toInput: ({ goal }) => ({
      sessionType: FOCUS,
      hubContext: 'productivity',
      goals: goal.trim() ? [goal] : [],
      metadata: { source: 'timer', integratedChat: false },
    }),
    failed: 'The session could not be started',
  });
  return (
    <SubmitForm state={state}>
      <TextInput label="What do you focus on?" placeholder="One thing" maxLength={500} {...field('goal')} />
      <Button type="submit" leftSection={<IconPlayerPlay size={16} />} loading={loading}>
        Start
      </Button>
    </SubmitForm>
  );
}

function Running({ session }: { readonly session: FocusSession }) {
  const now = useNow();
  const stop = useCommand(stopFocus, {
    done: ({ minutes }) => `${minutesText(minutes)} of focus`,
  });
  return (
    <>
      {session.goals[0] && <span className={css.name}>{session.goals[0]}</span>}
      <p className={css.clock} role="timer" aria-label="Time in focus">
        {clockOf(session.startedAt, now)}
      </p>
      <Button
        variant="default"
        leftSection={<IconPlayerStop size={16} />}
        loading={stop.loading}
        onClick={() => stop.mutate({ focusSessionId: session.id })}
      >
        Stop
      </Button>
    </>
  );
}

/** The time, told anew every second. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
