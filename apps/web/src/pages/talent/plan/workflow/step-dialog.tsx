import { Checkbox, Select } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import {
  approversOf,
  asksForPay,
  asksForSeats,
  MOST_STEP_DAYS,
  stepLabels,
  type WorkflowDetail,
  type WorkflowTrigger,
} from '@talent-os/contracts/talent/workflow-shapes';
import { MOST_SEATS } from '@talent-os/contracts/talent/requisition-shapes';
import { updateWorkflow } from '@talent-os/contracts/talent/workflows';
import { choicesOf } from '@/lib/choices';
import { useMe } from '@/lib/session';
import { useCommandForm } from '@/lib/use-command-form';
import { FormDialog } from '@/ui/dialog/form-dialog';
import { MoneyField } from '@/ui/field/money-field';
import { NumberField } from '@/ui/field/number-field';
import { PersonSelect } from '@/ui/field/person-select';
import { TagsField } from '@/ui/field/tags-field';
import { StandIn } from './stand-in';
import { NEW_STEP, stepOf, valuesOf } from './step-values';

type StepDialogProps = {
  readonly workflow: WorkflowDetail;
  /** Which step is written; one behind the last is new. */
  readonly at: number;
  readonly onClose: () => void;
};

/** Who decides a step of a draft, when it is taken, and what happens when nobody answers. */
export function StepDialog({ workflow, at, onClose }: StepDialogProps) {
  const { trigger, number, version, steps, departments } = workflow;
  const { currency } = useMe().organization;
  const known = steps[at];
  const { form, field, dialog } = useCommandForm(updateWorkflow, {
    initial: { steps: [...steps.map((step) => valuesOf(step, currency)), ...(known ? [] : [NEW_STEP])] },
    toInput: (values) => ({ trigger, number, version, steps: values.steps.map((step) => stepOf(step, currency)) }),
    done: known ? `Step ${at + 1} is changed` : `Step ${at + 1} is added`,
    onClose,
  });
  const name = `steps.${at}`;
  const personOf = (id: string | null | undefined, called: string | null | undefined) =>
    id && called ? { id, name: called } : undefined;
  return (
    <FormDialog {...dialog} title={known ? `Change step ${at + 1}` : 'Add a step'} submit={known ? 'Save' : 'Add'}>
      <Select
        label="Approver"
        data={choicesOf(stepLabels[trigger], approversOf[trigger])}
        allowDeselect={false}
        {...field(`${name}.approver`)}
      />
      {form.values.steps[at]?.approver === 'person' && (
        <PersonSelect
          label="Person"
          autofocus={false}
          current={personOf(known?.personId, known?.personName)}
          {...field(`${name}.personId`)}
        />
      )}
      <StandIn current={personOf(known?.delegateId, known?.delegateName)} {...field(`${name}.delegateId`)} />
      <Deadlines field={field} name={name} />
      <Conditions field={field} name={name} departments={departments} trigger={trigger} />
    </FormDialog>
  );
}

type PartProps = {
  readonly field: (name: string, options?: { readonly type?: 'checkbox' }) => GetInputPropsReturnType;
  readonly name: string;
};

/** How long approvers have, and what happens when nobody answers. */
const Deadlines = ({ field, name }: PartProps) => (
  <>
    <NumberField
      label="Business days to decide"
      decimals={0}
      min={1}
      max={MOST_STEP_DAYS}
      required
      {...field(`${name}.days`)}
    />
    <Checkbox label="Remind them when the days are over" {...field(`${name}.reminds`, { type: 'checkbox' })} />
    <NumberField
      label="Business days until the manager is asked as well"
      description="Counted from the end of the days above. Left empty: never."
      decimals={0}
      min={1}
      max={MOST_STEP_DAYS}
      {...field(`${name}.escalationDays`)}
    />
  </>
);

type ConditionsProps = PartProps & { readonly departments: string[]; readonly trigger: WorkflowTrigger };

/** When the step is taken: all of it has to hold. */
const Conditions = ({ field, name, departments, trigger }: ConditionsProps) => (
  <>
    <TagsField
      label="Only for departments"
      description="Left empty: for any."
      data={departments}
      {...field(`${name}.when.departments`)}
    />
    {asksForPay(trigger) && (
      <>
        <Checkbox
          label="Only where the pay lies outside its band"
          {...field(`${name}.when.outsideBand`, { type: 'checkbox' })}
        />
        <MoneyField label="Only for pay above" required={false} {...field(`${name}.when.salaryOver`)} />
      </>
    )}
    {asksForSeats(trigger) && (
      <NumberField
        label="Only for more seats than"
        decimals={0}
        min={1}
        max={MOST_SEATS}
        {...field(`${name}.when.headcountOver`)}
      />
    )}
  </>
);
