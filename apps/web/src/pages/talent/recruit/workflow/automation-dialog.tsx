import { Select, Text, Textarea, TextInput } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import {
  automationActions,
  automationEvents,
  automationTargets,
  MOST_AUTOMATION_TEXT,
  type Automation,
  type AutomationAction,
} from '@talent-os/contracts/talent/automation-shapes';
import { changeAutomation, createAutomation } from '@talent-os/contracts/talent/automations';
import { messageVariables, variablesOf } from '@talent-os/contracts/talent/message-shapes';
import { stageTypeLabels, stageTypes } from '@talent-os/contracts/talent/pipeline';
import { choicesOf } from '@/lib/choices';
import { useCommandForm } from '@/lib/use-command-form';
import { FormDialog } from '@/ui/dialog/form-dialog';
import { PersonSelect } from '@/ui/field/person-select';
import { AutomationPreview } from './automation-preview';
import { namesSomebody, ruleOf, targetFor, targetsOf, valuesOf, type RuleValues } from './automation-values';

type AutomationDialogProps = { readonly automation?: Automation; readonly onClose: () => void };

/** An automation is added, or its next version is written. */
export const AutomationDialog = ({ automation, onClose }: AutomationDialogProps) =>
  automation ? <Change automation={automation} onClose={onClose} /> : <Add onClose={onClose} />;

function Add({ onClose }: Pick<AutomationDialogProps, 'onClose'>) {
  const { form, field, dialog } = useCommandForm(createAutomation, {
    initial: { name: '', ...valuesOf(undefined) },
    toInput: ({ name, ...values }) => ({ name, ...ruleOf(values) }),
    done: 'It acts from now on',
    onClose,
  });
  return (
    <FormDialog {...dialog} size="lg" title="Add automation" submit="Add">
      <Fields values={form.values} field={field} onTarget={(target) => form.setFieldValue('target', target)} />
    </FormDialog>
  );
}

function Change({ automation, onClose }: { readonly automation: Automation; readonly onClose: () => void }) {
  const { id: automationId, version, name, personId, personName } = automation;
  const { form, field, dialog } = useCommandForm(changeAutomation, {
    initial: { name, ...valuesOf(automation) },
    toInput: ({ name: called, ...values }) => ({ automationId, version, name: called, ...ruleOf(values) }),
    done: ({ number }) => `Version ${number} acts from now on`,
    onClose,
  });
  return (
    <FormDialog {...dialog} size="lg" title={`Change “${name}”`} submit="Put to use">
      <Fields
        values={form.values}
        field={field}
        onTarget={(target) => form.setFieldValue('target', target)}
        {...(personId && personName && { current: { id: personId, name: personName } })}
      />
    </FormDialog>
  );
}

const targetLabels: Readonly<Record<AutomationAction, string>> = {
  notify: 'Whom it tells',
  assign: 'As its',
  schedule: 'Who holds the interview',
};
const variables = variablesOf.entered.map((one) => `{{${one}}} ${messageVariables[one].toLowerCase()}`).join(', ');

type FieldsProps = {
  readonly values: RuleValues;
  readonly field: (name: string) => GetInputPropsReturnType;
  readonly onTarget: (target: RuleValues['target']) => void;
  readonly current?: { readonly id: string; readonly name: string };
};

function Fields({ values, field, onTarget, current }: FieldsProps) {
  const { action, target } = values;
  const actionField = field('action');
  const choose = (chosen: string | null) => {
    actionField.onChange(chosen);
    onTarget(targetFor(chosen as AutomationAction, target));
  };
  return (
    <>
      <TextInput label="Name" required maxLength={80} data-autofocus {...field('name')} />
      <Select label="When" allowDeselect={false} data={choicesOf(automationEvents)} {...field('event')} />
      <Select
        label="In stages of this type"
        clearable
        placeholder="Any stage"
        data={choicesOf(stageTypeLabels, stageTypes)}
        {...emptied(field('stage'))}
      />
      <Select
        label="What it does"
        allowDeselect={false}
        data={choicesOf(automationActions)}
        {...actionField}
        onChange={choose}
      />
      <Select
        label={targetLabels[action]}
        allowDeselect={false}
        data={choicesOf(automationTargets, targetsOf(action))}
        {...field('target')}
      />
      {namesSomebody(values) && (
        <PersonSelect label="Colleague" autofocus={false} current={current} {...field('personId')} />
      )}
      {action === 'notify' && (
        <>
          <Textarea
            label="What they are told"
            required
            autosize
            minRows={2}
            maxLength={MOST_AUTOMATION_TEXT}
            {...field('text')}
          />
          <Text size="sm" c="var(--ink-2)">
            Filled in for each application: {variables}
          </Text>
        </>
      )}
      <AutomationPreview values={values} />
    </>
  );
}

/** A choice that can be taken back is the empty text, not null. */
const emptied = ({ value, onChange, ...rest }: GetInputPropsReturnType) => ({
  ...rest,
  value: String(value) || null,
  onChange: (chosen: string | null) => onChange(chosen ?? ''),
});
