import type { PipelineCard, Requirement, RequirementState, StageAge } from '@talent-os/contracts/talent/applications';
import { applicationSources, applicationStatuses } from '@talent-os/contracts/talent/pipeline';
import { positionStatuses } from '@talent-os/contracts/talent/seats';
import { inWords } from '@talent-os/contracts/words';
import { counted } from '@/lib/counted';
import type { BadgeVariant } from '@/ui/display/status-badge';

export const statusLabels = inWords(applicationStatuses);
export const sourceLabels = inWords(applicationSources);
export const positionStatusLabels = inWords(positionStatuses);

export const ageVariants: Record<StageAge, BadgeVariant> = { fresh: 'secondary', late: 'warning', overdue: 'error' };

/** Where an application stands, and what became of it where the stage does not say so. */
export function stageText({ stageName, status }: Pick<PipelineCard, 'stageName' | 'status'>): string {
  const label = statusLabels[status];
  return status === 'active' || label === stageName ? stageName : `${stageName} · ${label.toLowerCase()}`;
}

/** How long somebody has been in a stage, and that it is too long where it is. */
export function stayText({ daysInStage, age }: Pick<PipelineCard, 'daysInStage' | 'age'>): string {
  const said: Record<StageAge, string> = { fresh: '', late: ', late', overdue: ', far too long' };
  return `${counted(daysInStage, 'days')}${said[age]}`;
}

const states: Record<RequirementState, { readonly text: string; readonly variant: BadgeVariant }> = {
  met: { text: 'verified', variant: 'success' },
  pending: { text: 'not verified', variant: 'warning' },
  expired: { text: 'expired', variant: 'error' },
  missing: { text: 'missing', variant: 'error' },
  unchecked: { text: 'not checked', variant: 'secondary' },
};
const methods = { primary_source: 'verified at the source', document: 'verified by document' } as const;
const kinds: Record<Requirement['type'], string> = {
  license: 'License',
  clearance: 'Clearance',
  certification: 'Certification',
  location: 'Location',
};

/** A hard requirement as its badge says it: `Licence verified at the source`, `Licence verified` where room is short. */
export function requirementBadge({ type, state, method }: Requirement) {
  const { text, variant } = states[state];
  const full = state === 'met' && method ? methods[method] : text;
  return { text: `${kinds[type]} ${full}`, short: `${kinds[type]} ${text}`, variant };
}

export const unmetOf = ({ requirements }: Pick<PipelineCard, 'requirements'>): readonly Requirement[] =>
  requirements.filter(({ state }) => state !== 'met');

/** Stands where a match would, for whom no score sorts. */
export const NO_SCORE = 'No score, as they asked';

/** Whether somebody asked for that: there is something to compare them by, and no score of it. */
export const isUnscored = ({ match, parts }: Pick<PipelineCard, 'match' | 'parts'>): boolean =>
  match === null && parts.length > 0;
