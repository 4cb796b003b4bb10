import type { Sent } from '@talent-os/contracts/define';
import type { publishStrategy, Strategy } from '@talent-os/contracts/identity/strategy';

type Year = {
  readonly year: number;
  readonly objectives: readonly { readonly text: string; readonly pillar: string }[];
};

/** Objectives under their years, the latest first, each with the name of its pillar. */
export function byYear({ objectives, pillars }: Pick<Strategy, 'objectives' | 'pillars'>): Year[] {
  const years = [...new Set(objectives.map(({ year }) => year))].toSorted((one, other) => other - one);
  return years.map((year) => ({
    year,
    objectives: objectives
      .filter((one) => one.year === year)
      .toSorted((one, other) => one.pillar - other.pillar)
      .map(({ text, pillar }) => ({ text, pillar: pillars[pillar]?.name ?? '' })),
  }));
}

type PillarValues = { key: string; pillarId?: string; name: string; text: string };
type ObjectiveValues = { key: string; year: string; pillar: string; text: string };
/** A strategy as the form holds it: an objective names its pillar by `key`, which stays when others are removed. */
export type StrategyValues = { mission: string; pillars: PillarValues[]; objectives: ObjectiveValues[] };

export const newPillar = (): PillarValues => ({ key: crypto.randomUUID(), name: '', text: '' });

/** An objective of this year; of the only pillar, where there is one. */
export const newObjective = (year: number, pillars: readonly PillarValues[]): ObjectiveValues => ({
  key: crypto.randomUUID(),
  year: String(year),
  pillar: pillars.length === 1 ? pillars[0]!.key : '',
  text: '',
});

export const valuesOf = (strategy: Strategy | null): StrategyValues => ({
  mission: strategy?.mission ?? '',
  pillars: strategy?.pillars.map(({ id, name, text }) => ({ key: id, pillarId: id, name, text })) ?? [newPillar()],
  objectives:
    strategy?.objectives.map(({ year, pillar, text }) => ({
      key: crypto.randomUUID(),
      year: String(year),
      pillar: strategy.pillars[pillar]!.id,
      text,
    })) ?? [],
});

/** What is published. An objective without a pillar, or of one that was removed, is refused under its field. */
export const inputOf = (
  { mission, pillars, objectives }: StrategyValues,
  number: number,
): Sent<typeof publishStrategy> => ({
  mission,
  pillars: pillars.map(({ pillarId, name, text }) => ({ ...(pillarId && { pillarId }), name, text })),
  objectives: objectives.map(({ year, pillar, text }) => ({
    year: year ? Number(year) : Number.NaN,
    pillar: pillars.findIndex(({ key }) => key === pillar),
    text,
  })),
  number,
});
