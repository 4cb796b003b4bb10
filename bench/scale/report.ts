import type { Section } from '../assistant/report.ts';
import { questions } from './lists.ts';
import { SIZES, type ScaledMeasure } from './measure.ts';

/** The most a hundred times the rows may cost. */
const TARGET = 1.5;

const figure = (value: number): string =>
  Number.isFinite(value) ? value.toFixed(2) : value === Number.POSITIVE_INFINITY ? 'failed' : 'over a round';

export const scaleSections = (measured: readonly ScaledMeasure[]): Section[] =>
  measured.map(({ list, p50 }) => {
    const ratios = questions.map((question) => ({
      question,
      ...p50[question],
      ratio: p50[question].large / p50[question].small,
    }));
    return {
      title: list.title,
      about: `\`GET ${list.path}\` of one organization among others, one connection`,
      rows: [
        ['', 'asked with', `p50 ms of ${SIZES.small} rows`, `of ${SIZES.large}`, 'ratio'],
        ...ratios.map(({ question, small, large, ratio }) => [
          question,
          list.asked[question] === '' ? '' : `\`${list.asked[question]}\``,
          ...[small, large, ratio].map(figure),
        ]),
      ],
      verdicts: ratios.map(({ question, ratio }) => {
        const reached = Number(figure(ratio)) <= TARGET;
        return {
          text: `${list.title}, ${question}: ${figure(ratio)}${Number.isFinite(ratio) ? ' times' : ' against'} the p50 of ${SIZES.small} rows, target ${figure(TARGET)}: ${reached ? 'reached' : 'missed'}`,
          reached,
        };
      }),
      notes: [],
    };
  });
