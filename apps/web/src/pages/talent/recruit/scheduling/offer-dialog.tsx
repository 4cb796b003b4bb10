import { List, Select, Text, TextInput } from '@mantine/core';
import type { InterviewKind } from '@talent-os/contracts/talent/interview-states';
import { proposeInterview } from '@talent-os/contracts/talent/interviews';
import { kindOptions } from '@/features/interviews/labels';
import { useCommandForm } from '@/lib/use-command-form';
import { FormDialog } from '@/ui/dialog/form-dialog';
import { cityOf, dayName, timeIn, type Week } from './week.rules';
import { shownAt } from '@/lib/local-time';

type OfferDialogProps = {
  readonly application: NonNullable<Week['application']>;
  readonly people: Week['people'];
  readonly timezone: string;
  readonly slots: readonly string[];
  readonly minutes: number;
  readonly onClose: () => void;
  readonly onOffered: () => void;
};

/** Offers the chosen times; the person picks one of them. */
export function OfferDialog(props: OfferDialogProps) {
  const { application, people, timezone, slots, minutes, onClose, onOffered } = props;
  const { applicationId, personName, timezone: theirs } = application;
  const usual: InterviewKind = people.length > 1 ? 'panel' : 'video';
  const { field, dialog } = useCommandForm(proposeInterview, {
    initial: { kind: usual, location: '' },
    toInput: ({ kind, location }) => ({
      applicationId,
      kind,
      location,
      minutes,
      interviewerIds: people.map(({ userId }) => userId),
      slots: [...slots],
    }),
    done: `Slots offered to ${personName}`,
    onClose,
    onDone: onOffered,
  });
  return (
    <FormDialog {...dialog} title={`Offer ${slots.length} times`} submit="Offer times">
      <Text size="sm">
        {personName} chooses one of them; {people.map(({ name }) => name).join(', ')} will hold it.
      </Text>
      <List size="sm">
        {slots.map((slot) => (
          <List.Item key={slot}>
            {dayName(shownAt(Date.parse(slot), timezone).slice(0, 10))}, {timeIn(slot, timezone)}
            {theirs !== timezone && ` (${timeIn(slot, theirs)} in ${cityOf(theirs)})`}
          </List.Item>
        ))}
      </List>
      <Select label="Type" allowDeselect={false} data={kindOptions} {...field('kind')} />
      <TextInput label="Place or link" maxLength={200} {...field('location')} />
    </FormDialog>
  );
}
