import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  confirmClearance,
  listClearances,
  reportClearance,
  withdrawClearance,
} from '@talent-os/contracts/cyber/clearance.js';
import {
  acceptProposal,
  cancelDeployRequest,
  declineProposal,
  deployPerson,
  exportDeployRequests,
  getDeployRequest,
  listDeployRequests,
  listOwnProposals,
  proposePerson,
  rankPeople,
  withdrawProposal,
  createDeployRequest,
} from '@talent-os/contracts/cyber/deploy.js';
import { demoPerson } from '@talent-os/service-kit/demo/people';
import { ownerQuery, signIn, type Person } from '@talent-os/testing';
import { NOTHING } from '../clearance/clearance-facts.js';
import { daysFromNow } from '../test/days.js';
import { proposeDeployment, request, secondAnalyst } from '../test/deploy.js';
import { eventsAbout } from '../test/incidents.js';

let manager: Person;
let analyst: Person;
let other: Person;

beforeAll(async () => {
  [manager, analyst, other] = await Promise.all([
    signIn('org.admin@meridian.example'),
    signIn('analyst@meridian.example'),
    secondAnalyst(),
  ]);
});

/** Cancels a request so that who accepted it is free for the next test. */
const cancelled = async (deployRequestId: string) => {
  const { version } = await manager.call(getDeployRequest, { deployRequestId });
  await manager.call(cancelDeployRequest, { deployRequestId, version, reason: 'The test is over' });
};
const statesIn = async (deployRequestId: string) => {
  const { status, matches } = await manager.call(getDeployRequest, { deployRequestId });
  return [status, ...matches.map((match) => match.status)];
};

describe('a rapid deployment', () => {
  it('goes from request to deployed, and every step is told', async () => {
    const { deployRequestId, proposals } = await proposeDeployment(manager, [analyst, other]);
    const [mine, theirs] = proposals as [string, string];
    expect(await statesIn(deployRequestId)).toEqual(['matching', 'proposed', 'proposed']);
    const own = await analyst.call(listOwnProposals, {});
    expect(own.items[0]).toMatchObject({ id: mine, status: 'proposed', proposedByName: 'Marcus Lindqvist' });
    expect((await manager.refused(deployPerson, { proposalId: mine })).code).toBe('deploy.answer');
    await analyst.call(acceptProposal, { proposalId: mine });
    expect((await analyst.refused(acceptProposal, { proposalId: mine })).code).toBe('deploy.answer');
    expect((await other.refused(acceptProposal, { proposalId: theirs })).code).toBe('deploy.full');
    expect(await manager.call(deployPerson, { proposalId: mine })).toEqual({ status: 'deployed' });
    expect(await statesIn(deployRequestId)).toEqual(['deployed', 'declined', 'deployed']);
    expect((await other.refused(acceptProposal, { proposalId: theirs })).code).toBe('deploy.over');
    expect(await eventsAbout('requestId', deployRequestId)).toEqual([
      'deploy.requested',
      'deploy.proposed',
      'deploy.proposed',
      'deploy.accepted',
      'deploy.deployed',
      'deploy.filled',
    ]);
  });

  it('is answered by the person it was proposed to, and by nobody else', async () => {
    const { deployRequestId, proposals } = await proposeDeployment(manager, [analyst]);
    const [proposalId] = proposals as [string];
    expect((await other.refused(acceptProposal, { proposalId })).code).toBe('resource.missing');
    expect((await other.refused(declineProposal, { proposalId, reason: 'Not mine' })).code).toBe('resource.missing');
    await analyst.call(acceptProposal, { proposalId });
    await analyst.call(declineProposal, { proposalId, reason: 'Called in elsewhere' });
    const { matches } = await manager.call(getDeployRequest, { deployRequestId });
    expect(matches).toMatchObject([{ status: 'declined', reason: 'Called in elsewhere', name: 'Kenji Aalto' }]);
    expect((await manager.refused(proposePerson, { deployRequestId, userId: analyst.id })).code).toBe(
      'deploy.proposed',
    );
    await manager.call(withdrawProposal, { proposalId });
    await manager.call(proposePerson, { deployRequestId, userId: analyst.id });
    await cancelled(deployRequestId);
  });

  it('refuses starts of the past and people who are no analysts', async () => {
    const { deployRequestId } = await proposeDeployment(manager, []);
    for (const userId of [
      crypto.randomUUID(),
      demoPerson('meridian', 'nurse').id,
      demoPerson('sentinel', 'analyst').id,
    ])
      expect((await manager.refused(proposePerson, { deployRequestId, userId })).code).toBe('deploy.analyst');
    const past = { clearance: 'none', workRoles: ['PD-WRL-003'], count: 1, location: 'Here' } as const;
    expect(
      (
        await manager.refused(createDeployRequest, {
          ...past,
          workRoles: [...past.workRoles],
          startBy: daysFromNow(-1),
        })
      ).code,
    ).toBe('deploy.start');
    expect((await analyst.refused(getDeployRequest, { deployRequestId })).code).toBe('access.denied');
    await cancelled(deployRequestId);
  });

  it('frees people when it is cancelled, with the reason, and takes no further step', async () => {
    const first = await proposeDeployment(manager, [analyst]);
    const second = await proposeDeployment(manager, [analyst]);
    await analyst.call(acceptProposal, { proposalId: first.proposals[0]! });
    expect((await analyst.refused(acceptProposal, { proposalId: second.proposals[0]! })).code).toBe('deploy.committed');
    await cancelled(first.deployRequestId);
    expect(await statesIn(first.deployRequestId)).toEqual(['cancelled', 'declined']);
    await analyst.call(acceptProposal, { proposalId: second.proposals[0]! });
    await cancelled(second.deployRequestId);
    const { version, cancelReason } = await manager.call(getDeployRequest, { deployRequestId: second.deployRequestId });
    expect(cancelReason).toBe('The test is over');
    const again = { deployRequestId: second.deployRequestId, version, reason: 'Again' };
    expect((await manager.refused(cancelDeployRequest, again)).code).toBe('deploy.over');
  });

  it('never takes more people than it asks for, however many accept at once', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { deployRequestId, proposals } = await proposeDeployment(manager, [analyst, other]);
      const [mine, theirs] = proposals as [string, string];
      const accept = (person: Person, proposalId: string) => person.send(acceptProposal, { proposalId });
      const answers = await Promise.all([
        accept(analyst, mine),
        accept(other, theirs),
        accept(analyst, mine),
        accept(other, theirs),
      ]);
      expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
      const deployments = await Promise.all(
        [mine, theirs, mine, theirs].map((proposalId) => manager.send(deployPerson, { proposalId })),
      );
      expect(deployments.filter(({ status }) => status === 200)).toHaveLength(1);
      const [{ taken }] = (await ownerQuery<{ taken: number }>(
        "select count(*)::int as taken from cyber.deploy_match where request_id = $1 and status in ('accepted', 'deployed')",
        [deployRequestId],
      )) as [{ taken: number }];
      expect(taken).toBe(1);
    }
  });

  it('lets one person accept one of several at once', async () => {
    const many = await Promise.all([1, 2, 3, 4].map(() => proposeDeployment(manager, [analyst])));
    const answers = await Promise.all(
      many.map(({ proposals }) => analyst.send(acceptProposal, { proposalId: proposals[0]! })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409, 409, 409]);
    for (const { deployRequestId } of many) await cancelled(deployRequestId);
  });

  it('is listed, searched, filtered and exported', async () => {
    const { location, id } = await request(manager, { workRoles: ['IN-WRL-001', 'IN-WRL-001'], count: 3 });
    const search = { search: location };
    expect(await manager.call(listDeployRequests, search)).toMatchObject({
      total: 1,
      items: [{ id, count: 3, workRoles: ['IN-WRL-001'], status: 'open', proposed: 0 }],
    });
    expect((await manager.call(listDeployRequests, { ...search, workRole: 'PD-WRL-001' })).total).toBe(0);
    expect((await manager.call(listDeployRequests, { ...search, live: 'false' })).total).toBe(0);
    const { csv, total } = await manager.call(exportDeployRequests, search);
    expect(total).toBe(1);
    expect(csv).toContain(`${location},Cybercrime Investigation,None,${daysFromNow(14)},3,0,0,Open,Marcus Lindqvist`);
    await cancelled(id);
  });
});

describe('the clearance of a deployment', () => {
  it('is verified before anybody is deployed; people are ranked by it and nobody learns which it is', async () => {
    const [officer, person] = await Promise.all([
      signIn('org.admin@sentinel.example'),
      signIn('analyst@sentinel.example'),
    ]);
    await person.send(withdrawClearance, {});
    const { deployRequestId, proposals } = await proposeDeployment(officer, [person], { clearance: 'ts_sci' });
    const [proposalId] = proposals as [string];
    await person.call(acceptProposal, { proposalId });
    const found = async () => {
      const { people } = await officer.call(rankPeople, { deployRequestId });
      return people.find(({ userId }) => userId === person.id)!;
    };
    expect(await found()).toMatchObject({ eligibility: 'missing', status: 'accepted' });
    expect((await officer.refused(deployPerson, { proposalId })).code).toBe('deploy.clearance');

    await person.call(reportClearance, {
      ...NOTHING,
      currentLevel: 'ts_sci',
      grantedDate: daysFromNow(-3),
      grantingAuthority: 'Department of Energy',
      investigationStatus: 'favorable',
      lastInvestigationClosed: daysFromNow(-20),
    });
    expect((await found()).eligibility).toBe('waiting');
    expect((await officer.refused(deployPerson, { proposalId })).code).toBe('deploy.clearance');

    const { items } = await officer.call(listClearances, { waiting: 'true', search: 'Novak' });
    const { id: clearanceId, waiting } = items.find(({ userId }) => userId === person.id)!;
    await officer.call(confirmClearance, { clearanceId, updateId: waiting!.id });
    const verified = await found();
    expect(verified).toMatchObject({ eligibility: 'active', rank: null });
    expect(JSON.stringify(verified)).not.toContain('ts_sci');
    expect(await officer.call(deployPerson, { proposalId })).toEqual({ status: 'deployed' });
  });
});
