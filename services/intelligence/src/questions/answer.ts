import { abilityActions, industries } from '@talent-os/contracts';
import { datasetOf } from '@talent-os/contracts/facts/datasets.js';
import { fieldsNamed, filtersOf, groupsOf, MONTH, MOST_CELLS, NO_VALUE } from '@talent-os/contracts/facts/question.js';
import type { Answer } from '@talent-os/contracts/intelligence/questions.js';
import { DomainError, type Ctx } from '@talent-os/service-kit';
import { cellsSql, factsWhere, MOST_GROUPED, peopleSql, type Asked } from './question.sql.js';
import { hiddenAmong, type Cell } from './suppress.rules.js';

type CellRow = {
  readonly group: string | null;
  readonly beside: string | null;
  readonly rows: number;
  readonly people: number;
  readonly value: number | null;
};

export const industriesOf = ({ ability }: Pick<Ctx, 'ability'>): string[] =>
  industries.filter((industry) => ability.can(abilityActions.industry, industry));

/** Whole years: what lies between two days of one would tell of single persons. */
const inYears = (asked: Asked): Asked => ({
  ...asked,
  from: `${asked.from.slice(0, 4)}-01-01`,
  until: `${asked.until.slice(0, 4)}-12-31`,
});

type Hidden = { readonly total: boolean; readonly group: (group: string | null, beside: string | null) => boolean };
const NOTHING_HIDDEN: Hidden = { total: false, group: () => false };

/** What of an answer about single persons is hidden: each figure of which a part is. */
async function hiddenIn(ctx: Ctx, asked: Asked): Promise<Hidden> {
  const groups = groupsOf(asked.groups);
  const fields = [...(groups.includes(MONTH) ? [MONTH] : []), ...fieldsNamed(asked)];
  const { where, args } = factsWhere(asked, true);
  const cells = await ctx.db.read<Cell>(peopleSql(asked.dataset, fields, where), args);
  if (cells.length > MOST_GROUPED) throw new DomainError('question.long');
  const hides = hiddenAmong(cells);
  const filters = filtersOf(asked.filters);
  const passes = ({ values }: Cell) =>
    filters.every(({ field, values: some }) => some.includes(values[fields.indexOf(field)] ?? NO_VALUE));
  const levelOf = (named: readonly string[]) => fields.map((field) => (named.includes(field) ? '0' : '1')).join('');
  const hidden = (level: string) => cells.filter((cell) => cell.level === level && passes(cell) && hides(cell));
  const places = groups.map((group) => fields.indexOf(group));
  const keys = new Set(hidden(levelOf(fields)).map(({ values }) => JSON.stringify(places.map((at) => values[at]))));
  return {
    total: hidden(levelOf(filters.map(({ field }) => field))).length > 0,
    group: (group, beside) => keys.has(JSON.stringify([group, beside].slice(0, groups.length))),
  };
}

const figuresOf = ({ rows, people, value }: CellRow, hidden: boolean, personal: boolean) => ({
  rows: hidden ? null : rows,
  people: hidden || !personal ? null : people,
  value: hidden ? null : value,
  hidden,
});

const NOTHING: CellRow = { group: null, beside: null, rows: 0, people: 0, value: 0 };

/** Whether the groups of an answer add up to the whole: some people are in several groups, and a mean is no sum. */
const addsUp = ({ dataset, of, groups }: Asked): boolean =>
  of !== 'average' && !datasetOf(dataset).personal && groupsOf(groups).length > 0;

function sumOf(of: Asked['of'], cells: readonly CellRow[]): CellRow {
  const values = cells.flatMap(({ value }) => value ?? []);
  const value = values.reduce((sum, one) => sum + one, 0);
  const rows = cells.reduce((sum, cell) => sum + cell.rows, 0);
  return { ...NOTHING, rows, value: of === 'sum' && values.length === 0 ? null : value };
}

/** The answer to a question whose fields are known to be there. */
export async function answerOf(ctx: Ctx, question: Asked): Promise<Omit<Answer, 'readAt' | 'tookMs'>> {
  const { personal } = datasetOf(question.dataset);
  const asked = personal ? inYears(question) : question;
  const { where, args } = factsWhere(asked);
  const readWhole = () => ctx.db.readOne<CellRow>(cellsSql({ ...asked, groups: undefined }, where), args);
  const [hidden, found, read] = await Promise.all([
    personal ? hiddenIn(ctx, asked) : NOTHING_HIDDEN,
    ctx.db.read<CellRow>(cellsSql(asked, where), args),
    addsUp(asked) ? undefined : readWhole(),
  ]);
  const isCut = found.length > MOST_CELLS;
  const whole = read ?? (isCut ? await readWhole() : sumOf(asked.of, found)) ?? NOTHING;
  const grouped = groupsOf(asked.groups).length > 0;
  return {
    cells: (grouped ? found.slice(0, MOST_CELLS) : []).map((row) => ({
      group: row.group,
      beside: row.beside,
      ...figuresOf(row, hidden.group(row.group, row.beside), personal),
    })),
    total: figuresOf(whole, hidden.total, personal),
    more: grouped && isCut,
    from: asked.from,
    until: asked.until,
  };
}

const READ_AT = `
  select max(s.read_at) as "readAt" from intelligence.fact_source s where s.organization_id = $1 and s.dataset = $2`;

/** The same for the caller, with when a row was last read. */
export async function readAnswer(ctx: Ctx, question: Omit<Asked, 'industries'>): Promise<Omit<Answer, 'tookMs'>> {
  const [answer, read] = await Promise.all([
    answerOf(ctx, { ...question, industries: industriesOf(ctx) }),
    ctx.db.readOne<{ readAt: string | null }>(READ_AT, [question.dataset]),
  ]);
  return { ...answer, readAt: read?.readAt ?? null };
}
