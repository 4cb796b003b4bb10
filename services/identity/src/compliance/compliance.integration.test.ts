import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  exportControlStandings,
  listCompliance,
  type ControlStanding,
} from '@talent-os/contracts/identity/compliance.js';
import { ownerQuery, signIn, type Person } from '@talent-os/testing';

let platform: Person;
beforeAll(async () => {
  platform = await signIn('platform.admin@meridian.example');
});

const of = async (search: string, control: ControlStanding['control']) =>
  (await platform.call(listCompliance, { search, control })).items.find(({ organization }) =>
    organization.startsWith(search),
  )!;

describe('the controls of all organizations', () => {
  it('are judged by what each has set and counted, the worst first, and name nobody', async () => {
    const { items, counts } = await platform.call(listCompliance, { page: 1 });
    const order = ['overdue', 'attention', 'unknown', 'met'];
    const places = items.map(({ state }) => order.indexOf(state));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(counts.overdue + counts.attention + counts.unknown + counts.met).toBeGreaterThan(20);
    const names = await ownerQuery<{ name: string }>('select last_name as name from identity.person');
    const told = items.map(({ evidence }) => evidence).join(' ');
    expect(names.filter(({ name }) => told.includes(` ${name}`))).toEqual([]);
  });

  it('follow a setting at once', async () => {
    const before = await of('Harbor', 'logoff');
    expect(before).toMatchObject({ citation: '45 CFR 164.312(a)(2)(iii)', own: false });
    const idle = (minutes: string) =>
      ownerQuery(`update identity.organization set session_idle_minutes = ${minutes} where slug = 'harbor'`);
    await idle('15');
    expect((await of('Harbor', 'logoff')).evidence).toContain('after 15 minutes');
    await idle('12 * 60');
    expect(await of('Harbor', 'logoff')).toMatchObject({ state: expect.not.stringMatching('met') as unknown });
  });

  it('are narrowed by state and control, and leave as a file', async () => {
    const wanted = { control: 'accessReview' } as const;
    const { items, total } = await platform.call(listCompliance, wanted);
    expect(new Set(items.map(({ control }) => control))).toEqual(new Set(['accessReview']));
    const file = await platform.call(exportControlStandings, wanted);
    expect(file.total).toBe(total);
    expect(file.csv.split('\r\n')[0]).toBe('Organization,Control,Citation,State,Evidence,Due,Judged (UTC)');
  });
});
