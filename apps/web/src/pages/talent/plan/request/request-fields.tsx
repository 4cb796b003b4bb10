import { Autocomplete, Button, Checkbox, Select, Stack, TextInput } from '@mantine/core';
import { industryLabels, type Industry } from '@talent-os/contracts/access/tables';
import type { Output } from '@talent-os/contracts/define';
import { MOST_SEATS } from '@talent-os/contracts/talent/requisition-shapes';
import { employmentTypes, requisitionReasons } from '@talent-os/contracts/talent/requisition-states';
import type { getRequisitionForm } from '@talent-os/contracts/talent/requisitions';
import { choicesOf } from '@/lib/choices';
import { useToday } from '@/lib/use-today';
import { Card } from '@/ui/page/card';
import { SubmitForm } from '@/ui/form/submit-form';
import { DayField } from '@/ui/field/day-field';
import { MoneyField } from '@/ui/field/money-field';
import { SpokenTextarea } from '@/features/voice/spoken-textarea';
import { Findings } from './findings';
import { HardRequirements } from './hard-requirements';
import type { RequestValues } from './request-values';
import { RequiredSkills } from './required-skills';
import { useRequestForm } from './use-request-form';
import cell from '@/ui/table/cell.module.css';
import css from './request.module.css';
import { NumberField } from '@/ui/field/number-field';

type RequestFieldsProps = {
  readonly initial: RequestValues;
  readonly known: { readonly id: string; readonly version: number } | undefined;
  readonly choices: Output<typeof getRequisitionForm>;
  readonly industries: readonly Industry[];
  /** It was opened because it could not be sent. */
  readonly incomplete: boolean;
  readonly onDone: (id?: string) => void;
};

/** What a request for seats asks for. A draft may leave most of it open. */
export function RequestFields({ initial, known, choices, industries, incomplete, onDone }: RequestFieldsProps) {
  const request = useRequestForm({ initial, known, incomplete, onDone });
  const { form } = request;
  const { values } = form;
  const field = form.getInputProps;
  return (
    <SubmitForm state={request.state} className={css.form} lists="always">
      {(faults) => (
        <>
          <Stack gap="md">
            <Card title="Seats">
              <Stack gap="md">
                <SeatFields form={form} choices={choices} industries={industries} />
                <Checkbox label="Remote is possible" {...form.getInputProps('remote', { type: 'checkbox' })} />
                {choices.replaces?.holderName && values.replacesPositionId && (
                  <p className={cell.quiet}>Stands in for the seat of {choices.replaces.holderName}.</p>
                )}
              </Stack>
            </Card>
            <Card title="Pay" description="For a year, as a full-time person">
              <div className={css.pair}>
                <MoneyField label="From" {...field('salaryMin')} />
                <MoneyField label="To" {...field('salaryMax')} />
              </div>
            </Card>
            <Card title="Why and what">
              <Stack gap="md">
                <TextFields form={form} />
                <RequiredSkills form={form} skills={choices.skills} />
                <HardRequirements form={form} />
              </Stack>
            </Card>
          </Stack>
          <aside className={css.aside} aria-label="Submit">
            {faults}
            <Findings values={values} except={request.saved?.id} />
            <SubmitCard request={request} onBack={() => onDone()} />
          </aside>
        </>
      )}
    </SubmitForm>
  );
}

type SubmitCardProps = { readonly request: ReturnType<typeof useRequestForm>; readonly onBack: () => void };

/** What can be done with it now. */
const SubmitCard = ({ request: { sending, saving, save }, onBack }: SubmitCardProps) => (
  <Card
    title="Submit"
    description="A draft may leave most of it open; a request may not. Until you save it, what you type stays in this browser tab."
  >
    <Stack gap="xs">
      <Button type="submit" loading={sending} disabled={saving}>
        Submit for approval
      </Button>
      <Button variant="default" loading={saving} disabled={sending} onClick={() => void save()}>
        Save draft
      </Button>
      <Button variant="subtle" onClick={onBack}>
        Back to my requests
      </Button>
    </Stack>
  </Card>
);

type FormProps = { readonly form: ReturnType<typeof useRequestForm>['form'] };

/** What kind of seats, where, how many and from when. */
function SeatFields({ form, choices, industries }: FormProps & Pick<RequestFieldsProps, 'choices' | 'industries'>) {
  const { values, getInputProps: field } = form;
  const today = useToday();
  const teams = choices.departments.filter(({ industry }) => industry === values.industry);
  const team = teams.find(({ department }) => department === values.department);
  return (
    <div className={css.pair}>
      <TextInput label="Title" required maxLength={120} data-autofocus {...field('title')} />
      <Autocomplete
        label="Team"
        required
        maxLength={80}
        maxDropdownHeight={240}
        data={teams.map(({ department }) => department)}
        {...field('department')}
      />
      {industries.length > 1 && (
        <Select
          label="Industry"
          required
          allowDeselect={false}
          data={choicesOf(industryLabels, industries)}
          {...field('industry')}
        />
      )}
      <Autocomplete
        label="Location"
        maxLength={120}
        maxDropdownHeight={240}
        data={team?.locations ?? []}
        {...field('location')}
      />
      <NumberField label="Seats" required min={1} max={MOST_SEATS} decimals={0} {...field('headcount')} />
      <Select label="Employment" allowDeselect={false} data={choicesOf(employmentTypes)} {...field('employmentType')} />
      <Select label="Reason" allowDeselect={false} data={choicesOf(requisitionReasons)} {...field('reason')} />
      <DayField label="Target start" min={today} {...field('targetStartDate')} />
    </div>
  );
}

function TextFields({ form: { getInputProps: field } }: FormProps) {
  return (
    <>
      <SpokenTextarea
        label="Justification"
        description="What those who approve it read"
        required
        autosize
        minRows={3}
        maxLength={2000}
        {...field('justification')}
      />
      <SpokenTextarea
        label="Description"
        description="What candidates read; that of the last seat with this title where empty"
        autosize
        minRows={3}
        maxLength={4000}
        {...field('description')}
      />
    </>
  );
}
