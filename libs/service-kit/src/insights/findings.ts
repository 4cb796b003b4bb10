import { isFound, type FindingService, type InsightRule, type RuleOf } from '@talent-os/contracts/insights/rules.js';
import { rulesFor } from '@talent-os/contracts/insights/rights.js';
import { MOST_OF_A_RULE, type Finding } from '@talent-os/contracts/insights/shapes.js';
import type { Day } from '../calendar.js';
import type { Ctx } from '../context.js';

/** The day and the clocks (IANA) of the organization, and the rules that are asked for. */
type FindingRequest = {
  readonly today: Day;
  readonly zone: string;
  readonly thresholds: Partial<Record<InsightRule, number>>;
};
type FindingMoment = Pick<FindingRequest, 'today' | 'zone'> & {
  /** By which the rule looks. */
  readonly threshold: number;
};

export type FoundRow = Omit<Finding, 'rule' | 'dueAt' | 'dueOn' | 'rows' | 'industry' | 'evidence'> &
  Partial<Pick<Finding, 'dueAt' | 'dueOn' | 'rows' | 'industry'>> & {
    /** Parts of a sentence, joined by commas; what is empty is left out. */
    readonly evidence: readonly (string | null | undefined | false)[];
  };

/** What one rule looks at. It answers what the caller may act on, the most pressing first. */
export type Find = (ctx: Ctx, moment: FindingMoment) => Promise<readonly FoundRow[]>;
/** How a service looks, by rule: none of its rules is missing. */
export type FindingSources<S extends FindingService> = Readonly<Record<RuleOf<S>, Find>>;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const findingOf = (rule: InsightRule, { evidence, ...row }: FoundRow): Finding => ({
  dueAt: null,
  dueOn: null,
  rows: null,
  industry: null,
  ...row,
  rule,
  evidence: capital(`${evidence.filter(Boolean).join(', ')}.`),
});

/** What these rules find for the caller; a rule whose action the caller may not open does not look. */
export async function findingsFrom(
  ctx: Ctx,
  { today, zone, thresholds }: FindingRequest,
  sources: Partial<Readonly<Record<InsightRule, Find>>>,
) {
  const wanted = rulesFor(ctx.ability).filter((rule) => rule in sources && thresholds[rule] !== undefined);
  const found = await Promise.all(
    wanted.map(async (rule) => {
      const threshold = thresholds[rule]!;
      const rows = await sources[rule]!(ctx, { today, zone, threshold });
      return rows
        .filter(({ value }) => isFound(rule, value, threshold))
        .slice(0, MOST_OF_A_RULE)
        .map((row) => findingOf(rule, row));
    }),
  );
  return { items: found.flat() };
}
