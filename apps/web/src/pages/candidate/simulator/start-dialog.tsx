import { Button, Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getPreparation, listPreparations } from '@talent-os/contracts/talent/preparation';
import {
  practiceKindLabels,
  practiceLevels,
  startPractice,
  type PracticeKind,
  type PracticeLevel,
} from '@talent-os/contracts/talent/practice';
import { choicesOf } from '@/lib/choices';
import { query } from '@/lib/query';
import { useCommandForm } from '@/lib/use-command-form';
import { AppLink } from '@/ui/button/app-link';
import { Dialog } from '@/ui/dialog/dialog';
import { FormDialog } from '@/ui/dialog/form-dialog';
import { EmptyState } from '@/ui/loading/empty-state';

type StartDialogProps = {
  /** The position it was opened for. */
  readonly wanted: string | undefined;
  readonly onClose: () => void;
  readonly onStart: (practiceId: string) => void;
};
type PositionChoice = { readonly value: string; readonly label: string };

/** Begins a practice: for which position, of what, and how hard. */
export function StartDialog({ wanted, ...then }: StartDialogProps) {
  const positions = usePositions(wanted);
  if (!positions) return null;
  if (positions.length > 0) return <StartForm positions={positions} wanted={wanted} {...then} />;
  return (
    <Dialog title="Practice interview" onClose={then.onClose}>
      <EmptyState
        title="Choose a position to practice for"
        text="Positions you have saved or applied for stand here."
        action={
          <Button component={AppLink} to="/candidate?view=positions">
            Find positions
          </Button>
        }
      />
    </Dialog>
  );
}

/** Positions the caller may practice for, the wanted one among them; nothing until they are known. */
function usePositions(wanted: string | undefined): readonly PositionChoice[] | undefined {
  const { data: list } = useQuery(query(listPreparations, {}));
  const listed = list?.items.map(({ positionId, positionTitle, department }) => ({
    value: positionId,
    label: `${positionTitle}, ${department}`,
  }));
  const lacks = listed !== undefined && wanted !== undefined && listed.every(({ value }) => value !== wanted);
  const besides = useQuery({ ...query(getPreparation, { positionId: wanted ?? '' }), enabled: lacks });
  if (!listed || (lacks && besides.isPending)) return undefined;
  // What the page before has read of it is known here, even where it is listed.
  const data = lacks ? besides.data : undefined;
  return data ? [{ value: data.positionId, label: `${data.positionTitle}, ${data.department}` }, ...listed] : listed;
}

type StartFormProps = StartDialogProps & { readonly positions: readonly PositionChoice[] };

function StartForm({ positions, wanted, onClose, onStart }: StartFormProps) {
  const known = positions.find(({ value }) => value === wanted) ?? positions[0]!;
  const initial: { positionId: string; kind: PracticeKind; level: PracticeLevel } = {
    positionId: known.value,
    kind: 'mixed',
    level: 'medium',
  };
  const { field, dialog } = useCommandForm(startPractice, {
    initial,
    toInput: (values) => values,
    onClose,
    onDone: ({ id }) => onStart(id),
  });
  return (
    <FormDialog {...dialog} title="Practice interview" submit="Start">
      <Select label="Position" allowDeselect={false} data={[...positions]} data-autofocus {...field('positionId')} />
      <Select label="Questions" allowDeselect={false} data={choicesOf(practiceKindLabels)} {...field('kind')} />
      <Select
        label="Difficulty"
        description="Easy shows what an answer is looked through for; hard leaves a minute and a half."
        allowDeselect={false}
        data={choicesOf(practiceLevels)}
        {...field('level')}
      />
    </FormDialog>
  );
}
