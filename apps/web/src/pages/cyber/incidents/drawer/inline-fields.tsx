import { Select, Textarea } from '@mantine/core';
import { changeSeverity, handOverIncident } from '@talent-os/contracts/cyber/incident-changes';
import { severityLabels, type Severity } from '@talent-os/contracts/cyber/incident-states';
import type { IncidentDetail } from '@talent-os/contracts/cyber/incidents';
import type { ReactNode } from 'react';
import { choicesOf } from '@/lib/choices';
import { useCommand } from '@/lib/use-command';
import { InlineEdit, type InlineControl } from '@/ui/field/inline-edit';
import { SeverityBadge } from '../incident-badges';
import { AnalystPicker } from './analyst-picker';
import css from './drawer.module.css';

type FieldProps = { readonly incident: IncidentDetail };
/** A change with the reason that stands in the timeline. */
type ExplainedField<Value> = { readonly to: Value; readonly note: string };

const BACK = 'Taken back';
const faultOf = ({ note }: ExplainedField<unknown>) => (note.trim() === '' ? 'Please say why' : undefined);

/** How severe it is, changed where it stands; open deadlines move with it. */
export function SeverityEdit({ incident: { id, version, severity } }: FieldProps) {
  const change = useCommand(changeSeverity);
  const save = ({ to, note }: ExplainedField<Severity>) => change.run({ incidentId: id, version, severity: to, note });
  return (
    <InlineEdit<ExplainedField<Severity>>
      label="Severity"
      shown={<SeverityBadge severity={severity} />}
      value={{ to: severity, note: '' }}
      faultOf={faultOf}
      onSave={save}
      onUndo={({ to }) => save({ to, note: BACK })}
    >
      {(control) => (
        <WithNote control={control}>
          <Select
            size="xs"
            aria-label="Severity"
            allowDeselect={false}
            data={choicesOf(severityLabels)}
            value={control.value.to}
            onChange={(to) => control.onChange({ ...control.value, to: (to ?? severity) as Severity })}
          />
        </WithNote>
      )}
    </InlineEdit>
  );
}

/** Whose it is, handed over where it stands. */
export function OwnerEdit({ incident: { id, version, assigneeId, assigneeName } }: FieldProps) {
  const handOver = useCommand(handOverIncident);
  const save = ({ to, note }: ExplainedField<string>) => handOver.run({ incidentId: id, version, toId: to, note });
  return (
    <InlineEdit<ExplainedField<string>>
      label="Owner"
      shown={assigneeName ?? 'Nobody yet'}
      value={{ to: '', note: '' }}
      faultOf={(value) => (value.to ? faultOf(value) : 'Please choose an analyst')}
      onSave={save}
      {...(assigneeId && { onUndo: () => save({ to: assigneeId, note: BACK }) })}
    >
      {(control) => (
        <WithNote control={control}>
          <AnalystPicker
            label="Owner"
            hiddenLabel
            placeholder={assigneeName ?? 'Choose an analyst'}
            value={control.value.to || null}
            onChange={(to: string | null) => control.onChange({ ...control.value, to: to ?? '' })}
          />
        </WithNote>
      )}
    </InlineEdit>
  );
}

type WithNoteProps<Value> = {
  readonly control: InlineControl<ExplainedField<Value>>;
  readonly children: ReactNode;
};

function WithNote<Value>({ control, children }: WithNoteProps<Value>) {
  return (
    <div className={css.explained}>
      {children}
      <Textarea
        size="xs"
        rows={1}
        autosize
        aria-label="Why"
        aria-describedby={control['aria-describedby']}
        placeholder="Why"
        maxLength={1000}
        disabled={control.disabled}
        error={control['aria-invalid']}
        value={control.value.note}
        onChange={({ currentTarget }) => control.onChange({ ...control.value, note: currentTarget.value })}
      />
    </div>
  );
}
