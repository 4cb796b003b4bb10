import { Button, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import {
  getSelfIdentification,
  setSelfIdentification,
  UNDISCLOSED,
} from '@talent-os/contracts/talent/self-identification';
import { query } from '@/lib/query';
import { useCommand } from '@/lib/use-command';
import { AppLink } from '@/ui/button/app-link';
import { Card } from '@/ui/page/card';

/** Asks who has applied for the first time, once: whatever they answer, it is not asked again. */
export function SelfQuestion() {
  const { data } = useQuery(query(getSelfIdentification, {}));
  const set = useCommand(setSelfIdentification, { done: 'You are not asked again' });
  if (!data?.asks) return null;
  return (
    <Card
      title="Two voluntary questions"
      description="They help to see whether everybody gets a fair chance here. Nobody who hires sees your answers, and they change nothing about your application."
    >
      <Group>
        <Button component={AppLink} to="/candidate/settings/privacy#self">
          Answer
        </Button>
        <Button
          variant="default"
          loading={set.loading}
          onClick={() => set.mutate({ ethnicity: UNDISCLOSED, gender: UNDISCLOSED })}
        >
          I prefer not to say
        </Button>
      </Group>
    </Card>
  );
}
