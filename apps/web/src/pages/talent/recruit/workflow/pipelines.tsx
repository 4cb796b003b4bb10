import { Button } from '@mantine/core';
import { industryLabels } from '@talent-os/contracts/access/tables';
import { publishPipeline, type PipelineVersion } from '@talent-os/contracts/talent/pipelines';
import { stageTypeLabels, type Stage } from '@talent-os/contracts/talent/pipeline';
import { useState } from 'react';
import { counted } from '@/lib/counted';
import { useFormat } from '@/lib/use-format';
import { useMay } from '@/lib/use-may';
import { useOpened } from '@/lib/use-opened';
import { AppLink } from '@/ui/button/app-link';
import { Prose } from '@/ui/display/prose';
import { Quiet } from '@/ui/display/quiet';
import { StatusBadge } from '@/ui/display/status-badge';
import { lazyPart } from '@/ui/loading/lazy-part';
import { Card } from '@/ui/page/card';
import { followsText, waitsText } from './labels';
import type { SkillChoice } from './stage-values';
import css from './workflow.module.css';

const PublishDialog = lazyPart(async () => (await import('./publish-dialog')).PublishDialog);

type PipelinesProps = { readonly items: readonly PipelineVersion[]; readonly choices: readonly SkillChoice[] };

const keyOf = ({ industry, number }: PipelineVersion): string => `${industry}-${number}`;

/** The versions of every pipeline, and the stages of the one that is shown. */
export function Pipelines({ items, choices }: PipelinesProps) {
  const { opened, to } = useOpened({ pipeline: 'id' });
  const [editing, edit] = useState<PipelineVersion>();
  const may = useMay(publishPipeline);
  const shown = items.find((one) => keyOf(one) === opened.pipeline) ?? items.find(({ active }) => active);
  if (!shown) return null;
  const current = items.find(({ industry, active }) => active && industry === shown.industry);
  return (
    <div className={css.columns}>
      <Card title="Pipelines">
        <ul className={css.rows} aria-label="Versions of the pipelines">
          {items.map((one) => (
            <Version key={keyOf(one)} version={one} to={to(keyOf(one))} current={one === shown} />
          ))}
        </ul>
      </Card>
      <Card
        title={`${industryLabels[shown.industry]}, version ${shown.number}`}
        description={followsText(shown)}
        actions={
          may && (
            <Button variant="default" onClick={() => edit(shown)}>
              Edit as a new version
            </Button>
          )
        }
      >
        <ol className={css.rows} aria-label="Stages">
          {shown.stages.map((stage) => (
            <StageRow key={stage.key} stage={stage} />
          ))}
        </ol>
        <Scorecard version={shown} />
      </Card>
      {editing && current && (
        <PublishDialog version={editing} current={current} choices={choices} onClose={() => edit(undefined)} />
      )}
    </div>
  );
}

type VersionProps = { readonly version: PipelineVersion; readonly to: string; readonly current: boolean };

function Version({ version, to, current }: VersionProps) {
  const { dayOf } = useFormat();
  const { industry, number, active, authorName, createdAt, positions } = version;
  return (
    <li aria-current={current || undefined} className={css.version}>
      <AppLink to={to}>
        {industryLabels[industry]}, version {number}
      </AppLink>
      <StatusBadge variant={active ? 'success' : 'secondary'}>{active ? 'In use' : 'Not in use'}</StatusBadge>
      <Quiet>
        {authorName && createdAt
          ? `${dayOf(createdAt)}, ${authorName}`
          : active
            ? 'Standard pipeline in use'
            : 'Standard pipeline'}
        {' · '}
        {counted(positions, 'positions')}
      </Quiet>
    </li>
  );
}

function StageRow({ stage }: { readonly stage: Stage }) {
  const { name, type, slaDays, maxPeople } = stage;
  const waits = waitsText(stage);
  return (
    <li className={css.stage}>
      <span className={css.version}>
        <b>{name}</b>
        {stageTypeLabels[type] !== name && <StatusBadge>{stageTypeLabels[type]}</StatusBadge>}
      </span>
      <Quiet>
        {counted(slaDays, 'days')} at most
        {maxPeople !== undefined && ` · ${counted(maxPeople, 'people', 'person')} at most`}
        {waits && ` · ${waits}`}
      </Quiet>
    </li>
  );
}

/** What interviewers rate and look at beside what a position asks for. */
function Scorecard({ version: { guidance, skills } }: { readonly version: PipelineVersion }) {
  return (
    <section className={css.scorecard} aria-label="Scorecard">
      <b>Scorecard</b>
      <Quiet>
        {skills.length > 0
          ? `Every interviewer also rates: ${skills.join(', ')}`
          : 'Interviewers rate the skills the position asks for.'}
      </Quiet>
      {guidance && <Prose text={guidance} />}
    </section>
  );
}
