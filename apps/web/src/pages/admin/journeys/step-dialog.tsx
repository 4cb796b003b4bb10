import { Select, TextInput } from '@mantine/core';
import { milestoneKeys, milestones, type MilestoneKey } from '@talent-os/contracts/identity/journey-milestones';
import { MOST_JOURNEY_DAYS, type JourneyDetail } from '@talent-os/contracts/identity/journey-shapes';
import { updateJourney } from '@talent-os/contracts/identity/journeys';
import { choicesOf } from '@/lib/choices';
import { useCommandForm } from '@/lib/use-command-form';
import { FormDialog } from '@/ui/dialog/form-dialog';
import { NumberField } from '@/ui/field/number-field';
import { keptSteps } from './journey';
import { screenChoices } from './labels';

type StepDialogProps = {
  readonly journey: JourneyDetail;
  /** Which step is written; one behind the last is new. */
  readonly at: number;
  readonly onClose: () => void;
};

type StepValues = {
  readonly title: string;
  readonly route: string | null;
  readonly milestone: MilestoneKey | null;
  readonly dueDays: number | string;
};
const NEW: StepValues = { title: '', route: null, milestone: null, dueDays: 7 };

/** What is to be done at a step, on which screen, by when, and what ends it. */
export function StepDialog({ journey, at, onClose }: StepDialogProps) {
  const { id: journeyId, version, name, starts, roles, industry, steps } = journey;
  const known = at < steps.length;
  const initial: { readonly steps: StepValues[] } = { steps: [...keptSteps(steps), ...(known ? [] : [NEW])] };
  const { field, dialog } = useCommandForm(updateJourney, {
    initial,
    toInput: (values) => ({
      journeyId,
      version,
      name,
      starts,
      roles,
      industry,
      steps: values.steps.map((step) => ({
        title: step.title,
        route: step.route ?? '',
        milestone: step.milestone as MilestoneKey,
        dueDays: Number(step.dueDays === '' ? Number.NaN : step.dueDays),
      })),
    }),
    done: known ? `Step ${at + 1} is changed` : `Step ${at + 1} is added`,
    onClose,
  });
  const taken = steps.filter((_, place) => place !== at).map(({ milestone }) => milestone);
  const free = milestoneKeys.filter((key) => !taken.includes(key));
  const part = `steps.${at}`;
  return (
    <FormDialog {...dialog} title={known ? `Change step ${at + 1}` : 'Add a step'} submit={known ? 'Save' : 'Add'}>
      <TextInput label="What is to be done" required maxLength={120} {...field(`${part}.title`)} />
      <Select label="Screen" required searchable data={screenChoices} {...field(`${part}.route`)} />
      <Select
        label="Done when"
        required
        searchable
        data={choicesOf<MilestoneKey>(milestones, free)}
        {...field(`${part}.milestone`)}
      />
      <NumberField
        label="Due after days"
        description="Counted from the day somebody begins."
        decimals={0}
        min={0}
        max={MOST_JOURNEY_DAYS}
        required
        {...field(`${part}.dueDays`)}
      />
    </FormDialog>
  );
}
