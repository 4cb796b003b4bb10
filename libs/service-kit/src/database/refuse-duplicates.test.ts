import { expect, it } from '@jest/globals';
import { refuseDuplicates } from './refuse-duplicates.js';

const refusals = { unit_department: 'unit.taken', deploy_match_accepted: 'deploy.committed' } as const;
const violation = (constraint: string) =>
  Promise.reject(Object.assign(new Error('duplicate'), { code: '23505', constraint }));

it('answers what was written', async () => {
  expect(await refuseDuplicates(Promise.resolve(1), refusals)).toBe(1);
});

it('refuses what violates one of the indexes, each with its own refusal', async () => {
  await expect(refuseDuplicates(violation('unit_department'), refusals)).rejects.toMatchObject({ code: 'unit.taken' });
  await expect(refuseDuplicates(violation('deploy_match_accepted'), refusals)).rejects.toMatchObject({
    name: 'DomainError',
    code: 'deploy.committed',
  });
});

it('leaves any other failure as it is', async () => {
  await expect(refuseDuplicates(violation('unit_name'), refusals)).rejects.toMatchObject({ constraint: 'unit_name' });
  await expect(refuseDuplicates(Promise.reject(new Error('gone')), refusals)).rejects.toThrow('gone');
});
