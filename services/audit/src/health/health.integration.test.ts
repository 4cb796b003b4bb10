import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  getSystemHealth,
  listDeadLetters,
  productServices,
  replayDeadLetter,
} from '@talent-os/contracts/audit/health.js';
import { eventually, ownerQuery, signIn, type Person } from '@talent-os/testing';

let platform: Person;
beforeAll(async () => {
  platform = await signIn('platform.admin@meridian.example');
});

/** A job that was given up, whose reason to fail has gone. */
async function giveUp(): Promise<string> {
  const letterId = crypto.randomUUID();
  await ownerQuery(
    `insert into identity.job (id, organization_id, name, data, status, attempts, error, created_at, finished_at)
     values ($1, $2, 'identity.documents.scan', $3, 'failed', 5, 'the scanner took too long', now(), now())`,
    [letterId, platform.organizationId, JSON.stringify({ versionId: crypto.randomUUID() })],
  );
  return letterId;
}

describe('the health of the system', () => {
  it('is told by every service and of every server', async () => {
    // A machine that does much else hears of some too late: it is asked again.
    await eventually(async () => {
      const { services, backing } = await platform.call(getSystemHealth, {});
      expect(services.map(({ service }) => service)).toEqual([...productServices]);
      for (const { service, state, report } of services) {
        expect([service, state]).not.toEqual([service, 'down']);
        expect(report).toMatchObject({ migrations: { applied: report!.migrations!.known } });
        expect([report!.databaseMs, report!.outbox, report!.jobs, report!.events]).not.toContain(null);
      }
      expect(services.find(({ service }) => service === 'identity')!.report!.lastHour.requests).toBeGreaterThan(0);
      for (const part of ['postgres', 'nats', 'redis', 'disk'] as const) expect(backing.report?.[part]).toBeTruthy();
    });
  });

  it('is told to administrators of the platform alone', async () => {
    const admin = await signIn('org.admin@meridian.example');
    for (const operation of [getSystemHealth, listDeadLetters])
      expect((await admin.refused(operation, {})).code).toBe('access.denied');
  });
});

describe('work that was given up', () => {
  it('is shown with its reason, and done once when somebody has it tried again', async () => {
    const letterId = await giveUp();
    const letters = async () =>
      (await platform.call(listDeadLetters, {})).items.filter((one) => one.letterId === letterId);
    await eventually(async () => expect((await platform.call(listDeadLetters, {})).missing).toEqual([]));
    expect(await letters()).toMatchObject([
      { service: 'identity', letterKind: 'job', name: 'identity.documents.scan', reason: 'the scanner took too long' },
    ]);
    expect(JSON.stringify(await letters())).not.toContain('versionId');
    const letter = { service: 'identity', letterKind: 'job', letterId } as const;
    const answers = await Promise.all([1, 2].map(() => platform.send(replayDeadLetter, letter)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    await eventually(async () => {
      const rows = await ownerQuery('select status, attempts from identity.job where id = $1', [letterId]);
      expect(rows).toEqual([{ status: 'done', attempts: 1 }]);
    });
    expect(await letters()).toEqual([]);
  });

  it('that is not there is not found', async () => {
    for (const letterKind of ['job', 'event'] as const)
      expect(
        (await platform.refused(replayDeadLetter, { service: 'sales', letterKind, letterId: 'nothing' })).code,
      ).toBe('resource.missing');
  });
});
