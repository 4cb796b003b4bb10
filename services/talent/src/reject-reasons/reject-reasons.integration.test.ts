import { beforeAll, describe, expect, it } from '@jest/globals';
import { rejectApplications, restoreApplications } from '@talent-os/contracts/talent/application-changes.js';
import { getApplication } from '@talent-os/contracts/talent/applications.js';
import {
  changeRejectReason,
  createRejectReason,
  listRejectReasons,
  restoreRejectReason,
  retireRejectReason,
} from '@talent-os/contracts/talent/reject-reasons.js';
import { FILLED_REASON, standardReasons } from '@talent-os/contracts/talent/rejections.js';
import { signIn } from '@talent-os/testing';
import { applicant, colleague, hiringTeam, type Team } from '../test/hiring.js';

let team: Team;
beforeAll(async () => {
  team = await hiringTeam();
});

const reasonOf = async (key: string) =>
  (await team.recruiter.call(listRejectReasons, {})).items.find((one) => one.key === key)!;
/** A reason of a test's own, so that nobody else's rejection meets it. */
const made = (text: string) =>
  team.hr.call(createRejectReason, { text: `${text} ${crypto.randomUUID()}`, noticeText: 'We are sorry.' });
const person = async (nth: number) => (await applicant(team, await colleague(team.recruiter, nth))).applicationId;

describe('reasons for rejections', () => {
  it('are what a rejection is given, with the words they had then, and keep naming it once they are retired', async () => {
    const { key, version } = await made('Moves away');
    const applicationId = await person(6);
    await team.recruiter.call(rejectApplications, { applicationIds: [applicationId], reason: key });
    const text = (await reasonOf(key)).text;
    await team.hr.call(changeRejectReason, { key, text: `${text} soon`, noticeText: 'Other words.', version });
    expect(await reasonOf(key)).toMatchObject({ used: 1, noticeText: 'Other words.' });
    await team.hr.call(retireRejectReason, { key });
    expect(await team.recruiter.call(getApplication, { applicationId })).toMatchObject({
      rejectReason: `${text} soon`,
      noticeText: 'We are sorry.',
    });
    const another = await person(7);
    const refused = await team.recruiter.refused(rejectApplications, { applicationIds: [another], reason: key });
    expect(refused.code).toBe('reason.retired');
    await team.hr.call(restoreRejectReason, { key });
    await team.recruiter.call(rejectApplications, { applicationIds: [another], reason: key, notice: 'none' });
    expect(await team.recruiter.call(getApplication, { applicationId: another })).toMatchObject({
      noticeText: null,
      noticeAt: null,
    });
    await team.recruiter.call(restoreApplications, { applicationIds: [applicationId, another] });
    await team.hr.call(retireRejectReason, { key });
  });

  it('are told apart by their words, and the one for seats that are filled stays', async () => {
    const { key } = await made('Told apart');
    const { text } = await reasonOf(key);
    const twice = await team.hr.refused(createRejectReason, { text: text.toUpperCase(), noticeText: 'Sorry.' });
    expect(twice.code).toBe('reason.taken');
    expect((await team.hr.refused(retireRejectReason, { key: FILLED_REASON })).code).toBe('reason.needed');
    expect((await team.hr.refused(retireRejectReason, { key: 'nothing' })).code).toBe('resource.missing');
    await team.hr.call(retireRejectReason, { key });
    expect((await reasonOf(key)).retired).toBe(true);
  });

  it('are read by recruiters, and set by HR', async () => {
    const [mine, theirs] = [await reasonOf(FILLED_REASON), await team.hr.call(listRejectReasons, {})];
    expect(mine.may.do).toEqual([]);
    expect(theirs.items.find(({ key }) => key === FILLED_REASON)!.may.do).toEqual(['change']);
    const refused = await team.recruiter.refused(createRejectReason, { text: 'Mine', noticeText: 'Sorry.' });
    expect(refused.status).toBe(403);
  });

  it('are the standard ones where nobody has changed them, and another organization’s are not found', async () => {
    const other = await signIn('org.admin@northwind.example');
    const { items, standard } = await other.call(listRejectReasons, {});
    expect([standard, items.map(({ text }) => text)]).toEqual([true, standardReasons.map(({ text }) => text)]);
    const { key } = await made('Of one organization');
    expect((await other.refused(retireRejectReason, { key })).code).toBe('resource.missing');
    await team.hr.call(retireRejectReason, { key });
  });
});
