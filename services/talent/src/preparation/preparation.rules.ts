import type { InterviewKind } from '@talent-os/contracts/talent/interview-states.js';
import type { Stage } from '@talent-os/contracts/talent/pipeline.js';
import {
  preparationStepLabels,
  preparationSteps,
  type Preparation,
  type PreparationStep,
} from '@talent-os/contracts/talent/preparation.js';

type Ahead = { readonly kinds: readonly InterviewKind[]; readonly mustHold: number };

/** Steps that are worth taking only where something asks for them. */
const when: Readonly<Partial<Record<PreparationStep, (ahead: Ahead) => boolean>>> = {
  papers: ({ mustHold }) => mustHold > 0,
  way: ({ kinds }) => kinds.includes('onsite') || kinds.includes('panel'),
  sound: ({ kinds }) => kinds.includes('video'),
  quiet: ({ kinds }) => kinds.includes('phone'),
};

/** What is worth doing before the interviews ahead, in order. */
export const stepsOf = (ahead: Ahead, done: readonly PreparationStep[]): Preparation['steps'] =>
  preparationSteps.filter((step) => when[step]?.(ahead) ?? true).map((step) => ({ step, done: done.includes(step) }));

/** The way through a pipeline, and how far of it lies behind somebody; who has not applied stands nowhere on it. */
export function stagesFrom(stages: readonly Stage[], stageKey: string | null): Preparation['stages'] {
  const inOrder = stages.toSorted((one, other) => one.order - other.order);
  const at = inOrder.findIndex(({ key }) => key === stageKey);
  return inOrder.map(({ key, name, type, slaDays }, index) => ({
    key,
    name,
    type,
    slaDays,
    place: placeOf(index, at),
  }));
}

function placeOf(index: number, at: number): Preparation['stages'][number]['place'] {
  if (at < 0) return null;
  if (index === at) return 'now';
  return index < at ? 'past' : 'ahead';
}

/** A preparation as plain text, to take along. */
export function preparationAsText(preparation: Preparation): string {
  const { positionTitle, department, location, interviews, people, judged, requirements, questions, asking } =
    preparation;
  const part = (heading: string, lines: readonly string[]) =>
    lines.length > 0 ? ['', heading.toUpperCase(), ...lines] : [];
  const answered = questions.filter(({ note }) => note !== '');
  return `${[
    positionTitle,
    `${department}, ${location}`,
    ...part(
      'Interviews ahead',
      interviews.map(({ kind, start, minutes, location: where, interviewerNames }) =>
        [start ?? 'no time yet', kind, `${minutes} min`, where, interviewerNames.join(', ')]
          .filter(Boolean)
          .join(' · '),
      ),
    ),
    ...part(
      'Whom you meet',
      people.map(({ name, title }) => [name, title].filter(Boolean).join(', ')),
    ),
    ...part(
      'What is judged',
      judged.map(({ name }) => `- ${name}`),
    ),
    ...part(
      'What to bring',
      requirements.map(({ value }) => `- ${value}`),
    ),
    ...part(
      'Before you go',
      preparation.steps.map(({ step, done }) => `[${done ? 'x' : ' '}] ${preparationStepLabels[step]}`),
    ),
    ...part(
      'Your notes',
      answered.flatMap(({ text, note }) => [text, note, '']),
    ),
    ...part('What you want to ask', asking ? [asking] : []),
  ]
    .join('\n')
    .trim()}\n`;
}
