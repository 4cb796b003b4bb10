// `npm run bench`: what tenancy, sign-in, the gateway, the bus, events and audit cost, measured against a bare server.
import { parseArgs } from 'node:util';
import { buildIfStale } from '../local/build.ts';
import { localDir } from '../local/paths.ts';
import { stopRequest, StopList } from '../local/stopping.ts';
import { explain } from '../local/trouble.ts';
import { circumstances, writeEvidence } from './evidence.ts';
import { columns, markdownTable } from './figures.ts';
import { findGenerator } from './load/load.ts';
import { firstAnswer, idleCpu, measure, type Measured, type Plan } from './measure.ts';
import { notesOf, tableOf, verdictsOf } from './report.ts';
import { TOPOLOGIES } from './product.ts';
import { startBare, startOurs, type Subject } from './subjects.ts';
import { workloadNames, workloads, type WorkloadName } from './workloads.ts';

const USAGE = `npm run bench -- [options]
  --check               exit code 1 when a target is missed
  --rounds <number>     rounds of each workload on each subject (6)
  --seconds <number>    length of a round (4)
  --only <names>        of row,list,write
  --as-built            measure what is built, although the sources may be newer
  --own-load            our own load generator although wrk is installed
  --no-evidence         leave docs/evidence/bench.md alone`;

const { values } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '6' },
    seconds: { type: 'string', default: '4' },
    only: { type: 'string', default: workloadNames.join(',') },
    'as-built': { type: 'boolean', default: false },
    'own-load': { type: 'boolean', default: false },
    'no-evidence': { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

const say = (line = ''): void => void process.stdout.write(`${line}\n`);

async function run(stopList: StopList, signal: AbortSignal): Promise<boolean> {
  const where = circumstances();
  const plan: Plan = {
    workloads: values.only
      .split(',')
      .filter((name): name is WorkloadName => workloadNames.includes(name as WorkloadName)),
    connections: 32,
    warmUpSeconds: 3,
    rounds: Number(values.rounds),
    roundSeconds: Number(values.seconds),
    aloneRounds: 3,
    aloneSeconds: 2,
  };
  const generator = findGenerator(values['own-load']);
  where.forEach((line) => say(line));
  say(
    `Load: ${generator.name}, ${plan.connections} connections, ${plan.rounds} rounds of ${plan.roundSeconds} s in turn\n`,
  );
  if (!values['as-built']) await buildIfStale(localDir, signal);
  const subjects = await startAll(stopList, signal);
  const answers = [...(await compareAnswers(subjects)), await idleCpu(subjects)];
  answers.forEach((line) => say(line));
  const measured = await measure(subjects, plan, generator, say, signal);
  for (const one of measured) {
    say(`\n${workloads[one.workload].title}\n${columns(tableOf(one))}`);
    notesOf(one).forEach((note) => say(`  ${note}`));
  }
  const verdicts = measured.flatMap(verdictsOf);
  say(`\n${verdicts.map(({ text }) => text).join('\n')}`);
  if (!values['no-evidence']) {
    const load = `Load: ${generator.name}, 1 thread, ${plan.connections} connections, ${plan.rounds} rounds of ${plan.roundSeconds} s in turn after ${plan.warmUpSeconds} s of warming up`;
    say(`\nWritten to ${writeEvidence('bench.md', documentOf(measured, [...where, load, ...answers]))}`);
  }
  return verdicts.every(({ reached }) => reached);
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

function documentOf(measured: readonly Measured[], where: readonly string[]): string {
  const sections = measured.map((one) => {
    const { title, about } = workloads[one.workload];
    const verdicts = verdictsOf(one).map(({ text }) => `- **${text}**`);
    return `## ${title}\n\nAsked for: ${about}.\n\n${markdownTable(tableOf(one))}\n\n${[...verdicts, ...notesOf(one).map((note) => `- ${note}`)].join('\n')}\n`;
  });
  return `# Measured: our full path against bare Fastify and pg

Written by \`npm run bench\`. Bare: Fastify 5 and pg with prepared statements, no tenancy, no sign-in, no events, no audit,
on the same rows. Ours: token, ability, rate limit, gateway, bus, validation, row-level security; in one process and split
over NATS into ${TOPOLOGIES.split.map((parts) => `\`${parts}\``).join(', ')}. Each on Postgres, NATS and Redis of its own, load generator on the
same machine. Rates are medians of the rounds; the share of bare is the median of the shares of each round. CPU is that of
all processes that work for the subject, from /proc, in microseconds per request.

${where.map((line) => `- ${line}`).join('\n')}

${sections.join('\n')}`;
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
