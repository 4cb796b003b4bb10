import { tierLetter } from '@talent-os/contracts/sales/commission';
import { lineRules, type StatementDetail } from '@talent-os/contracts/sales/compensation-shapes';

type Line = StatementDetail['lines'][number];
type Rated = Pick<StatementDetail, 'terms' | 'quota' | 'periods' | 'earlier'>;
type Rate = { readonly targetVariable: number; readonly quota: number; readonly periods: number };

const rateText = ({ targetVariable, quota, periods }: Rate): string =>
  `${Number(((100 * targetVariable) / (quota * periods)).toFixed(2))}%`;

/** The base rate in percent, as people check it: variable of the period ÷ quota. */
export const baseRateText = ({ terms, quota, periods }: Omit<Rated, 'earlier'>): string =>
  rateText({ ...terms, quota, periods });

/** The rate of the period a deal was won in that came late. */
const lateRate = ({ on }: Line, { earlier }: Rated): string => {
  const period = earlier.find(({ periodStarts, periodEnds }) => on !== null && periodStarts <= on && on <= periodEnds);
  return period ? rateText(period) : '';
};

const MADE: Readonly<Record<Line['rule'], (line: Line, rated: Rated, money: (minor: number) => string) => string>> = {
  tier: (line, rated, money) => `${money(line.credit)} × ${baseRateText(rated)} × ${line.multiplier! / 100}`,
  late: (line, rated, money) =>
    `${money(line.credit)} × ${lateRate(line, rated)} × ${line.multiplier! / 100}, as in the period it was won in`,
  left: (line, _rated, money) => `${money(-line.credit)} taken back`,
  reopened: (line, _rated, money) => `${money(-line.credit)} taken back`,
  rewon: (line, _rated, money) => `${money(-line.credit)} taken back, and paid as it was won anew`,
  correction: () => 'Added when the dispute was answered',
};

/** How an amount was made: `$58,000 × 10% × 1`, and whose share it is. */
export function madeOf(line: Line, rated: Rated, money: (minor: number) => string): string {
  const made = MADE[line.rule](line, rated, money);
  return line.share === null ? made : `${made}, a share of ${line.share}%`;
}

/** The letter of the tier, or what else made the amount. */
export const ruleText = ({ rule, tier }: Pick<Line, 'rule' | 'tier'>): string =>
  rule === 'tier' ? tierLetter(tier!) : lineRules[rule];

/** Money with its sign: a minus where it is taken off. */
export const signed = (minor: number, money: (minor: number) => string): string =>
  minor < 0 ? `−${money(-minor)}` : money(minor);
