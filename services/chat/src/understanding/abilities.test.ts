import { describe, expect, it } from '@jest/globals';
import { operations } from '@talent-os/contracts/registry.js';
import { valueAt } from '../present/paths.js';
import { inSentences } from './say.js';
import { companyOf } from './test/company.js';
import { understand } from './understand.js';

const { scene, answerOf } = companyOf();
const locale = { currency: 'USD', timezone: scene.timezone };

/** What the assistant says, without marks of emphasis; or how it fails to. */
async function said(text: string): Promise<string> {
  const found = await understand(text, { ...scene, hub: hubOf(text) });
  if (found.kind !== 'answer') return found.kind;
  const { reading, result } = found;
  return [...inSentences({ reading, result, total: undefined, locale })].join('').replaceAll('**', '');
}

/** Where people would ask it. */
const hubOf = (text: string): string =>
  /\b(?:deals?|win|lose|closes|owns|bigger|smaller)\b/i.test(text)
    ? 'sales'
    : /\b(?:units?|beds|courses?|topic)\b/i.test(text)
      ? 'healthtech'
      : /\b(?:cvss|incidents?|threat|vulnerabilit\w+|severity|reported|found)\b/i.test(text)
        ? 'cyber'
        : 'talent';

type Made = Readonly<Record<string, unknown>>;
const rowsAt = (name: string, at = 'items') =>
  valueAt(answerOf(operations.find((one) => one.name === name)!), at) as readonly Made[];
const text = (row: Made | undefined, path: string) => String(valueAt(row, path));
const figure = (row: Made | undefined, path: string) => Number(valueAt(row, path));
const share = (rows: readonly Made[], fits: (row: Made) => boolean) =>
  `${Math.round((1_000 * rows.filter(fits).length) / rows.length) / 10}%`;

const deals = rowsAt('sales.deals.list');
const units = rowsAt('healthcare.units.overview', 'units');
const holes = rowsAt('cyber.vulnerabilities.list');
const incidents = rowsAt('cyber.incidents.list');
const positions = rowsAt('talent.positions.list');
const threats = rowsAt('cyber.threats.list');
const teams = rowsAt('talent.headcount.plan');
const courses = rowsAt('healthcare.courses.list');
const offers = rowsAt('talent.offers.list');

describe('two things set against each other', () => {
  const larger = (rows: readonly Made[], name: string, path: string) => {
    const [one, other] = rows;
    return text(figure(one, path) >= figure(other, path) ? one : other, name);
  };
  const apart = (rows: readonly Made[], path: string) =>
    String(Math.abs(figure(rows[0], path) - figure(rows[1], path)));

  it.each<[string, string]>([
    [`Is the deal ${text(deals[0], 'name')} bigger than ${text(deals[1], 'name')}?`, larger(deals, 'name', 'amount')],
    [`Which has more beds, ${text(units[0], 'name')} or ${text(units[1], 'name')}?`, larger(units, 'name', 'beds')],
    [`Which has the higher CVSS, ${text(holes[0], 'cve')} or ${text(holes[1], 'cve')}?`, larger(holes, 'cve', 'cvss')],
    [
      `How many more applicants does ${text(positions[0], 'title')} have than ${text(positions[1], 'title')}?`,
      apart(positions, 'applicants'),
    ],
    [
      `What is the difference in seats between ${text(teams[0], 'department')} and ${text(teams[1], 'department')}?`,
      apart(teams, 'seats'),
    ],
    [
      'Are there more high or more low incidents?',
      String(incidents.filter(({ severity }) => severity === 'high').length),
    ],
    ['Did we win or lose more deals?', String(deals.filter(({ stage }) => stage === 'closed_won').length)],
  ])('%s', async (question, truth) => expect((await said(question)).split('\n')[0]).toContain(truth));

  it('says whether what was claimed holds', async () => {
    const [one, other] = deals;
    const yes = figure(one, 'amount') > figure(other, 'amount');
    expect(await said(`Is the deal ${text(one, 'name')} bigger than ${text(other, 'name')}?`)).toMatch(
      yes ? /^Yes/ : /^No/,
    );
    expect(await said(`Is the deal ${text(one, 'name')} smaller than ${text(other, 'name')}?`)).toMatch(
      yes ? /^No/ : /^Yes/,
    );
  });
});

describe('rows put together by a field', () => {
  const sizes = (rows: readonly Made[], path: string) =>
    [...Map.groupBy(rows, (row) => text(row, path))].map(([value, own]) => [value, own.length] as const);

  it.each<[string, readonly Made[], string]>([
    ['How many incidents per severity?', incidents, 'severity'],
    ['number of deals by owner', deals, 'ownerName'],
    ['How many positions are there for each department?', positions, 'department'],
    ['How many vulnerabilities per asset', holes, 'asset'],
    ['count of offers by position', offers, 'positionTitle'],
  ])('%s', async (question, rows, path) => {
    const answer = (await said(question)).toLowerCase();
    const found = sizes(rows, path);
    expect(answer).toContain(`${found.length} part`);
    for (const [value, count] of found) expect(answer).toContain(`| ${value.toLowerCase()} | ${count} `);
  });

  it.each<[string, readonly Made[], string]>([
    ['Who owns the most deals?', deals, 'ownerName'],
    ['Which hiring manager has the most positions?', positions, 'hiringManagerName'],
    ['Which severity has the most incidents?', incidents, 'severity'],
    ['Which department has the most positions?', positions, 'department'],
    ['Which topic has the most courses?', courses, 'topic'],
  ])('%s', async (question, rows, path) => {
    const best = sizes(rows, path).toSorted((a, b) => b[1] - a[1])[0]!;
    const answer = (await said(question)).toLowerCase();
    expect(answer).toContain(best[0].toLowerCase());
    expect(answer).toMatch(new RegExp(String.raw`: ${best[1]} \w.*the most`));
  });
});

describe('a share of rows', () => {
  it.each<[string, string]>([
    ['What share of vulnerabilities is overdue?', share(holes, ({ overdue }) => overdue === true)],
    ['What percentage of the deals is stalled?', share(deals, ({ stalled }) => stalled === true)],
    ['Which share of positions is on hold?', share(positions, ({ status }) => status === 'on_hold')],
    ['What percentage of courses is mandatory?', share(courses, ({ required }) => required === true)],
    ['share of incidents that are critical, in percent', share(incidents, ({ severity }) => severity === 'critical')],
    [
      'What is our win rate?',
      share(
        deals.filter(({ stage }) => String(stage).startsWith('closed')),
        ({ stage }) => stage === 'closed_won',
      ),
    ],
    [
      'acceptance rate of our offers',
      share(
        offers.filter(({ status }) => status === 'accepted' || status === 'declined'),
        ({ status }) => status === 'accepted',
      ),
    ],
  ])('%s', async (question, truth) => {
    const answer = await said(question);
    expect(answer).toContain(truth === 'NaN%' ? 'to compute that from' : `${truth}:`);
  });
});

describe('the time between today and a day', () => {
  const days = (row: Made | undefined, path: string) =>
    Math.abs(Math.round((Date.parse(text(row, path).slice(0, 10)) - Date.parse('2026-11-20')) / 86_400_000));
  it.each<[string, number]>([
    [`How many days until ${text(deals[2], 'name')} closes?`, days(deals[2], 'closeDate')],
    [`How long ago was ${text(incidents[1], 'title')} reported?`, days(incidents[1], 'reportedTime')],
    [`How many days since ${text(holes[3], 'cve')} was found?`, days(holes[3], 'foundAt')],
    [
      `How many days are left until the offer to ${text(offers[4], 'personName')} expires?`,
      days(offers[4], 'expiresAt'),
    ],
    [`How long ago was the threat ${text(threats[2], 'title')} published?`, days(threats[2], 'publishedDate')],
  ])('%s', async (question, count) => {
    expect(await said(question)).toMatch(count === 0 ? /today/ : new RegExp(String.raw`\b${count} days?\b`));
  });
});

describe('bounds and denials', () => {
  const count = (rows: readonly Made[], fits: (row: Made) => boolean) => rows.filter(fits).length;
  it.each<[string, number]>([
    [
      'How many units have between 20 and 60 beds?',
      count(units, ({ beds }) => Number(beds) >= 20 && Number(beds) <= 60),
    ],
    [
      'How many positions have between 10 and 50 applicants?',
      count(positions, ({ applicants }) => Number(applicants) >= 10 && Number(applicants) <= 50),
    ],
    [
      'How many courses have between 5 and 40 credits?',
      count(courses, ({ credits }) => Number(credits) >= 5 && Number(credits) <= 40),
    ],
    ['How many deals are not stalled?', count(deals, ({ stalled }) => stalled !== true)],
    ['How many vulnerabilities are not exposed?', count(holes, ({ exposed }) => exposed !== true)],
    ['How many unassigned incidents are there?', count(incidents, ({ assigneeName }) => !assigneeName)],
    ['How many deals have no competitor?', count(deals, ({ competitor }) => !competitor)],
    ['How many positions have no applicants?', count(positions, ({ applicants }) => !applicants)],
  ])('%s', async (question, truth) => {
    expect(await said(question)).toMatch(truth === 0 ? /^(?:No |0 )/ : new RegExp(String.raw`^${truth} `));
  });
});
