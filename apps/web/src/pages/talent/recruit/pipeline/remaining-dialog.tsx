import { Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Industry } from '@talent-os/contracts/access/tables';
import { rejectApplications } from '@talent-os/contracts/talent/application-changes';
import { listRemaining, type PipelineCard } from '@talent-os/contracts/talent/applications';
import { FILLED_REASON, NOTICE_HOURS } from '@talent-os/contracts/talent/rejections';
import { useState } from 'react';
import { query } from '@/lib/query';
import { useCommand } from '@/lib/use-command';
import { Dialog } from '@/ui/dialog/dialog';
import { EmptyState } from '@/ui/loading/empty-state';
import { Loaded } from '@/ui/loading/loaded';
import css from './pipeline.module.css';

type RemainingDialogProps = {
  readonly industry?: Industry | undefined;
  readonly onDone: (rejected: readonly string[]) => void;
  readonly onClose: () => void;
};

/** Everybody left in the pipeline of a filled seat, proposed for rejection: a recruiter looks through them and confirms. */
export function RemainingDialog({ industry, onDone, onClose }: RemainingDialogProps) {
  const remaining = useQuery(query(listRemaining, { ...(industry && { industry }) }));
  return (
    <Dialog onClose={onClose} title="Still in the pipeline of a filled seat" size="lg">
      <Loaded query={remaining} skeletons={3}>
        {({ items, total }) =>
          items.length === 0 ? (
            <EmptyState title="Nobody is left in the pipeline of a filled seat" />
          ) : (
            <Choice cards={items} total={total} onDone={onDone} onClose={onClose} />
          )
        }
      </Loaded>
    </Dialog>
  );
}

type ChoiceProps = RemainingDialogProps & {
  readonly cards: readonly PipelineCard[];
  readonly total: number;
};

function Choice({ cards, total, onDone, onClose }: ChoiceProps) {
  const [excluded, setExcluded] = useState<ReadonlySet<string>>(new Set());
  const command = useCommand(rejectApplications);
  const chosen = cards.filter(({ id }) => !excluded.has(id)).map(({ id }) => id);
  const toggle = (id: string) =>
    setExcluded((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]));
  const confirm = async () => {
    const { rejected } = await command.run({ applicationIds: chosen, reason: FILLED_REASON });
    onDone(rejected);
    onClose();
  };
  return (
    <Stack gap="md">
      <Text size="sm">
        They are proposed for rejection with “The seat is filled”. They read it after {NOTICE_HOURS} hours. Uncheck
        whoever should stay for now.
        {total > cards.length && ` These are ${cards.length} of ${total}: the others follow once these have an answer.`}
      </Text>
      <ul className={css.people}>
        {cards.map((card) => (
          <li key={card.id}>
            <Checkbox
              checked={!excluded.has(card.id)}
              onChange={() => toggle(card.id)}
              label={card.personName}
              description={`${card.positionTitle} · ${card.stageName}`}
            />
          </li>
        ))}
      </ul>
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onClose} disabled={command.loading}>
          Cancel
        </Button>
        <Button
          loading={command.loading}
          disabled={chosen.length === 0}
          onClick={() => void confirm().catch(() => undefined)}
        >
          Reject {chosen.length} of {cards.length}
        </Button>
      </Group>
    </Stack>
  );
}
