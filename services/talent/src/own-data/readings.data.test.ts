import { expect, it } from '@jest/globals';
import { abilityFor, admits } from '@talent-os/contracts/access/ability.js';
import { industries, modules } from '@talent-os/contracts/access/tables.js';
import { operations } from '@talent-os/contracts/registry.js';
import { leftOut, readings } from './readings.data.js';

const applicant = abilityFor({
  userId: crypto.randomUUID(),
  organizationId: crypto.randomUUID(),
  sessionId: crypto.randomUUID(),
  activeRole: 'CANDIDATE',
  currentIndustry: 'HEALTHCARE',
  roleIndustries: [...industries],
  organizationIndustries: [...industries],
  organizationModules: [...modules],
  deployment: 'multi-industry',
  addedPermissions: [],
  hiddenModules: [],
  compliances: ['HIPAA'],
  internalMobility: false,
});

it('takes along whatever an applicant can read of themselves, or says why not', () => {
  const taken = readings.flatMap(({ read, each }) => (each ? [read, each.read] : [read]));
  const left = Object.values(leftOut).flatMap((bySubject) =>
    Object.entries(bySubject).flatMap(([subject, actions]) =>
      actions.split(' ').map((action) => `${subject}.${action}`),
    ),
  );
  const named = new Set([...taken, ...left]);
  const readable = operations.filter(
    ({ access, effect, method }) => effect === 'read' && method && access !== 'public' && admits(applicant, access),
  );
  expect(readable.map(({ name }) => name).filter((name) => !named.has(name))).toEqual([]);
  const known = new Set(operations.map(({ name }) => name));
  expect([...named].filter((name) => !known.has(name))).toEqual([]);
});

it('has a place of its own for every part', () => {
  const files = readings.map(({ file }) => file);
  expect(new Set(files).size).toBe(files.length);
});
