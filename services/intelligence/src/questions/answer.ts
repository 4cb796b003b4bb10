import { abilityActions, industries } from '@talent-os/contracts';
import { datasetOf } from '@talent-os/contracts/facts/datasets.js';
import { FEWEST_TO_SHOW, filtersOf, groupsOf, MONTH, MOST_CELLS } from '@talent-os/contracts/facts/question.js';
import type { Answer } from '@talent-os/contracts/intelligence/questions.js';
import type { Ctx } from '@talent-os/service-kit';
import { addDays, monthStart } from '@talent-os/service-kit/calendar';
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

const valuesOf = (ctx: Ctx, asked: Asked, field: string, only: Only) => {
  const { where, args } = factsWhere(asked, { but: field, only });
  return ctx.db.read<ValueRow>(valuesSql(asked.dataset, field, where), args);
};

type Only = Record<string, readonly (string | null)[]>;

/**
 * Of a dataset about persons, the months and the values of filters that an answer may hold. A month in which too few
 * people are is in no answer; neither is a value of a filter that too few have, and so many beside it that the difference
 * to the answer without the filter tells of nobody.
 */
async function shownOnly(ctx: Ctx, asked: Asked): Promise<{ readonly only: Only; readonly left: number }> {
  const months = await valuesOf(ctx, asked, MONTH, {});
  const whole = months.filter(({ people }) => people >= FEWEST_TO_SHOW).map(({ value }) => value);
  const only: Only = { [MONTH]: whole };
  let left = months.length - whole.length;
  for (const { field } of filtersOf(asked.filters)) {
    const values = await valuesOf(ctx, asked, field, only);
    const shown = shownValues(values);
    only[field] = shown;
    left += values.length - shown.length;
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

/** Whole months: what lies between two days of one would tell of single persons. */
const inMonths = (asked: Asked): Asked => ({
  ...asked,
  from: monthStart(asked.from),
  until: addDays(monthStart(asked.until, 1), -1),
});

/** The answer to a question whose fields are known to be there. */
export async function answerOf(ctx: Ctx, question: Asked): Promise<Omit<Answer, 'readAt' | 'tookMs'>> {
  const { personal } = datasetOf(question.dataset);
  const asked = personal ? inMonths(question) : question;
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
