import { stageTypeLabels } from '@talent-os/contracts/talent/pipeline';
import { hiringFigures, type HiringFigure, type RecruitAnalytics } from '@talent-os/contracts/talent/recruit-analytics';
import { inWords } from '@talent-os/contracts/words';
import { applicationSources } from '@talent-os/contracts/talent/pipeline';
import { decimal, month } from '@/lib/format';

export const TOO_FEW = 'Not enough people to show this safely';
export const sourceLabels = inWords(applicationSources);

/** `1 day`, `27.5 days`. */
export const daysText = (days: number): string => `${decimal(days)} ${days === 1 ? 'day' : 'days'}`;

/** Where people wait longest beyond what is agreed. */
export function waitsText({ stays }: Pick<RecruitAnalytics, 'stays'>): string {
  const known = stays.flatMap(({ stage, median, agreedTo }) =>
    median !== null && agreedTo ? [{ stage, share: median / agreedTo, days: median }] : [],
  );
  const [worst] = known.toSorted((one, other) => other.share - one.share);
  if (!worst) return 'How hiring goes, from what happened alone';
  const where = stageTypeLabels[worst.stage];
  return worst.share > 1
    ? `${where} takes longer than agreed: half wait ${daysText(worst.days)} or more.`
    : `Every stage keeps its days for most people. ${where} comes closest to its limit.`;
}

/** What the rows of a figure are. */
export function rowsTitle(figure: HiringFigure, part: string | undefined, interviewer: string | undefined): string {
  const of = part && partLabel(part);
  return [hiringFigures[figure], interviewer ?? of].filter(Boolean).join(': ');
}

function partLabel(part: string): string | undefined {
  if (part in stageTypeLabels) return stageTypeLabels[part as keyof typeof stageTypeLabels];
  if (part in sourceLabels) return sourceLabels[part as keyof typeof sourceLabels];
  return /^\d{4}-\d{2}$/.test(part) ? `three months to ${month(part)}` : undefined;
}

/** How somebody judges beside others: `0.4 milder`, `as others do`. */
export function leaningText(leaning: number | null): string {
  if (leaning === null) return TOO_FEW;
  if (leaning === 0) return 'As others do';
  return `${decimal(Math.abs(leaning))} ${leaning > 0 ? 'milder' : 'stricter'}`;
}
