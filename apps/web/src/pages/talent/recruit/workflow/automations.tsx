import { Button } from '@mantine/core';
import type { Automation } from '@talent-os/contracts/talent/automation-shapes';
import { createAutomation, switchAutomation } from '@talent-os/contracts/talent/automations';
import { useState } from 'react';
import { useCommand } from '@/lib/use-command';
import { useFormat } from '@/lib/use-format';
import { useMay } from '@/lib/use-may';
import { useOpened } from '@/lib/use-opened';
import { AppLink } from '@/ui/button/app-link';
import { RowButton } from '@/ui/button/row-button';
import { Prose } from '@/ui/display/prose';
import { Quiet } from '@/ui/display/quiet';
import { StatusBadge } from '@/ui/display/status-badge';
import { EmptyState } from '@/ui/loading/empty-state';
import { lazyPart } from '@/ui/loading/lazy-part';
import { Card } from '@/ui/page/card';
import { RecordRow } from '@/ui/table/record-row';
import rows from '@/ui/table/rows.module.css';
import { automationDoes, automationWhen } from './labels';

const AutomationDialog = lazyPart(async () => (await import('./automation-dialog')).AutomationDialog);

/** What is done by itself when something happens to an application. */
export function Automations({ items }: { readonly items: readonly Automation[] }) {
  const [written, write] = useState<Automation | 'new'>();
  const may = useMay(createAutomation);
  return (
    <Card
      title="Automations"
      description="What is done by itself when something happens to an application. They tell, assign and schedule; none of them rejects anybody."
      actions={
        may && (
          <Button variant="default" onClick={() => write('new')}>
            Add automation
          </Button>
        )
      }
    >
      {items.length === 0 ? (
        <EmptyState title="Nothing is done by itself" />
      ) : (
        <ul className={`${rows.rows} ${rows.inset}`} aria-label="Automations">
          {items.map((one) => (
            <AutomationRow key={one.id} automation={one} onChange={() => write(one)} />
          ))}
        </ul>
      )}
      {written && (
        <AutomationDialog {...(written !== 'new' && { automation: written })} onClose={() => write(undefined)} />
      )}
    </Card>
  );
}

type AutomationRowProps = { readonly automation: Automation; readonly onChange: () => void };

function AutomationRow({ automation, onChange }: AutomationRowProps) {
  const { dayOf } = useFormat();
  const { name, on, number, text, authorName, createdAt, earlier, may } = automation;
  return (
    <RecordRow
      name={name}
      badges={
        <StatusBadge variant={on ? 'success' : 'secondary'}>
          {on ? `Version ${number} is on` : 'Switched off'}
        </StatusBadge>
      }
      actions={
        <>
          {may.do.includes('change') && <RowButton label="Change" of={name} variant="default" onClick={onChange} />}
          {may.do.includes('switch') && <SwitchButton automation={automation} />}
        </>
      }
    >
      <b>{automationWhen(automation)}</b>
      <span>{automationDoes(automation)}</span>
      {text && <Prose text={text} />}
      <Counts automation={automation} />
      <Quiet>
        Version {number}, {dayOf(createdAt)}, {authorName}
      </Quiet>
      {earlier.map((version) => (
        <Quiet key={version.number}>
          Version {version.number}, {dayOf(version.createdAt)}, {version.authorName}: {automationWhen(version)}.{' '}
          {automationDoes(version)}
        </Quiet>
      ))}
    </RecordRow>
  );
}

/** How often it ran, each with its runs. */
function Counts({ automation: { id, done, passed } }: { readonly automation: Automation }) {
  const { to } = useOpened({ automation: 'id' });
  if (done + passed === 0) return <Quiet>Has not run yet</Quiet>;
  return (
    <Quiet>
      <AppLink to={to(id)}>
        {done} done{passed > 0 && `, ${passed} not done`}
      </AppLink>
    </Quiet>
  );
}

function SwitchButton({ automation: { id: automationId, name, on } }: { readonly automation: Automation }) {
  const flip = useCommand(switchAutomation, { done: on ? `“${name}” is switched off` : `“${name}” is on` });
  return (
    <RowButton
      label={on ? 'Switch off' : 'Switch on'}
      of={name}
      variant={on ? 'subtle' : 'default'}
      loading={flip.loading}
      onClick={() => flip.mutate({ automationId, on: !on })}
    />
  );
}
