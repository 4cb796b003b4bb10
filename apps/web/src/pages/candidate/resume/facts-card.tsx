import { Switch } from '@mantine/core';
import { chooseFact, resumeFactKindLabels, type Resume, type ResumeFact } from '@talent-os/contracts/talent/resumes';
import { useCommand } from '@/lib/use-command';
import { AppLink } from '@/ui/button/app-link';
import { Quiet } from '@/ui/display/quiet';
import { StatusBadge } from '@/ui/display/status-badge';
import { Card } from '@/ui/page/card';
import { FactNumber } from './fact-number';
import type { Lit } from './lit';
import css from './resume.module.css';

type FactsCardProps = Lit & { readonly resume: Resume };

/** Every fact of the profile, and which of them stand in the resume. */
export function FactsCard({ resume, lit, onLight }: FactsCardProps) {
  const { facts, licensesAway } = resume;
  const positionId = resume.positionId ?? undefined;
  const on = facts.filter((fact) => fact.on).length;
  return (
    <Card
      title="Facts"
      description={
        <>
          What your <AppLink to="/candidate/profile/experience">profile</AppLink> says. {on} of {facts.length} in this
          resume.
        </>
      }
      flush
    >
      {licensesAway && <p className={css.away}>Your licenses cannot be read just now. They are missing here.</p>}
      <ul className={css.facts} aria-label="Facts of my profile">
        {facts.map((fact) => (
          <FactRow key={fact.key} fact={fact} positionId={positionId} isLit={lit === fact.key} onLight={onLight} />
        ))}
      </ul>
    </Card>
  );
}

type FactRowProps = {
  readonly fact: ResumeFact;
  readonly positionId: string | undefined;
  readonly isLit: boolean;
  readonly onLight: Lit['onLight'];
};

function FactRow({
  fact: { key, number, kind, text, detail, verified, on },
  positionId,
  isLit,
  onLight,
}: FactRowProps) {
  const choose = useCommand(chooseFact);
  return (
    <li
      data-lit={isLit}
      data-kind={kind}
      data-on={on}
      onPointerEnter={() => onLight(key)}
      onPointerLeave={() => onLight(undefined)}
    >
      <FactNumber number={number} isLit={isLit} />
      <span className={css.fact}>
        <span>
          {text} {verified && <StatusBadge variant="success">Confirmed</StatusBadge>}
        </span>
        {detail && kind !== 'line' && <Quiet>{detail}</Quiet>}
      </span>
      <Switch
        aria-label={`${resumeFactKindLabels[kind]}: ${text}`}
        checked={on}
        disabled={choose.loading}
        onFocus={() => onLight(key)}
        onBlur={() => onLight(undefined)}
        onChange={({ currentTarget }) => choose.mutate({ positionId, factKey: key, on: currentTarget.checked })}
      />
    </li>
  );
}
