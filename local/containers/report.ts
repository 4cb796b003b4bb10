import { writeEvidence } from '../evidence.ts';
import type { Results } from './exercise.ts';

/** Megabytes the product may add to its base. */
const LARGEST = 250;
/** Seconds an upgrade may keep somebody waiting. */
const LONGEST = 2;

const one = (value: number): string => value.toFixed(1);

/** What is not as it should be. */
export function faultsOf({ image, strays, same, upgrade, replace, replaced, verdicts }: Results): string[] {
  const kept = replaced.filter((service) => !['migrate', 'platform'].includes(service));
  return [
    ...(image.own > LARGEST ? [`The image is ${one(image.own)} MB above its base.`] : []),
    ...(image.user === 'node' ? [] : [`The image runs as ${image.user || 'root'}.`]),
    ...(strays.length > 0
      ? [`The image holds ${strays.length} files it needs not: ${strays.slice(0, 5).join(', ')}`]
      : []),
    ...(same === false ? ['A second build has other layers.'] : []),
    ...[...upgrade.failures, ...replace.failures].map((failure) => `A call failed in an upgrade: ${failure}`),
    ...(upgrade.longest > LONGEST ? [`An upgrade kept somebody waiting for ${one(upgrade.longest)} s.`] : []),
    ...(kept.length > 0 ? [`An upgrade replaced ${kept.join(', ')}.`] : []),
    ...verdicts
      .filter((verdict) => !/^[1-9]\d* chains, 0 with a fault$/.test(verdict))
      .map((verdict) => `Audit: ${verdict}`),
  ];
}

/** Prints the result, writes it where the documents find it, and answers whether all is well. */
export function conclude(results: Results, evidence: boolean): boolean {
  const faults = faultsOf(results);
  const text = documentOf(results, faults);
  process.stdout.write(`\n${text}`);
  if (evidence) process.stdout.write(`\nWritten to ${writeEvidence('containers.md', text)}\n`);
  return faults.length === 0;
}

function documentOf(results: Results, faults: readonly string[]): string {
  const { image, seconds, kills, upgrade, replace, standIns, same, verdicts } = results;
  const took = (name: string): string => `${one(seconds[name] ?? 0)} s`;
  const rows: [string, string][] = [
    ['Image, above its base', `${one(image.own)} MB (base: ${one(image.base)} MB); runs as ${image.user}`],
    ['Tests, types, maps, notes, keys in it', String(results.strays.length)],
    ['Packages and product built again', same === undefined ? 'not tried' : same ? 'the same layers' : 'other layers'],
    ['Build', took('Build')],
    ['First start, `up -d --wait`', took('Start')],
    ['`setup`, until it has printed its link', took('Set up')],
    ...kills.map(({ victim, seconds: back }): [string, string] => [
      `${victim} killed: ready again after`,
      `${one(back)} s`,
    ]),
    ['`restart` of all, until Compose returns', took('Restart all')],
    [
      'Upgrade by `upgrade.sh`: longest wait at the proxy',
      `${one(upgrade.longest)} s; ${upgrade.failures.length} of ${upgrade.asked} calls failed`,
    ],
    [
      'Upgrade by `up -d --wait`: longest wait at the proxy',
      `${one(replace.longest)} s; ${replace.failures.length} of ${replace.asked} calls failed`,
    ],
    ['Containers an upgrade replaced', results.replaced.join(', ')],
    ['Backup', took('Back up')],
    ['Restore into an empty installation, until ready and verified', took('Restore')],
    ['Audit chains before, and after the restoration', verdicts.join('; ')],
    ['Memory, of its limit', results.memory.join('; ')],
  ];
  const images =
    standIns.length === 0
      ? 'The images were the official ones.'
      : `No image registry answered: ${standIns.join(', ')} were stand-ins of the same names, made of Debian packages, so that versions are those above.`;
  return `# Run: the product in containers

Written by \`npm run test:containers\`: it builds the image, starts docker-compose.yml with the TLS proxy and with passwords
full of characters that break addresses, makes the first organization, opens its link and signs in by browser, both through the proxy, adds a
document, kills every container, restarts all, upgrades twice while somebody asks at the proxy, backs up, restores into an
empty installation, signs in there by browser, reads the document and verifies the audit trail with its checkpoints.

${results.where.map((line) => `- ${line}`).join('\n')}
- ${images}

| What | Measured |
| --- | --- |
${rows.map(([what, measured]) => `| ${what} | ${measured} |`).join('\n')}

**${faults.length === 0 ? 'All of it went as it should.' : faults.join(' ')}**
`;
}
