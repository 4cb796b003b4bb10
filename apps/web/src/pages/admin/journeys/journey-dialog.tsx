import { MultiSelect, Select, TextInput } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import { industryLabels, organizationRoles, roleTable, type Industry } from '@talent-os/contracts/access/tables';
import {
  journeyStarts,
  type Journey,
  type JourneyDetail,
  type JourneyStart,
} from '@talent-os/contracts/identity/journey-shapes';
import { createJourney, updateJourney } from '@talent-os/contracts/identity/journeys';
import { choicesOf } from '@/lib/choices';
import { useCommandForm } from '@/lib/use-command-form';
import { FormDialog } from '@/ui/dialog/form-dialog';
import { journeyTemplates, keptSteps, type JourneyTemplate } from './journey';

const BLANK = 'blank';
const ANY = '';
type Values = {
  readonly template: string;
  readonly name: string;
  readonly starts: JourneyStart;
  readonly roles: Journey['roles'];
  readonly industry: Industry | typeof ANY;
};

const valuesOf = (one: JourneyTemplate | JourneyDetail | undefined): Omit<Values, 'template'> => ({
  name: one?.name ?? '',
  starts: one?.starts ?? 'role',
  roles: [...(one?.roles ?? [])],
  industry: one?.industry ?? ANY,
});

type JourneyDialogProps = {
  readonly template: JourneyTemplate | undefined;
  readonly onClose: () => void;
  readonly onMade: (journeyId: string) => void;
};

/** Writes a journey as a draft, from a template or with no step yet. */
export function JourneyDialog({ template, onClose, onMade }: JourneyDialogProps) {
  const { form, field, dialog } = useCommandForm(createJourney, {
    initial: { template: template?.key ?? BLANK, ...valuesOf(template) } as Values,
    toInput: ({ template: key, industry, ...values }) => ({
      ...values,
      industry: industry === ANY ? null : industry,
      steps: keptSteps(journeyTemplates.find((one) => one.key === key)?.steps ?? []),
    }),
    done: (_, { name }) => `${name} is a draft: nobody begins it yet`,
    onClose,
    onDone: ({ journeyId }) => onMade(journeyId),
  });
  const choose = (key: string) =>
    form.setValues({ template: key, ...valuesOf(journeyTemplates.find((one) => one.key === key)) });
  return (
    <FormDialog {...dialog} title="New journey" submit="Create">
      <Select
        label="Begin with"
        data={[
          { value: BLANK, label: 'No steps yet' },
          ...journeyTemplates.map(({ key, name }) => ({ value: key, label: name })),
        ]}
        allowDeselect={false}
        {...field('template')}
        onChange={(key) => key && choose(key)}
      />
      <AudienceFields field={field} starts={form.values.starts} />
    </FormDialog>
  );
}

type RenameDialogProps = { readonly journey: JourneyDetail; readonly onClose: () => void };

/** What a journey is called and who begins it. */
export function AudienceDialog({ journey, onClose }: RenameDialogProps) {
  const { id: journeyId, version, steps } = journey;
  const { form, field, dialog } = useCommandForm(updateJourney, {
    initial: valuesOf(journey),
    toInput: ({ industry, ...values }) => ({
      journeyId,
      version,
      ...values,
      industry: industry === ANY ? null : industry,
      steps: keptSteps(steps),
    }),
    done: 'The journey is changed',
    onClose,
  });
  return (
    <FormDialog {...dialog} title="Change who begins it" submit="Save">
      <AudienceFields field={field} starts={form.values.starts} />
    </FormDialog>
  );
}

type AudienceFieldsProps = {
  readonly field: (name: string) => GetInputPropsReturnType;
  readonly starts: JourneyStart;
};

const AudienceFields = ({ field, starts }: AudienceFieldsProps) => (
  <>
    <TextInput label="Name" required maxLength={80} {...field('name')} />
    <Select label="Begins" data={choicesOf(journeyStarts)} allowDeselect={false} {...field('starts')} />
    {starts === 'role' && (
      <MultiSelect
        label="Roles"
        required
        data={organizationRoles.map((role) => ({ value: role, label: roleTable[role].label }))}
        {...field('roles')}
      />
    )}
    <Select
      label="Industry"
      data={[{ value: ANY, label: 'Any industry' }, ...choicesOf(industryLabels)]}
      allowDeselect={false}
      {...field('industry')}
    />
  </>
);
