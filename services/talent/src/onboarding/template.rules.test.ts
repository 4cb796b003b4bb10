import { describe, expect, it } from '@jest/globals';
import { industries } from '@talent-os/contracts';
import { TemplateTask } from '@talent-os/contracts/talent/onboarding.js';
import { faultsOf, tasksFrom } from './template.rules.js';
import { standardTemplates } from './templates.data.js';

const owners = { newcomer: 'n', manager: 'm', hr: 'h', admin: 'a' };
const planned = (industry: (typeof industries)[number]) =>
  tasksFrom(standardTemplates[industry], { planId: 'p', startDate: '2026-12-01', owners, idOf: (key) => key });

describe('the standard templates', () => {
  it.each(industries)('of %s are sound', (industry) => {
    expect(faultsOf(standardTemplates[industry])).toEqual([]);
    for (const task of standardTemplates[industry]) expect(TemplateTask.parse(task)).toEqual(task);
  });

  it('give every task an owner and a day counted from the start', () => {
    expect(planned('SALES').find(({ id }) => id === 'methodology')).toMatchObject({
      ownerId: 'n',
      dueOn: '2026-12-31',
      proof: 'methodology',
      status: 'todo',
    });
    expect(planned('SALES').find(({ id }) => id === 'contract')).toMatchObject({ ownerId: 'h', dueOn: '2026-11-21' });
  });

  it.each(industries)('of %s ask something of the newcomer before the first day', (industry) => {
    const before = planned(industry).filter(({ ownerId, dueOn }) => ownerId === 'n' && dueOn < '2026-12-01');
    expect(before.length).toBeGreaterThan(1);
    expect(before.every(({ status, proof }) => status === 'todo' && proof === null)).toBe(true);
  });

  it('hold back the first shift, and access in cyber, until it is proved', () => {
    const waits = (industry: 'HEALTHCARE' | 'CYBER', proof: string) =>
      planned(industry).filter(({ dependsOn }) => dependsOn.includes(proof));
    expect(waits('HEALTHCARE', 'licence').map(({ id, status }) => [id, status])).toEqual([['first-shift', 'blocked']]);
    expect(waits('HEALTHCARE', 'hipaa').map(({ id }) => id)).toEqual(['records', 'first-shift']);
    const access = waits('CYBER', 'clearance');
    expect(access.map(({ id }) => id)).toEqual(['badge', 'network', 'tooling']);
    expect(access.every(({ status, category }) => status === 'blocked' && category === 'it')).toBe(true);
  });

  it('would be refused with a planted fault', () => {
    const [first] = standardTemplates.SALES;
    expect(faultsOf([first!, first!])).toEqual(['contract stands twice']);
    expect(faultsOf([{ ...first!, dependsOn: ['nothing'] }])).toEqual(['contract waits for nothing']);
  });
});
