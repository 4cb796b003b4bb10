// `npm run bench`: what tenancy, sign-in, the gateway, the bus, events and audit cost, measured against a bare server;
// what the assistant adds to a model, measured against that model.
import { parseArgs } from 'node:util';
import { buildIfStale } from '../local/build.ts';
import { localDir } from '../local/paths.ts';
import { stopRequest, StopList } from '../local/stopping.ts';
import { explain } from '../local/trouble.ts';
import { measureAssistant } from './assistant/assistant.ts';
import { sectionsOf, type Section } from './assistant/report.ts';
import { measurementConditions, writeEvidence } from '../local/evidence.ts';
import { measureBrowser } from './browser/browser.ts';
import { measureFacts } from './facts/measure.ts';
import { factSections } from './facts/report.ts';
import { columns, markdownTable } from './figures.ts';
import { measureInbox } from './inbox/inbox.ts';
import { measureLists } from './lists/measure.ts';
import { listSection } from './lists/report.ts';
import { measurePacked } from './packed/packed.ts';
import { measureScale, SIZES } from './scale/measure.ts';
import { scaleSections } from './scale/report.ts';
import { findGenerator } from './load/load.ts';
import { firstAnswer, idleCpu, measure, type Measurement, type Plan } from './measure.ts';
import { notesOf, tableOf, verdictsOf } from './report.ts';
import { TOPOLOGIES } from './product.ts';
import { measureSearch } from './search/measure.ts';
import { startBare, startOurs, type Subject } from './subjects.ts';
import { workloadNames, workloads, type WorkloadName } from './workloads.ts';

const ASSISTANT = 'assistant';
const LISTS = 'lists';
const SEARCH = 'search';
const INBOX = 'inbox';
const PACKED = 'packed';
const usual: readonly string[] = [...workloadNames, LISTS, PACKED, SEARCH, INBOX, ASSISTANT];
/** Only where they are asked for: the first needs a browser, the others take minutes and pages of evidence of their own. */
const BROWSER = 'browser';
const SCALE = 'scale';
const FACTS = 'facts';
const partNames = [...usual, BROWSER, SCALE, FACTS];

const USAGE = `npm run bench -- [options]
  --check               exit code 1 when a target is missed
  --rounds <number>     rounds of each workload on each subject (6)
  --seconds <number>    length of a round (4)
  --only <names>        of ${partNames.join(',')}
  --streams <number>    streams at the gateway (1000)
  --as-built            measure what is built, although the sources may be newer
  --own-load            our own load generator although wrk is installed
  --no-evidence         leave docs/evidence alone`;

const { values } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '6' },
    seconds: { type: 'string', default: '4' },
    only: { type: 'string', default: usual.join(',') },
    streams: { type: 'string', default: '1000' },
    'as-built': { type: 'boolean', default: false },
    'own-load': { type: 'boolean', default: false },
    'no-evidence': { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

/** Streams through everything: as many as a machine of two cores carries beside their model and their readers. */
const WHOLE_WAY = 100;
/** People who read a list at once. */
const LIST_READERS = 8;
const say = (line = ''): void => {
  process.stdout.write(`${line}\n`);
};

async function run(stopList: StopList, signal: AbortSignal): Promise<boolean> {
  const where = measurementConditions();
  where.forEach((line) => say(line));
  const names = values.only.split(',');
  const unknown = names.find((name) => !partNames.includes(name));
  if (unknown !== undefined) throw new Error(`there is no part "${unknown}"; --only takes ${partNames.join(',')}`);
  if (!values['as-built']) await buildIfStale(localDir, signal);
  const chosen = workloadNames.filter((name) => names.includes(name));
  const against = chosen.length > 0 ? await runWorkloads(chosen, stopList, signal) : undefined;
  await stopList.stopAll((error) => say(explain(error)));
  const more: Section[] = [];
  for (const [name, work] of others) {
    if (names.includes(name)) more.push(...(await work(stopList, signal)));
    await stopList.stopAll((error) => say(explain(error)));
  }
  const browser = names.includes(BROWSER) ? await measureBrowser(say, stopList, signal) : [];
  await stopList.stopAll((error) => say(explain(error)));
  const assistant = names.includes(ASSISTANT) ? await runAssistant(stopList, signal) : [];
  await stopList.stopAll((error) => say(explain(error)));
  const scale = names.includes(SCALE) ? await runScale(stopList, signal) : [];
  await stopList.stopAll((error) => say(explain(error)));
  const million = names.includes(FACTS) ? await runFacts(stopList, signal) : [];
  const sections = [...(against?.sections ?? []), ...more, ...assistant];
  const all = [...sections, ...browser, ...scale, ...million];
  for (const { title, rows, notes } of all) {
    say(`\n${title}\n${columns(rows)}`);
    notes.forEach((note) => say(`  ${note}`));
  }
  const verdicts = all.flatMap((section) => section.verdicts);
  say(`\n${verdicts.map(({ text }) => text).join('\n')}`);
  const write = (name: string, head: string, measured: readonly Section[], facts: readonly string[]): void => {
    if (values['no-evidence'] || measured.length === 0) return;
    say(`\nWritten to ${writeEvidence(name, documentOf(head, measured, facts))}`);
  };
  write('bench.md', BENCH_HEAD, sections, [...where, ...(against?.facts ?? [])]);
  write('browser.md', BROWSER_HEAD, browser, where);
  write('scale.md', SCALE_HEAD, scale, where);
  write('facts.md', FACTS_HEAD, million, where);
  return verdicts.every(({ reached }) => reached);
}

/** The product against the bare server. */
async function runWorkloads(
  chosen: readonly WorkloadName[],
  stopList: StopList,
  signal: AbortSignal,
): Promise<{ sections: Section[]; facts: string[] }> {
  const plan: Plan = {
    workloads: chosen,
    connections: 32,
    warmUpSeconds: 3,
    rounds: Number(values.rounds),
    roundSeconds: Number(values.seconds),
    aloneRounds: 3,
    aloneSeconds: 2,
  };
  const generator = findGenerator(values['own-load']);
  const load = `Load: ${generator.name}, 1 thread, ${plan.connections} connections, ${plan.rounds} rounds of ${plan.roundSeconds} s in turn after ${plan.warmUpSeconds} s of warming up`;
  say(`${load}\n`);
  const subjects = await startAll(stopList, signal);
  const answers = [...(await compareAnswers(subjects)), await idleCpu(subjects)];
  answers.forEach((line) => say(line));
  const measured = await measure(subjects, plan, generator, say, signal);
  return { sections: measured.map(sectionOf), facts: [load, ...answers] };
}

/** The inbox over long lists. */
const runInbox = async (stopList: StopList, signal: AbortSignal): Promise<Section[]> => [
  await measureInbox(Number(values.seconds), findGenerator(values['own-load']), say, stopList, signal),
];

/** What compressing costs and saves. */
const runPacked = async (stopList: StopList, signal: AbortSignal): Promise<Section[]> => {
  const plan = { rounds: 3, seconds: Math.max(1, Math.round(Number(values.seconds) / 2)) };
  return [await measurePacked(plan, findGenerator(values['own-load']), say, stopList, signal)];
};

/** Long lists against a bare server on the same rows. */
async function runLists(stopList: StopList, signal: AbortSignal): Promise<Section[]> {
  const plan = { rounds: 3, seconds: Math.max(1, Math.round(Number(values.seconds) / 2)), connections: LIST_READERS };
  return [
    listSection(await measureLists(plan, findGenerator(values['own-load']), say, stopList, signal), LIST_READERS),
  ];
}

/** Searches over many records of one organization. */
async function runSearch(stopList: StopList, signal: AbortSignal): Promise<Section[]> {
  const plan = { rounds: 3, seconds: Math.max(1, Math.round(Number(values.seconds) / 4)) };
  return measureSearch(plan, findGenerator(values['own-load']), say, stopList, signal);
}

/** What is measured on a product of its own, in this order. */
const others: readonly (readonly [string, (stopList: StopList, signal: AbortSignal) => Promise<Section[]>])[] = [
  [LISTS, runLists],
  [PACKED, runPacked],
  [SEARCH, runSearch],
  [INBOX, runInbox],
];

/** Lists against themselves with a hundred times the rows. */
async function runScale(stopList: StopList, signal: AbortSignal): Promise<Section[]> {
  say(`Starting the product with lists of ${Object.values(SIZES).join(' and ')} rows`);
  const plan = { rounds: 3, seconds: Math.max(1, Math.round(Number(values.seconds) / 4)) };
  return scaleSections(await measureScale(plan, findGenerator(values['own-load']), say, stopList, signal));
}

/** A million facts: read again, asked, and how far behind. */
async function runFacts(stopList: StopList, signal: AbortSignal): Promise<Section[]> {
  say('Starting the product with a million deals, whose facts are read again');
  const plan = { rounds: 3, seconds: Math.max(1, Math.round(Number(values.seconds) / 2)) };
  return factSections(await measureFacts(plan, findGenerator(values['own-load']), say, stopList, signal));
}

/** The assistant against the model it asks. */
async function runAssistant(stopList: StopList, signal: AbortSignal): Promise<Section[]> {
  const plan = {
    rounds: Number(values.rounds),
    seconds: 2 * Number(values.seconds),
    whole: WHOLE_WAY,
    streams: Number(values.streams),
  };
  return sectionsOf(await measureAssistant(plan, say, stopList, signal));
}

function sectionOf(one: Measurement): Section {
  const { title, about } = workloads[one.workload];
  return { title, about, rows: tableOf(one), verdicts: verdictsOf(one), notes: notesOf(one) };
}

async function startAll(stopList: StopList, signal: AbortSignal): Promise<Subject[]> {
  say('Starting the product in one process, split over NATS, and the bare server');
  const together = await startOurs('one process', signal);
  stopList.add(together.subject.stop);
  const split = await startOurs('split', signal);
  stopList.add(split.subject.stop);
  const bare = await startBare(together, signal);
  stopList.add(bare.stop);
  return [bare, together.subject, split.subject];
}

/** All subjects must say the same before it is worth measuring how fast they say it. */
async function compareAnswers(subjects: readonly Subject[]): Promise<string[]> {
  const lines: string[] = [];
  for (const name of workloadNames) {
    const answers = await Promise.all(subjects.map((subject) => firstAnswer(subject, name)));
    const kept = new Set(answers.map(({ body }) => essenceOf(body)));
    if (kept.size > 1) throw new Error(`${workloads[name].title}: the answers differ:\n${[...kept].join('\n')}`);
    lines.push(
      `${workloads[name].title}: ${answers.map(({ bytes }, index) => `${subjects[index]?.name} ${bytes}`).join(', ')} bytes`,
    );
  }
  return lines;
}

/** An answer without what may differ: instants are set at different moments. */
const essenceOf = (body: unknown): string => JSON.stringify(body).replaceAll(/"\d{4}-\d\d-\d\dT[^"]*"/g, '"instant"');

const BENCH_HEAD = `# Measured: our full path against bare Fastify and pg, the assistant against its model

Written by \`npm run bench\`. Bare: Fastify 5 and pg with prepared statements, no tenancy, no sign-in, no events, no audit,
on the same rows. Ours: token, ability, rate limit, gateway, bus, validation, row-level security; in one process and split
over NATS into ${TOPOLOGIES.split.map((parts) => `\`${parts}\``).join(', ')}. Each on Postgres, NATS and Redis of its own, load generator on the
same machine. Rates are medians of the rounds; the share of bare is the median of the shares of each round. CPU is that of
all processes that work for the subject, from /proc, in microseconds per request.`;

const BROWSER_HEAD = `# Measured: what people see and feel in a browser

Written by \`npm run bench -- --only browser\`. The product in one process, in production mode, and Chromium on the same
machine; what is in the way there is in the figures. Boards show so many cards of a column and lead to their table for the
rest: “records” are those that stood on the screen.`;

const SCALE_HEAD = `# Measured: lists of ${SIZES.large} rows against lists of ${SIZES.small}

Written by \`npm run bench -- --only scale\`. The product in one process, in production mode, over HTTP; the rows are copies
of demo rows of one organization, made by SQL in a database that goes afterwards, beside the rows of other organizations.
Figures are medians of the rounds' median latencies; “over a round”: no answer came within a round, which is a second.`;

const FACTS_HEAD = `# Measured: a million facts of one organization

Written by \`npm run bench -- --only facts\`. The product in one process, in production mode, over HTTP; the deals are
copies of demo rows, made by SQL in a database that goes afterwards, beside those of another organization. Their facts are
read by the product itself.`;

function documentOf(head: string, sections: readonly Section[], where: readonly string[]): string {
  const texts = sections.map(({ title, about, rows, verdicts, notes }) => {
    const lines = [...verdicts.map(({ text }) => `- **${text}**`), ...notes.map((note) => `- ${note}`)];
    return `## ${title}\n\nAsked for: ${about}.\n\n${markdownTable(rows)}\n\n${lines.join('\n')}\n`;
  });
  return `${head}\n\n${where.map((line) => `- ${line}`).join('\n')}\n\n${texts.join('\n')}`;
}

if (values.help) {
  say(USAGE);
} else {
  const signal = stopRequest();
  const stopList = new StopList();
  try {
    const reached = await run(stopList, signal);
    if (values.check && !reached) process.exitCode = 1;
  } catch (error) {
    const { cause } = error as Error;
    const why = `${explain(error)}${cause === undefined ? '' : ` (${String(cause)})`}`;
    process.stderr.write(`\n${signal.aborted ? 'Stopped before the end' : why}\n`);
    process.exitCode = 1;
  }
  await stopList.stopAll((error) => say(explain(error)));
  process.exit();
}
