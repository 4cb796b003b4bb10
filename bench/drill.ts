// `npm run drill`: kills parts of the product outright while it is written to, then counts what is left of the writes;
// and floods it with large bodies of one person, to see what others notice.
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildIfStale } from '../local/build.ts';
import { localDir } from '../local/paths.ts';
import { StopList, stopRequest } from '../local/stopping.ts';
import { explain } from '../local/trouble.ts';
import { compare, oddRecords, verifyChains } from './drill/checks.ts';
import { write } from './drill/client.ts';
import { drillInputs, TRIED } from './drill/inputs.ts';
import { killAt, momentsOf } from './drill/kills.ts';
import { drainedAfter, missingRecords, servicesWithOutbox } from './drill/outbox.ts';
import { DRAIN_LIMIT, faultsOf, tableOf, type Result } from './drill/report.ts';
import { supervise } from './drill/supervise.ts';
import { platformVictim, serverVictim, type Victim } from './drill/victims.ts';
import { flood, type FloodPlan } from './flood/flood.ts';
import { floodDocument, floodFaults, floodTable } from './flood/report.ts';
import { measurementConditions, writeEvidence } from '../local/evidence.ts';
import { columns, markdownTable, randomFrom } from './figures.ts';
import { dealIds, signIn, startProduct, TOPOLOGIES, type Product, type Topology } from './product.ts';

const VICTIMS = {
  platform: (product: Product) => platformVictim(product),
  nats: (product: Product, signal: AbortSignal) => serverVictim('nats', product, signal),
  redis: (product: Product, signal: AbortSignal) => serverVictim('redis', product, signal),
  postgres: (product: Product, signal: AbortSignal) => serverVictim('postgres', product, signal),
};
type VictimName = keyof typeof VICTIMS;
const FLOOD = 'flood';
/** The drill that kills nothing: generated inputs. */
const INPUTS = 'inputs';
const everything = [...Object.keys(VICTIMS), FLOOD, INPUTS].join(',');

const USAGE = `npm run drill -- [options]
  --seed <number>       decides the moments of the kills, and the inputs (1)
  --seconds <number>    length of the load for each victim (30)
  --rate <number>       writes per second (200)
  --kills <number>      kills of each victim (5)
  --only <names>        of ${everything}
  --split               the product split over NATS; a kill takes one of its processes
  --as-built            drill what is built, although the sources may be newer
  --no-evidence         leave docs/evidence alone`;

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    seconds: { type: 'string', default: '30' },
    rate: { type: 'string', default: '200' },
    kills: { type: 'string', default: '5' },
    only: { type: 'string', default: everything },
    split: { type: 'boolean', default: false },
    'as-built': { type: 'boolean', default: false },
    'no-evidence': { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

const FLOODED: FloodPlan = { rounds: 12, roundSeconds: 1.5, perSecond: 10 };
const PERSON = 'department.head@meridian.example';
const DEALS = 200;
const topology: Topology = values.split ? 'split' : 'one process';
const [seed, loadSeconds, perSecond, kills] = [values.seed, values.seconds, values.rate, values.kills].map(Number) as [
  number,
  number,
  number,
  number,
];
const say = (line = ''): void => {
  process.stdout.write(`${line}\n`);
};

async function run(stopList: StopList, signal: AbortSignal): Promise<boolean> {
  const where = measurementConditions();
  if (!values['as-built']) await buildIfStale(localDir, signal);
  const asked = values.only.split(',');
  const sound = !asked.includes(INPUTS) || (await tryInputs(where, stopList, signal));
  return asked.every((name) => name === INPUTS) ? sound : (await strain(asked, where, stopList, signal)) && sound;
}

/** Sends generated inputs to a product of their own, which they change at random. */
async function tryInputs(where: readonly string[], stopList: StopList, signal: AbortSignal): Promise<boolean> {
  say('Starting the product for generated inputs');
  const own = new StopList();
  const stop = (): Promise<unknown> => own.stopAll((error) => say(explain(error)));
  stopList.add(async () => {
    await stop();
  });
  const product = await startProduct('one process', signal, TRIED);
  own.add(product.stop);
  const { document, lines, faults } = await drillInputs(product, seed, signal);
  say(lines.join('\n'));
  if (!values['no-evidence']) say(`\nWritten to ${writeEvidence('inputs.md', document(where))}\n`);
  await stop();
  return faults.length === 0;
}

/** Floods one product and kills its parts, as asked. */
async function strain(
  asked: readonly string[],
  where: readonly string[],
  stopList: StopList,
  signal: AbortSignal,
): Promise<boolean> {
  const names = asked.filter((name): name is VictimName => name in VICTIMS);
  say(`Starting the product, ${topology}: ${TOPOLOGIES[topology].join(' | ')}`);
  const product = await startProduct(topology, signal);
  stopList.add(product.stop);
  const victims = names.map((name) => VICTIMS[name](product, signal));
  // Servers that took the place of killed ones end after the product that uses them.
  stopList.add(async () => {
    for (const platform of product.platforms.values()) await platform.stop();
    for (const victim of victims) await victim.stop();
  });
  const flooded = asked.includes(FLOOD) ? await runFlood(product, where, signal) : true;
  return (names.length === 0 || (await runKills(product, victims, where, signal))) && flooded;
}

/** What others notice of somebody who floods the product. */
async function runFlood(product: Product, where: readonly string[], signal: AbortSignal): Promise<boolean> {
  say(`\nFlood: ${FLOODED.perSecond} bodies/s of one person`);
  const results = await flood(product, FLOODED, say, signal);
  const faults = floodFaults(results);
  const conclusion = faults.length === 0 ? ['Others hardly notice.'] : faults;
  say(`\n${columns(floodTable(results))}\n\n${conclusion.join('\n')}`);
  const here = [...where, `The product: ${topology} (${TOPOLOGIES[topology].join(' | ')})`];
  if (!values['no-evidence'])
    say(`\nWritten to ${writeEvidence('flood.md', floodDocument(results, FLOODED, here, conclusion))}`);
  return faults.length === 0;
}

/** What is left of the writes when parts are killed. */
async function runKills(
  product: Product,
  victims: readonly Victim[],
  where: readonly string[],
  signal: AbortSignal,
): Promise<boolean> {
  const results: Result[] = [];
  for (const victim of victims) results.push(await drill(product, victim, signal));
  const faults = results.flatMap(faultsOf);
  const conclusion = faults.length === 0 ? ['Nothing acknowledged was lost, nothing happened twice.'] : faults;
  say(`\n${columns(tableOf(results))}\n\n${conclusion.join('\n')}`);
  say(`Logs: ${keepLogs(product)}`);
  const name = values.split ? 'drill-split.md' : 'drill.md';
  if (!values['no-evidence']) say(`\nWritten to ${writeEvidence(name, documentOf(results, where, conclusion))}`);
  return faults.length === 0;
}

async function drill(product: Product, victim: Victim, signal: AbortSignal): Promise<Result> {
  const { url, database, env } = product;
  const services = await servicesWithOutbox(database);
  const random = randomFrom(seed);
  const moments = momentsOf(kills, loadSeconds, random);
  say(
    `\n${victim.title}: ${perSecond} writes/s for ${loadSeconds} s, killed after ${moments.map((moment) => (moment / 1000).toFixed(1)).join(', ')} s`,
  );
  const { authorization } = await signIn(url, PERSON);
  const ids = await dealIds(url, authorization, DEALS);
  const prefix = `drill ${victim.title} ${Date.now()} `;
  const supervision = supervise(product);
  if (victim.endsPlatform) supervision.end();
  const killing = killAt(victim, moments, random, signal);
  const drainMs = 2 * DRAIN_LIMIT * 1000;
  const draining = killing.then((outages) =>
    drainedAfter(database, services, outages.at(-1)?.killedAt ?? Date.now(), drainMs),
  );
  const [log, outages, drained] = await Promise.all([
    write({ url, authorization, dealIds: ids, perSecond, seconds: loadSeconds, prefix, signal }),
    killing,
    draining,
  ]);
  say('  waiting until every event is published and recorded');
  const lastWrite = Math.max(...log.map(({ endedAt }) => endedAt));
  const emptied = await drainedAfter(database, services, lastWrite, drainMs);
  supervision.end();
  const missing = await missingRecords(database, services);
  const recorded = (Date.now() - lastWrite) / 1000;
  const [found, odd, chain] = [
    await compare(database, log),
    await oddRecords(database, services),
    await verifyChains(env),
  ];
  say(`  ${chain.said}`);
  return {
    victim: victim.title,
    log,
    outages,
    ...found,
    ...odd,
    missing,
    drained,
    emptied,
    recorded,
    chain,
    crashes: supervision.crashes,
  };
}

/** The product's logs outlive its folder, until the next drill. */
function keepLogs({ backing }: Product): string {
  const folder = join(localDir, 'drill-logs');
  rmSync(folder, { recursive: true, force: true });
  for (const name of [...TOPOLOGIES[topology].map((parts) => parts.replaceAll(',', '-')), '']) {
    cpSync(join(backing.dir, name, 'logs'), join(folder, name), { recursive: true });
  }
  return folder;
}

function documentOf(results: readonly Result[], where: readonly string[], conclusion: readonly string[]): string {
  return `# Drilled: killing parts of the product while it is written to

Written by \`npm run drill\`. A client notes activities on deals at ${perSecond} writes per second for ${loadSeconds} s per victim, each with a
text of its own, and keeps a log of what was acknowledged; what was not answered is not sent again. Meanwhile the
victim is ended by SIGKILL at moments that the seed decides (${seed}) and started again at once. Afterwards the log is compared
with Postgres: every acknowledged write is there once, with one published event and one audit record, and the audit chains
verify.

${[...where, `The product: ${topology} (${TOPOLOGIES[topology].join(' | ')})`].map((line) => `- ${line}`).join('\n')}

${markdownTable(tableOf(results))}

${conclusion.map((line) => `**${line}**`).join('\n')}
`;
}

if (values.help) {
  say(USAGE);
} else {
  const signal = stopRequest();
  const stopList = new StopList();
  try {
    if (!(await run(stopList, signal))) process.exitCode = 1;
  } catch (error) {
    const { cause } = error as Error;
    const why = `${explain(error)}${cause === undefined ? '' : ` (${String(cause)})`}`;
    process.stderr.write(`\n${signal.aborted ? 'Stopped before the end' : why}\n`);
    process.exitCode = 1;
  }
  await stopList.stopAll((error) => say(explain(error)));
  process.exit();
}
