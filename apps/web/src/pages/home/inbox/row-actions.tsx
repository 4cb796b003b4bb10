import { ActionIcon, Button, Kbd } from '@mantine/core';
import { IconAlarmSnooze, IconArrowBackUp } from '@tabler/icons-react';
import type { InboxAction } from '@talent-os/contracts/inbox/shapes';
import { AppLink } from '@/ui/button/app-link';
import type { InboxRowProps } from './inbox-row-props';
import { openVerb } from './open-verbs';
import { RowMenu } from './row-menu';
import css from './inbox-row.module.css';

/** Actions shown in a row; what comes after stands in its menu. */
const SHOWN = 3;

/** What a row offers: its first action as the one to press, the others beside it; the keys stand on the chosen row. */
export function RowActions(props: InboxRowProps) {
  const { item, selected, snoozed, onAct, onPickDay, onWake } = props;
  const [first] = item.actions;
  const shown = item.actions.slice(0, SHOWN);
  if (snoozed)
    return (
      <div className={css.actions}>
        <Button size="xs" variant="default" leftSection={<IconArrowBackUp size={14} />} onClick={onWake}>
          Back to inbox
        </Button>
      </div>
    );
  return (
    <div className={css.actions}>
      {shown.map((action, at) => (
        <ActionButton
          key={action.label}
          action={action}
          of={item.title}
          main={at === 0 && selected}
          quiet={at > 0 && shown.length === 2}
          onPress={() => onAct(action)}
        />
      ))}
      {(!first || selected) && <OpenLink {...props} />}
      {selected && (
        <ActionIcon
          variant="subtle"
          color="gray"
          size={28}
          className={css.extra}
          aria-label={`Snooze ${item.title}`}
          onClick={onPickDay}
        >
          <IconAlarmSnooze size={16} />
        </ActionIcon>
      )}
      <RowMenu {...props} more={item.actions.slice(SHOWN)} />
    </div>
  );
}

type ActionButtonProps = {
  readonly action: InboxAction;
  readonly of: string;
  readonly main: boolean;
  readonly quiet: boolean;
  readonly onPress: () => void;
};

const ActionButton = ({ action: { label }, of, main, quiet, onPress }: ActionButtonProps) => (
  <Button
    size="xs"
    variant={main ? 'filled' : quiet ? 'subtle' : 'default'}
    {...(quiet && { color: 'gray' })}
    aria-label={`${label}: ${of}`}
    onClick={onPress}
    {...(main && { rightSection: <Kbd className={css.key}>E</Kbd> })}
  >
    {label}
  </Button>
);

/** The same link as the title, for the eye: it stands where people look for what to do. */
function OpenLink({ item: { kind, link, actions }, selected }: InboxRowProps) {
  const alone = actions.length === 0;
  return (
    <Button
      component={AppLink}
      to={link}
      size="xs"
      variant={selected && alone ? 'filled' : 'default'}
      className={alone ? undefined : css.extra}
      tabIndex={-1}
      aria-hidden
      {...(selected && { rightSection: <Kbd className={alone ? css.key : css.quietKey}>↵</Kbd> })}
    >
      {alone ? openVerb(kind) : 'Open'}
    </Button>
  );
}
