import { beforeAll, describe, expect, it } from '@jest/globals';
import { listAuditEvents, verifyTrail } from '@talent-os/contracts/audit/trail.js';
import { switchRole } from '@talent-os/contracts/identity/me.js';
import { createTask } from '@talent-os/contracts/productivity/tasks.js';
import { requestTransition } from '@talent-os/contracts/talent/transition-changes.js';
import { eventually, newCandidate, ownerQuery, PASSWORD, signIn, type Person } from '@talent-os/testing';

// Somebody nobody else signs in as: who was refused the same a moment before would be in the middle of their minute.
const newPerson = async () => signIn((await newCandidate('harbor')).email, PASSWORD);

let admin: Person;
let person: Person;
beforeAll(async () => {
  [admin, person] = await Promise.all([signIn('org.admin@harbor.example'), newPerson()]);
});

const refusalsOf = async (operation: string) =>
  (
    await admin.call(listAuditEvents, {
      action: 'audit.access.refused',
      actorId: person.id,
      search: operation,
    })
  ).items.map(({ subject, actorRole, traceId }) => ({ subject, actorRole, traceId }));
const timesOf = (found: readonly { readonly subject: Record<string, unknown> }[]) =>
  found.reduce((sum, { subject }) => sum + Number(subject.times), 0);

describe('what somebody is refused', () => {
  it('stands in the chain with who asked for what, once a minute with how often, and nothing of what was sent', async () => {
    const secret = crypto.randomUUID();
    const ask = () =>
      person.refused(requestTransition, {
        employeeId: secret,
        toPositionId: secret,
        type: 'lateral',
        effectiveDate: '2026-12-01',
        note: `About ${secret}`,
      });
    const times = 40;
    const answers = await Promise.all(Array.from({ length: times }, ask));
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set(['access.denied']));
    const first = await eventually(async () => {
      const found = await refusalsOf('talent.transitions.request');
      expect(found).toHaveLength(1);
      return found;
    });
    expect(first[0]).toMatchObject({
      actorRole: 'CANDIDATE',
      traceId: expect.stringMatching(/^[\da-f]{32}$/),
      subject: { operation: 'talent.transitions.request', code: 'access.denied', times: 1 },
    });
    // The rest of a minute is told when the minute is over.
    const all = await eventually(async () => {
      const found = await refusalsOf('talent.transitions.request');
      expect(timesOf(found)).toBe(times);
      return found;
    });
    expect(all).toHaveLength(2);
    expect(JSON.stringify(all)).not.toContain(secret);
    const kept = await ownerQuery(`select 1 from audit.outbox where payload::text like $1`, [`%${secret}%`]);
    expect(kept).toEqual([]);
    expect(await admin.call(verifyTrail, {})).toMatchObject({ valid: true, fault: null });
  });

  it('by a service is told with its reason: a role that is not held', async () => {
    const wanted = { industry: 'SALES' as const, roleId: crypto.randomUUID() };
    const { status, code } = await person.refused(switchRole, wanted);
    expect([status, code]).toEqual([403, 'access.role']);
    const found = await eventually(async () => {
      const some = await refusalsOf('identity.auth.switchRole');
      expect(some).toHaveLength(1);
      return some;
    });
    expect(found[0]!.subject).toMatchObject({ code: 'access.role', times: 1 });
  });

  it('is no event where they are admitted', async () => {
    await person.call(createTask, { title: 'Something I may write down' });
    expect(await refusalsOf('productivity.tasks.create')).toEqual([]);
  });
});
