import type { Section } from '../assistant/report.ts';
import { quantile } from '../figures.ts';
import { FACTS, type MeasuredFacts } from './measure.ts';

/** Milliseconds of a grouped question, seconds of a rebuild, milliseconds a fact may lie behind. */
const TARGETS = { askedP50: 150, rebuilt: 600, lagP95: 5_000 };

export function factSections({ rebuilt, facts, asked, lags, plan }: MeasuredFacts): Section[] {
  const lag = quantile(lags, 0.95);
  const verdict = (text: string, value: number, target: number, unit: string) => ({
    text: `${text}: ${value.toFixed(0)} ${unit}, target ${target}: ${value <= target ? 'reached' : 'missed'}`,
    reached: value <= target,
  });
  return [
    {
      title: 'Questions of facts',
      about: `\`GET /api/data/answers\` over ${facts} facts of one organization, one connection, with row-level security`,
      rows: [['', 'p50 ms'], ...asked.map(({ title, p50 }) => [title, p50.toFixed(1)])],
      verdicts: asked.map(({ title, p50 }) => verdict(`${title}, p50`, p50, TARGETS.askedP50, 'ms')),
      notes: ['Plan of forty days by stage:', ...plan],
    },
    {
      title: 'Facts and their owners',
      about: `A rebuild of ${FACTS} deals, page by page, and ${lags.length} deals that move one after another`,
      rows: [
        ['', 'measured'],
        ['rebuild, s', rebuilt.toFixed(0)],
        ['fact behind its event, p50 ms', quantile(lags, 0.5).toFixed(0)],
        ['fact behind its event, p95 ms', lag.toFixed(0)],
      ],
      verdicts: [
        verdict('Rebuild', rebuilt, TARGETS.rebuilt, 's'),
        verdict('Fact behind its event, p95', lag, TARGETS.lagP95, 'ms'),
      ],
      notes: [],
    },
  ];
}
