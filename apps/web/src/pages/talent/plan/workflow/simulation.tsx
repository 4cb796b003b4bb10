import { Select, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { industryLabels, type Industry } from '@talent-os/contracts/access/tables';
import type { Output } from '@talent-os/contracts/define';
import { MOST_SEATS } from '@talent-os/contracts/talent/requisition-shapes';
import {
  asksForPay,
  asksForSeats,
  stepLabels,
  type WorkflowDetail,
  type WorkflowTrigger,
} from '@talent-os/contracts/talent/workflow-shapes';
import { simulateWorkflow } from '@talent-os/contracts/talent/workflows';
import { useState } from 'react';
import { minorOf } from '@/lib/amounts';
import { choicesOf } from '@/lib/choices';
import { steadyQuery } from '@/lib/query';
import { useMe } from '@/lib/session';
import { useFormat } from '@/lib/use-format';
import { useMyIndustries } from '@/lib/use-my-industries';
import { Quiet } from '@/ui/display/quiet';
import { MoneyField } from '@/ui/field/money-field';
import { NumberField } from '@/ui/field/number-field';
import { PersonSelect } from '@/ui/field/person-select';
import { Loaded } from '@/ui/loading/loaded';
import { Card } from '@/ui/page/card';
import { listed, reasonText } from './labels';
import css from './workflow.module.css';

type SimulationProps = { readonly workflow: WorkflowDetail };
type Simulated = Output<typeof simulateWorkflow>;

type Sample = {
  readonly industry: Industry;
  readonly department: string;
  /** In units of the currency; empty where nothing is typed. */
  readonly salary: number | string;
  readonly headcount: number | string;
  readonly requesterId: string | null;
  /** Who hires for the seat of an offer or of a move. */
  readonly managerId: string | null;
};

/** Tries a sample against the version that is shown: whom it would meet, why, by when, and what would be left out. */
export function Simulation({ workflow }: SimulationProps) {
  const me = useMe();
  const industries = useMyIndustries();
  const [sample, setSample] = useState<Sample>({
    industry: industries[0]!,
    department: workflow.departments[0] ?? '',
    salary: '',
    headcount: 1,
    requesterId: me.user.id,
    managerId: null,
  });
  const change = (part: Partial<Sample>) => setSample((before) => ({ ...before, ...part }));
  const { currency } = me.organization;
  const { trigger, number } = workflow;
  const answer = useQuery(
    steadyQuery(simulateWorkflow, {
      trigger,
      number,
      industry: sample.industry,
      department: sample.department,
      headcount: Number(sample.headcount) || 1,
      salaryMax: minorOf(sample.salary, currency) || 0,
      requesterId: sample.requesterId || me.user.id,
      ...(trigger !== 'requisition' && sample.managerId && { managerId: sample.managerId }),
    }),
  );
  return (
    <Card title={samples[trigger].title} description={`By version ${number}, sent now`}>
      <Stack gap="sm">
        <SampleFields trigger={trigger} sample={sample} departments={workflow.departments} onChange={change} />
        <Loaded query={answer} skeletons={2}>
          {(data) => <Result trigger={trigger} result={data} />}
        </Loaded>
      </Stack>
    </Card>
  );
}

const samples: Readonly<
  Record<WorkflowTrigger, { readonly title: string; readonly pay: string; readonly who: string }>
> = {
  requisition: { title: 'Try a request', pay: 'Pay up to', who: 'Who asks' },
  offer: { title: 'Try an offer', pay: 'Base salary a year', who: 'Who writes it' },
  transition: { title: 'Try a move', pay: '', who: 'Who moves' },
};

type SampleFieldsProps = {
  readonly trigger: WorkflowTrigger;
  readonly sample: Sample;
  readonly departments: string[];
  readonly onChange: (part: Partial<Sample>) => void;
};

function SampleFields({ trigger, sample, departments, onChange }: SampleFieldsProps) {
  const { user } = useMe();
  const industries = useMyIndustries();
  return (
    <>
      {industries.length > 1 && (
        <Select
          label="Industry"
          data={choicesOf(industryLabels, industries)}
          allowDeselect={false}
          value={sample.industry}
          onChange={(value) => value && onChange({ industry: value as Industry })}
        />
      )}
      <Select
        label="Department"
        data={departments}
        searchable
        allowDeselect={false}
        value={sample.department}
        onChange={(value) => value && onChange({ department: value })}
      />
      {asksForPay(trigger) && (
        <MoneyField
          label={samples[trigger].pay}
          required={false}
          value={sample.salary}
          onChange={(salary: number | string) => onChange({ salary })}
        />
      )}
      {asksForSeats(trigger) && (
        <NumberField
          label="Seats"
          decimals={0}
          min={1}
          max={MOST_SEATS}
          value={sample.headcount}
          onChange={(headcount) => onChange({ headcount })}
        />
      )}
      {trigger !== 'requisition' && (
        <PersonSelect
          label="Who hires for the seat"
          autofocus={false}
          current={undefined}
          value={sample.managerId}
          onChange={(managerId: string | null) => onChange({ managerId })}
        />
      )}
      <PersonSelect
        label={samples[trigger].who}
        autofocus={false}
        current={{ id: user.id, name: `${user.firstName} ${user.lastName}` }}
        value={sample.requesterId}
        onChange={(requesterId: string | null) => onChange({ requesterId })}
      />
    </>
  );
}

type ResultProps = { readonly trigger: WorkflowTrigger; readonly result: Simulated };

function Result({ trigger, result: { steps, stops } }: ResultProps) {
  const { dayOf } = useFormat();
  const last = steps
    .flatMap(({ dueAt }) => dueAt ?? [])
    .toSorted()
    .at(-1);
  return (
    <section aria-label="Steps of the sample" aria-live="polite">
      <ol className={css.sample}>
        {steps.map((step) => (
          <li key={step.place} data-left={!step.taken || undefined}>
            <span>
              <b>{stepLabels[trigger][step.approver]}</b> <Quiet>{reasonText(step.because, step.taken)}</Quiet>
            </span>
            <SampleWho trigger={trigger} step={step} />
            <Quiet>{step.dueAt ? `by ${dayOf(step.dueAt)}` : step.taken ? 'no date' : 'left out'}</Quiet>
          </li>
        ))}
      </ol>
      {stops ? (
        <Quiet late>{stopTexts[trigger]}</Quiet>
      ) : (
        last && <p className={css.latest}>Approved at the latest by {dayOf(last)}</p>
      )}
    </section>
  );
}

const stopTexts: Readonly<Record<WorkflowTrigger, string>> = {
  requisition: 'Nobody but who asks could decide a step: such a request cannot be sent',
  offer: 'Nobody but who asks could decide a step: such an offer cannot be sent',
  transition: 'Nobody but who moves could decide a step: such a move cannot be asked for',
};

type SampleWhoProps = { readonly trigger: WorkflowTrigger; readonly step: Simulated['steps'][number] };

function SampleWho({ trigger, step: { taken, approvers, passedTo } }: SampleWhoProps) {
  if (!taken) return null;
  const who = approvers.length > 0 ? listed(approvers) : 'Nobody';
  return <span>{passedTo ? `${stepLabels[trigger][passedTo]}: ${who}` : who}</span>;
}
