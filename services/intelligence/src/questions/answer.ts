import { abilityActions, industries } from '@talent-os/contracts';
import { datasetOf } from '@talent-os/contracts/facts/datasets.js';
import { FEWEST_TO_SHOW, filtersOf, groupsOf, MONTH, MOST_CELLS } from '@talent-os/contracts/facts/question.js';
import type { Answer } from '@talent-os/contracts/intelligence/questions.js';
import type { Ctx } from '@talent-os/service-kit';
import { cellsSql, factsWhere, valuesSql, type Asked } from './question.sql.js';
import { hiddenCells, shownValues } from './suppress.rules.js';

type CellRow = {
  readonly group: string | null;
  readonly beside: string | null;
  readonly rows: number;
  readonly people: number;
  readonly value: number | null;
};
type ValueRow = { readonly value: string | null; readonly people: number };

export const industriesOf = (ctx: Ctx): string[] =>
  industries.filter((industry) => ctx.ability.can(abilityActions.industry, industry));

/**
 * Of a dataset about persons, the values that each filter and the period may hold: one that too few people have is in no
 * answer that is narrowed by it, so that the difference of two answers tells of nobody.
 */
async function shownOnly(ctx: Ctx, asked: Asked) {
  const only: Record<string, readonly (string | null)[]> = {};
  let left = 0;
  for (const field of [...filtersOf(asked.filters).map((filter) => filter.field), MONTH]) {
    const { where, args } = factsWhere(asked, { but: field, only });
    const values = await ctx.db.read<ValueRow>(valuesSql(asked.dataset, field, where), args);
    const shown = shownValues(values);
    left += values.length - shown.length;
    only[field] = shown;
  }
  return { only, left };
}

const figuresOf = ({ rows, people, value }: CellRow, hidden: boolean, personal: boolean) => ({
  rows: hidden ? null : rows,
  people: hidden || !personal ? null : people,
  value: hidden ? null : value,
  hidden,
});

const NOTHING: CellRow = { group: null, beside: null, rows: 0, people: 0, value: 0 };

/** The answer to a question whose fields are known to be there. */
export async function answerOf(ctx: Ctx, asked: Asked): Promise<Omit<Answer, 'readAt' | 'tookMs'>> {
  const { personal } = datasetOf(asked.dataset);
  const { only, left } = personal ? await shownOnly(ctx, asked) : { only: {}, left: 0 };
  const { where, args } = factsWhere(asked, { only });
  const [found, [whole = NOTHING]] = await Promise.all([
    ctx.db.read<CellRow>(cellsSql(asked.dataset, asked, where), args),
    ctx.db.read<CellRow>(cellsSql(asked.dataset, { ...asked, groups: undefined }, where), args),
  ]);
  const rows = found.slice(0, MOST_CELLS);
  const groups = groupsOf(asked.groups).length;
  const hidden = personal
    ? hiddenCells(
        rows.map(({ group, beside, people }) => ({ key: [group, beside], people })),
        groups,
      )
    : new Set<number>();
  const few = personal && whole.people < FEWEST_TO_SHOW;
  return {
    cells:
      groups === 0
        ? []
        : rows.map((row, at) => ({
            group: row.group,
            beside: row.beside,
            ...figuresOf(row, few || hidden.has(at), personal),
          })),
    total: figuresOf(whole, few, personal),
    more: found.length > MOST_CELLS,
    left,
  };
}
