import { ActionIcon, Button, List, Menu, Select, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconCopy, IconDots, IconPlus, IconSend } from '@tabler/icons-react';
import { copyWeek, discardDrafts, publishWeek, type RefusedAssignment } from '@talent-os/contracts/healthcare/roster';
import { useState } from 'react';
import { counted } from '@/lib/counted';
import { daysAfter } from '@/lib/today';
import { notify } from '@/lib/notify';
import { offerUndo } from '@/lib/undo';
import { useCommand } from '@/lib/use-command';
import { Dialog } from '@/ui/dialog/dialog';
import { ConfirmDialog } from '@/ui/dialog/confirm-dialog';
import { candidateLabels } from '../labels';
import { shortDay, weekSpan } from './labels';
import type { Week } from './week.rules';
import css from './week.module.css';

type WeekActionsProps = {
  readonly week: Week;
  readonly onWeek: (week: string) => void;
  readonly onUnit: (unitId: string) => void;
  readonly onPublishShift: () => void;
};

/** The week and the unit that are shown, and what is done with all of it. */
export function WeekActions({ week, onWeek, onUnit, onPublishShift }: WeekActionsProps) {
  const { unit, units, whole } = week;
  return (
    <div className={css.actions}>
      {units.length > 1 && (
        <Select
          aria-label="Unit"
          w={170}
          allowDeselect={false}
          data={units.map(({ id, name }) => ({ value: id, label: name }))}
          value={unit?.id ?? null}
          onChange={(id) => id && onUnit(id)}
        />
      )}
      <WeekStep week={week} onWeek={onWeek} />
      {whole && unit && <PlanActions week={week} unitId={unit.id} onWeek={onWeek} onPublishShift={onPublishShift} />}
    </div>
  );
}

function WeekStep({ week: { week, today }, onWeek }: Pick<WeekActionsProps, 'week' | 'onWeek'>) {
  return (
    <div className={css.step} role="group" aria-label="Week">
      <ActionIcon variant="subtle" aria-label="Previous week" onClick={() => onWeek(daysAfter(week, -7))}>
        <IconChevronLeft size={16} />
      </ActionIcon>
      <button type="button" className={css.span} onClick={() => onWeek(today)} title="This week">
        {weekSpan(week, daysAfter(week, 6))}
      </button>
      <ActionIcon variant="subtle" aria-label="Next week" onClick={() => onWeek(daysAfter(week, 7))}>
        <IconChevronRight size={16} />
      </ActionIcon>
    </div>
  );
}

type PlanActionsProps = Omit<WeekActionsProps, 'onUnit'> & { readonly unitId: string };

/** Copying a week, publishing what is planned, and throwing it away. */
function usePlan({ week, unitId, onWeek }: Omit<PlanActionsProps, 'onPublishShift'>) {
  const [refused, setRefused] = useState<readonly RefusedAssignment[]>([]);
  const copy = useCommand(copyWeek);
  const publish = useCommand(publishWeek, {
    done: ({ published, assigned }) =>
      `${counted(published, 'shifts')} published, ${counted(assigned, 'people', 'person')} told`,
  });
  const discard = useCommand(discardDrafts, { done: ({ discarded }) => `${counted(discarded, 'drafts')} thrown away` });
  return {
    copying: copy.loading,
    publishing: publish.loading,
    refused,
    forgetRefused: () => setRefused([]),
    async copyOn(): Promise<void> {
      const next = daysAfter(week.week, 7);
      const answer = await copy.run({ unitId, from: week.week, to: next }).catch(() => undefined);
      if (!answer) return;
      onWeek(next);
      setRefused(answer.refused);
      const text = `${counted(answer.copied, 'shifts')} copied as drafts, ${counted(answer.planned, 'places')} planned`;
      if (answer.copied > 0) offerUndo(text, () => discard.mutate({ unitId, week: next }));
      else notify.info('The next week has these shifts already');
    },
    async publish(): Promise<void> {
      const answer = await publish.run({ unitId, week: week.week }).catch(() => undefined);
      if (answer) setRefused(answer.refused);
    },
    discard: () => discard.mutate({ unitId, week: week.week }),
  };
}

function PlanActions({ onPublishShift, ...props }: PlanActionsProps) {
  const { week } = props;
  const plan = usePlan(props);
  const [asking, setAsking] = useState(false);
  const [discarding, setDiscarding] = useState(false);
  const drafts = week.shifts.filter(({ status }) => status === 'draft');
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconCopy size={16} />}
        loading={plan.copying}
        disabled={week.shifts.length === 0}
        onClick={() => void plan.copyOn()}
      >
        Copy week
      </Button>
      {drafts.length > 0 ? (
        <>
          <Button leftSection={<IconSend size={16} />} onClick={() => setAsking(true)}>
            Publish week
          </Button>
          <Menu position="bottom-end">
            <Menu.Target>
              <ActionIcon variant="default" size={36} aria-label="More about this week">
                <IconDots size={16} />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item onClick={onPublishShift}>Publish shift</Menu.Item>
              <Menu.Item onClick={() => setDiscarding(true)}>Throw drafts away</Menu.Item>
            </Menu.Dropdown>
          </Menu>
        </>
      ) : (
        <Button variant="default" leftSection={<IconPlus size={16} />} onClick={onPublishShift}>
          Publish shift
        </Button>
      )}
      {asking && <AskPublication week={week} plan={plan} drafts={drafts} onClose={() => setAsking(false)} />}
      {discarding && <AskDiscard plan={plan} drafts={drafts} onClose={() => setDiscarding(false)} />}
      {plan.refused.length > 0 && <RefusedDialog refused={plan.refused} onClose={plan.forgetRefused} />}
    </>
  );
}

type AskPublicationProps = {
  readonly week: Week;
  readonly plan: ReturnType<typeof usePlan>;
  readonly drafts: Week['shifts'];
  readonly onClose: () => void;
};

/** Names what publishing does before it is done: people are told, and telling cannot be taken back. */
const AskPublication = ({ week, plan, drafts, onClose }: AskPublicationProps) => (
  <ConfirmDialog
    title="Publish this week?"
    confirm="Publish week"
    loading={plan.publishing}
    onConfirm={() => void plan.publish().then(onClose)}
    onClose={onClose}
  >
    {counted(drafts.length, 'shifts')} of {week.unit?.name}, {weekSpan(week.week, daysAfter(week.week, 6))}, with{' '}
    {counted(
      drafts.reduce((sum, { planned }) => sum + planned, 0),
      'planned places',
    )}
    . Whoever is planned and still may work is confirmed and told at once; open places are offered to those who may
    claim them.
  </ConfirmDialog>
);

/** Asks before what was planned is gone; nobody has been told of it. */
const AskDiscard = ({ plan, drafts, onClose }: Omit<AskPublicationProps, 'week'>) => (
  <ConfirmDialog
    danger
    title="Throw the drafts away?"
    confirm="Throw away"
    onConfirm={() => {
      plan.discard();
      onClose();
    }}
    onClose={onClose}
  >
    {counted(drafts.length, 'planned shifts')} of this week and who was to work them are gone. Nobody has been told of
    them.
  </ConfirmDialog>
);

type RefusedDialogProps = { readonly refused: readonly RefusedAssignment[]; readonly onClose: () => void };

/** Who did not get the place they had, and why. */
const RefusedDialog = ({ refused, onClose }: RefusedDialogProps) => (
  <Dialog title={`${counted(refused.length, 'places')} stay open`} onClose={onClose}>
    <Text size="sm" mb="sm">
      These people may not work what they were planned for:
    </Text>
    <List size="sm" spacing={6}>
      {refused.map(({ userId, name, date, part, code }) => (
        <List.Item key={`${userId} ${date} ${part}`}>
          <b>{name}</b>, {shortDay(date)} {part}: {candidateLabels[code].toLowerCase()}
        </List.Item>
      ))}
    </List>
  </Dialog>
);
