import { median, quantile } from '../figures.ts';
import type { Verdict } from '../report.ts';
import type { MeasuredAssistant } from './assistant.ts';
import type { Streams } from './streams.ts';

/** What the assistant promises: times in milliseconds. */
const TARGETS = {
  addedFirstP50: 15,
  addedFirstP95: 40,
  addedGapP95: 40,
  offlineP95: 150,
  understandingP50: 15,
  streamsPerCore: 1000,
};

/** One table with what it says. */
export interface Section {
  title: string;
  about: string;
  rows: string[][];
  verdicts: Verdict[];
  notes: string[];
}

const ms = (value: number): string => (Number.isFinite(value) ? value.toFixed(1) : '-');
const atShare = (values: readonly number[], share: number): number =>
  quantile(
    values.toSorted((a, b) => a - b),
    share,
  );

/** What is printed decides, as everywhere in this report. */
function atMost(what: string, value: number, target: number): Verdict {
  const reached = Number(ms(value)) <= target;
  return { text: `${what}: ${ms(value)} ms, target ${target} ms: ${reached ? 'reached' : 'missed'}`, reached };
}

export const sectionsOf = (measured: MeasuredAssistant): Section[] => [
  firstTokensOf(measured),
  streamsOf(measured),
  offlineOf(measured),
];

function firstTokensOf({ firstTokens }: MeasuredAssistant): Section {
  const figures = [...firstTokens].map(([way, { firsts, gaps }]) => ({
    way,
    count: firsts.length,
    firstP50: median(firsts),
    firstP95: atShare(firsts, 0.95),
    gapP50: median(gaps),
    gapP95: atShare(gaps, 0.95),
  }));
  const direct = figures.find(({ way }) => way === 'direct');
  const added = figures
    .filter(({ way }) => way !== 'direct')
    .map((one) => ({
      way: one.way,
      firstP50: one.firstP50 - (direct?.firstP50 ?? Number.NaN),
      firstP95: one.firstP95 - (direct?.firstP95 ?? Number.NaN),
      gapP95: one.gapP95 - (direct?.gapP95 ?? Number.NaN),
    }));
  return {
    title: 'The assistant: what is added to a model',
    about:
      'from the question to the first word of its answer, and from one word to the next: a plain reader of server-sent events straight at the scripted model (50 tokens a second), and the same reader at `POST /api/chat/messages` and `GET /api/chat/runs/:runId/events`, in turn',
    rows: [
      ['', 'answers', 'first p50 ms', 'first p95 ms', 'gap p50 ms', 'gap p95 ms'],
      ...figures.map(({ way, count, firstP50, firstP95, gapP50, gapP95 }) => [
        way,
        String(count),
        ...[firstP50, firstP95, gapP50, gapP95].map(ms),
      ]),
    ],
    verdicts: added.flatMap(({ way, firstP50, firstP95, gapP95 }) => [
      atMost(`Added time to the first token, p50, ${way}`, firstP50, TARGETS.addedFirstP50),
      atMost(`Added time to the first token, p95, ${way}`, firstP95, TARGETS.addedFirstP95),
      atMost(`Added time between tokens, p95, ${way}`, gapP95, TARGETS.addedGapP95),
    ]),
    notes: ['the product puts together what comes within 25 ms, so that its gaps are 25 ms where the model has 20'],
  };
}

const PARTS = ['gateway', 'chat', 'nats', 'redis', 'postgres', 'model', 'feeder', 'readers'];

const perCore = ({ count, cores }: Streams): number => count / (cores['gateway'] ?? Number.NaN);

function streamsOf({ streams, firstTokens }: MeasuredAssistant): Section {
  const alone = streams.at(-1);
  const verdicts = alone === undefined ? [] : [verdictOf(alone, atShare(firstTokens.get('direct')?.gaps ?? [], 0.95))];
  return {
    title: 'The assistant: many streams at once',
    about:
      'streams of 50 tokens a second, all open at the same time. The whole way: model, chat service, NATS, one gateway process. At the gateway: real runs with real readers whose model thinks and says nothing; their frames are published by a feeder in the form and at the pace of the chat service (40 frames a second with 50 tokens), because models and chat services for so many need more cores than this machine has',
    rows: [
      [
        '',
        'streams',
        'gap p50 ms',
        'gap p95 ms',
        'gap max ms',
        ...PARTS.map((part) => `${part} %`),
        'streams/gateway core',
      ],
      ...streams.map((one) => [
        one.title,
        String(one.count),
        ...[one.gapP50, one.gapP95, one.gapMax].map(ms),
        ...PARTS.map((part) => (part in one.cores ? (100 * (one.cores[part] ?? 0)).toFixed(0) : '-')),
        'gateway' in one.cores ? perCore(one).toFixed(0) : '-',
      ]),
    ],
    verdicts,
    notes: [
      'CPU in percent of one core, from /proc, over the time in which all streams were open; `chat` is the process of all services but sales and audit',
      'everything shares the cores of this machine, so that streams per gateway core are those that were open by the CPU time of the gateway process, and gaps hold waiting for a core that others use',
    ],
  };
}

function verdictOf(streams: Streams, directGap: number): Verdict {
  const value = Math.floor(perCore(streams));
  const pace = streams.gapP95 - directGap;
  const kept = streams.complete && pace <= TARGETS.addedGapP95;
  const reached = value >= TARGETS.streamsPerCore && streams.count >= TARGETS.streamsPerCore && kept;
  const text = `Streams of 50 tokens/s on one gateway core: ${value} (${streams.count} open, ${streams.complete ? 'every character arrived' : 'text was lost'}, p95 between tokens ${ms(pace)} ms above direct), target ${TARGETS.streamsPerCore} open and kept at most ${TARGETS.addedGapP95} ms above: ${reached ? 'reached' : 'missed'}`;
  return { text, reached };
}

function offlineOf({ offline, understanding }: MeasuredAssistant): Section {
  const rows = [...offline].map(([topology, times]) => [
    topology,
    String(times.length),
    ...[0.5, 0.95, 1].map((share) => ms(atShare(times, share))),
  ]);
  return {
    title: 'The assistant: answers without a model',
    about:
      'an example of every read of the assistant, asked by a person of every role, each in a conversation of its own, from the question to the last frame, one after the other',
    rows: [['', 'questions', 'p50 ms', 'p95 ms', 'max ms'], ...rows],
    verdicts: [
      ...[...offline].map(([topology, times]) =>
        atMost(`Answers without a model, p95, ${topology}`, atShare(times, 0.95), TARGETS.offlineP95),
      ),
      atMost('CPU of understanding a question, p50', atShare(understanding, 0.5), TARGETS.understandingP50),
    ],
    notes: [
      `understanding alone, over a company that is made up: p95 ${ms(atShare(understanding, 0.95))} ms of CPU of ${understanding.length} questions`,
    ],
  };
}
