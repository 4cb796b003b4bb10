import { Checkbox, MultiSelect, Select, Textarea, TextInput } from '@mantine/core';
import {
  catalogueKindFields,
  courseFormats,
  type CatalogueField,
  type CatalogueKind,
} from '@talent-os/contracts/talent/catalogue-shapes';
import type { ReactNode } from 'react';
import { choicesOf } from '@/lib/choices';
import { useMe } from '@/lib/session';
import { Quiet } from '@/ui/display/quiet';
import { DayField } from '@/ui/field/day-field';
import { MomentField } from '@/ui/field/moment-field';
import { MoneyField } from '@/ui/field/money-field';
import { NumberField } from '@/ui/field/number-field';
import type { ItemForm } from './item-form';
import { linesOf } from './item-values';
import { labelOf } from './item-words';
import { StepFields } from './step-fields';
import { useCatalogueSkills } from './use-catalogue-skills';

type Drawn = {
  readonly label: string;
  readonly name: CatalogueField;
  readonly form: ItemForm;
  readonly skills: readonly { readonly value: string; readonly label: string }[];
};

/** What the form knows of a field; a list has its fault at one of its lines. */
const at = ({ form, name }: Drawn) => {
  const [, ofLine] = Object.entries(form.errors).find(([path]) => path.startsWith(`${name}.`)) ?? [];
  const props = form.getInputProps(name);
  return { ...props, error: props.error ?? ofLine };
};

const line = (drawn: Drawn) => <TextInput label={drawn.label} maxLength={300} {...at(drawn)} />;
const lines = (drawn: Drawn) => (
  <Textarea label={drawn.label} description="One a line" autosize minRows={2} maxRows={12} {...at(drawn)} />
);
const whole = (drawn: Drawn) => <NumberField label={drawn.label} decimals={0} min={1} {...at(drawn)} />;

const fields: Readonly<Record<Exclude<CatalogueField, 'title' | 'summary'>, (drawn: Drawn) => ReactNode>> = {
  minutes: whole,
  skillIds: (drawn) => (
    <MultiSelect
      label={drawn.label}
      searchable
      maxValues={10}
      nothingFoundMessage="Nothing found"
      data={[...drawn.skills]}
      {...at(drawn)}
    />
  ),
  provider: line,
  topic: line,
  credits: (drawn) => <NumberField label={drawn.label} decimals={2} step={0.5} min={0} {...at(drawn)} />,
  price: (drawn) => <MoneyField label={drawn.label} required={false} {...at(drawn)} />,
  required: ({ label, name, form }) => <Checkbox label={label} {...form.getInputProps(name, { type: 'checkbox' })} />,
  format: (drawn) => <Select label={drawn.label} clearable data={choicesOf(courseFormats)} {...at(drawn)} />,
  parts: lines,
  body: (drawn) => <Textarea label={drawn.label} autosize minRows={4} maxRows={16} maxLength={4000} {...at(drawn)} />,
  question: line,
  options: lines,
  answer: (drawn) => (
    <Select
      label={drawn.label}
      clearable
      data={linesOf(drawn.form.values.options).map((text, nth) => ({ value: String(nth + 1), label: text }))}
      {...at(drawn)}
    />
  ),
  why: (drawn) => <Textarea label={drawn.label} autosize maxLength={400} {...at(drawn)} />,
  fromRole: line,
  steps: ({ form, skills }) => <StepFields form={form} skills={skills} />,
  criteria: lines,
  endsOn: (drawn) => <DayField label={drawn.label} required={false} {...at(drawn)} />,
  startsAt: (drawn) => <Moment {...drawn} />,
  place: line,
  seats: whole,
};

function Moment(drawn: Drawn) {
  const { timezone } = useMe().organization;
  return <MomentField label={drawn.label} timeZone={timezone} {...at(drawn)} />;
}

type ItemFieldsProps = { readonly kind: CatalogueKind; readonly form: ItemForm };

/** The fields of a kind, those first that have to be filled in before it is published. */
export function ItemFields({ kind, form }: ItemFieldsProps) {
  const { choices: skills } = useCatalogueSkills();
  const { needed, also } = catalogueKindFields[kind];
  const draw = (name: CatalogueField) => {
    if (name === 'title' || name === 'summary') return null;
    return <div key={name}>{fields[name]({ label: labelOf(kind, name), name, form, skills })}</div>;
  };
  return (
    <>
      <TextInput label={labelOf(kind, 'title')} required maxLength={120} {...form.getInputProps('title')} />
      <Textarea label={labelOf(kind, 'summary')} required autosize maxLength={300} {...form.getInputProps('summary')} />
      <Quiet>A draft may lack what follows; it is published once all of it is there.</Quiet>
      {needed.map(draw)}
      {also.length > 0 && <Quiet>If it applies</Quiet>}
      {also.map(draw)}
    </>
  );
}
