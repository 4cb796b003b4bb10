import { ActionIcon, Button, Group } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { milestones } from '@talent-os/contracts/identity/journey-milestones';
import { MOST_JOURNEY_STEPS, type JourneyDetail } from '@talent-os/contracts/identity/journey-shapes';
import { updateJourney } from '@talent-os/contracts/identity/journeys';
import { useState } from 'react';
import { counted } from '@/lib/counted';
import { useCommand } from '@/lib/use-command';
import { AppLink } from '@/ui/button/app-link';
import { Quiet } from '@/ui/display/quiet';
import { lazyPart } from '@/ui/loading/lazy-part';
import { Card } from '@/ui/page/card';
import { keptSteps, moved } from './journey';
import css from './journeys.module.css';
import { dueText, screenName } from './labels';

const StepDialog = lazyPart(async () => (await import('./step-dialog')).StepDialog);
type JourneyStepsProps = { readonly journey: JourneyDetail };

/** The steps in order: what is to be done where, what ends it, and how many people are there. */
export function JourneySteps({ journey }: JourneyStepsProps) {
  const [written, write] = useState<number>();
  const { steps, may, state } = journey;
  const writes = may.do.includes('update');
  return (
    <Card
      title="Steps"
      description={
        state === 'active' ? 'A change is the next version; who has begun keeps the steps they began with.' : undefined
      }
      actions={
        writes &&
        steps.length < MOST_JOURNEY_STEPS && (
          <Button variant="default" size="sm" leftSection={<IconPlus size={16} />} onClick={() => write(steps.length)}>
            Add a step
          </Button>
        )
      }
    >
      {steps.length === 0 ? (
        <Quiet>It has no steps yet.</Quiet>
      ) : (
        <ol className={css.steps} aria-label="Steps">
          {steps.map((step, at) => (
            <li key={step.milestone} className={css.step}>
              <StepFacts step={step} place={at + 1} />
              {writes && <StepActions journey={journey} at={at} onWrite={() => write(at)} />}
            </li>
          ))}
        </ol>
      )}
      {written !== undefined && <StepDialog journey={journey} at={written} onClose={() => write(undefined)} />}
    </Card>
  );
}

type StepFactsProps = { readonly step: JourneyDetail['steps'][number]; readonly place: number };

const StepFacts = ({ step: { title, route, milestone, dueDays, reached, waiting }, place }: StepFactsProps) => (
  <div className={css.facts}>
    <b>
      {place}. {title}
    </b>
    <Quiet>
      On <AppLink to={route}>{screenName(route)}</AppLink>, {dueText(dueDays)}
    </Quiet>
    <Quiet>Done when: {milestones[milestone].label}</Quiet>
    {reached + waiting > 0 && (
      <span>
        {counted(reached, 'people have', 'person has')} done it, {counted(waiting, 'people are', 'person is')} before it
      </span>
    )}
  </div>
);

type StepActionsProps = JourneyStepsProps & { readonly at: number; readonly onWrite: () => void };

function StepActions({ journey, at, onWrite }: StepActionsProps) {
  const { id: journeyId, version, name, starts, roles, industry, steps } = journey;
  const { mutate, loading } = useCommand(updateJourney, { done: 'The steps are changed' });
  const kept = keptSteps(steps);
  const save = (next: typeof kept) => mutate({ journeyId, version, name, starts, roles, industry, steps: next });
  const called = `step ${at + 1}`;
  return (
    <Group gap={4} wrap="nowrap">
      <ActionIcon
        variant="subtle"
        aria-label={`Move ${called} up`}
        disabled={at === 0 || loading}
        onClick={() => save(moved(kept, at, at - 1))}
      >
        <IconArrowUp size={16} />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        aria-label={`Move ${called} down`}
        disabled={at === steps.length - 1 || loading}
        onClick={() => save(moved(kept, at, at + 1))}
      >
        <IconArrowDown size={16} />
      </ActionIcon>
      <ActionIcon variant="subtle" aria-label={`Change ${called}`} onClick={onWrite}>
        <IconPencil size={16} />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        aria-label={`Remove ${called}`}
        disabled={steps.length === 1 || loading}
        onClick={() => save(kept.filter((_, place) => place !== at))}
      >
        <IconTrash size={16} />
      </ActionIcon>
    </Group>
  );
}
