import { tierLetter } from '@talent-os/contracts/sales/commission';
import { lineRules, type StatementDetail } from '@talent-os/contracts/sales/compensation-shapes';

type Line = StatementDetail['lines'][number];
type Rated = Pick<StatementDetail, 'terms' | 'quota' | 'periods'>;

/** The base rate in percent, as people check it: variable of the period ÷ quota. */
export const baseRateText = ({ terms, quota, periods }: Rated): string =>
  `${Number(((100 * terms.targetVariable) / (quota * periods)).toFixed(2))}%`;

/** How an amount was made: `$58,000 × 10% × 1`. */
export function madeOf(line: Line, rated: Rated, money: (minor: number) => string): string {
  if (line.rule === 'tier') return `${money(line.credit)} × ${baseRateText(rated)} × ${line.multiplier! / 100}`;
  return line.rule === 'correction' ? 'Added when the dispute was answered' : `${money(-line.credit)} taken back`;
}

/** The letter of the tier, or what else made the amount. */
export const ruleText = ({ rule, tier }: Pick<Line, 'rule' | 'tier'>): string =>
  rule === 'tier' ? tierLetter(tier!) : lineRules[rule];

/** Money with its sign: a minus where it is taken off. */
export const signed = (minor: number, money: (minor: number) => string): string =>
  minor < 0 ? `−${money(-minor)}` : money(minor);
