import { stageTypes, type Stage, type StageParty, type StageType } from '@talent-os/contracts/talent/pipeline';

/** A skill interviewers can be asked to rate. */
export type SkillChoice = { readonly id: string; readonly name: string };

/** A stage as the form holds it: what is left empty is said by the type of the stage. */
export type StageValues = Omit<Stage, 'maxPeople' | 'waitsFor' | 'slaDays'> & {
  readonly slaDays: number | string;
  readonly maxPeople: number | string;
  readonly waitsFor: StageParty | '';
};

export const valuesOf = ({ maxPeople, waitsFor, ...stage }: Stage): StageValues => ({
  ...stage,
  maxPeople: maxPeople ?? '',
  waitsFor: waitsFor ?? '',
});

export const stageOf = ({ maxPeople, waitsFor, slaDays, ...stage }: StageValues): Stage => ({
  ...stage,
  slaDays: slaDays as number,
  ...(maxPeople !== '' && { maxPeople: maxPeople as number }),
  ...(waitsFor && { waitsFor }),
});

const inOrder = (stages: readonly StageValues[]): StageValues[] =>
  stages
    .toSorted((a, b) => stageTypes.indexOf(a.type) - stageTypes.indexOf(b.type))
    .map((stage, at) => ({ ...stage, order: at + 1 }));

/** The stages with one more, the last of its type. Its key is new among them, and stays when it is named otherwise. */
export function withStage(stages: readonly StageValues[], type: StageType): StageValues[] {
  const taken = new Set(stages.map(({ key }) => key));
  let nth = 2;
  while (taken.has(`${type}-${nth}`)) nth += 1;
  const added = { key: `${type}-${nth}`, name: '', type, order: 0, slaDays: 5, maxPeople: '', waitsFor: '' } as const;
  return inOrder([...stages, added]);
}

/** Without one of them. */
export const withoutStage = (stages: readonly StageValues[], key: string): StageValues[] =>
  inOrder(stages.filter((stage) => stage.key !== key));

/** Whether a stage is not the only one of its type: every type keeps one. */
export const canGo = (stages: readonly StageValues[], { key, type }: StageValues): boolean =>
  stages.some((other) => other.type === type && other.key !== key);
