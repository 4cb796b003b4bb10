import type { Section } from '../assistant/report.ts';
import { ROWS } from './list.ts';
import type { MeasuredList } from './measure.ts';

/** The most a list may take of its bare baseline's median time. */
const TARGET = 1.5;

const ms = (value: number): string => value.toFixed(2);

export function listSection(measured: readonly MeasuredList[], connections: number): Section {
  const ratios = measured.map((one) => ({
    ...one,
    alone: one.ours.alone / one.bare.alone,
    among: one.ours.among / one.bare.among,
  }));
  return {
    title: `Lists of ${ROWS} rows`,
    about: `the first page of each list with its number, in its usual order; one connection, and ${connections}. Bare: Fastify and pg on the same database`,
    rows: [
      ['', 'bare p50 ms', 'ours p50 ms', 'ratio', `bare p50 ms of ${connections}`, 'ours', 'ratio'],
      ...ratios.map(({ path, bare, ours, alone, among }) => [
        `\`GET ${path}\``,
        ...[bare.alone, ours.alone, alone, bare.among, ours.among, among].map(ms),
      ]),
    ],
    verdicts: ratios.map(({ title, alone, among }) => {
      const reached = Number(ms(alone)) <= TARGET && Number(ms(among)) <= TARGET;
      return {
        text: `${title}: ${ms(alone)} and ${ms(among)} times the bare p50, target ${ms(TARGET)}: ${reached ? 'reached' : 'missed'}`,
        reached,
      };
    }),
    notes: [],
  };
}
