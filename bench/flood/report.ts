import { markdownTable } from '../figures.ts';
import { FLOOD_LIMIT, type FloodResult, type FloodPlan } from './flood.ts';

/** What is wrong, in words; nothing where others hardly noticed. */
export const floodFaults = (results: readonly FloodResult[]): string[] =>
  results.flatMap((result) => [
    ...(result.ratio <= FLOOD_LIMIT
      ? []
      : [
          `${result.attack.title}: others wait ${result.ratio.toFixed(2)} times as long, more than ${FLOOD_LIMIT} times`,
        ]),
    ...(result.errors === 0 ? [] : [`${result.attack.title}: ${result.errors} questions of others failed`]),
    ...(result.statuses['500'] ? [`${result.attack.title}: answered 500 ${result.statuses['500']} times`] : []),
  ]);

/** One row per attack. */
export const floodTable = (results: readonly FloodResult[]): string[][] => [
  ['Body', 'kB', 'Others’ p95 quiet, ms', 'attacked, ms', 'ratio', 'answered (status: times; 0: connection ended)'],
  ...results.map((result) => [
    result.attack.title,
    (Buffer.byteLength(result.attack.body) / 1000).toFixed(0),
    result.quiet.toFixed(1),
    result.attacked.toFixed(1),
    result.ratio.toFixed(2),
    Object.entries(result.statuses)
      .map(([status, count]) => `${status}: ${count}`)
      .join(' '),
  ]),
];

export const floodDocument = (
  results: readonly FloodResult[],
  { rounds, roundSeconds, perSecond }: FloodPlan,
  where: readonly string[],
  conclusion: readonly string[],
): string => `# Flooded: one person sends large bodies, others work

Written by \`npm run drill -- --only flood\`. One person sends the same body ${perSecond} times a second; somebody else reads at a
steady pace meanwhile, each wait counted from the moment the question was due. Quiet and attacked rounds of ${roundSeconds} s take
turns, ${rounds} of each for each body. The ratio is the middle one of all pairs of
turns. The limits of calls and bytes a minute, which would end each flood after a few bodies, are out of the way.

${where.map((line) => `- ${line}`).join('\n')}

${markdownTable(floodTable(results))}

${conclusion.map((line) => `**${line}**`).join('\n')}
`;
