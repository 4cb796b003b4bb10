import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { rejectApplications, restoreApplications } from '@talent-os/contracts/talent/application-changes.js';
import { sendRejectNotices } from '@talent-os/contracts/talent/application-events.js';
import { getApplication } from '@talent-os/contracts/talent/applications.js';
import { NOTICE_HOURS, standardReasons, type RejectNotice } from '@talent-os/contracts/talent/rejections.js';
import { openOwnService, ownerQuery, type OwnService } from '@talent-os/testing';
import { definition } from '../index.js';
import { applicant, colleague, hiringTeam, type Team } from '../test/hiring.js';
import { SendRejectNotices } from './send-reject-notices.job.js';

let team: Team;
let service: OwnService;

beforeAll(async () => {
  team = await hiringTeam();
  service = await openOwnService(definition);
});
afterAll(() => service.close());

/** The job as it runs so many hours from now: of no organization, with no memory of its own. */
const runIn = (hours: number) =>
  new SendRejectNotices().work(
    {},
    service.context(sendRejectNotices, undefined, new Date(Date.now() + hours * 3_600_000)),
  );

const told = (id: string) =>
  ownerQuery<{ text: string }>(
    `select payload ->> 'text' as text from talent.outbox
     where name = 'talent.application.declined' and payload ->> 'applicationId' = $1`,
    [id],
  );

async function rejected(nth: number, notice: RejectNotice): Promise<string> {
  const { applicationId } = await applicant(team, await colleague(team.recruiter, nth), 'screen', 'direct');
  await team.recruiter.call(rejectApplications, { applicationIds: [applicationId], reason: 'skills', notice });
  return applicationId;
}

describe('the notice of a rejection', () => {
  it('goes out a day later, once, unless the rejection was undone or nothing is to be said', async () => {
    const [thanked, undone, silent] = [await rejected(3, 'send'), await rejected(4, 'send'), await rejected(5, 'none')];
    await team.recruiter.call(restoreApplications, { applicationIds: [undone] });
    await runIn(NOTICE_HOURS - 1);
    expect(await told(thanked)).toEqual([]);
    await runIn(NOTICE_HOURS + 1);
    await runIn(NOTICE_HOURS + 2);
    expect(await told(thanked)).toEqual([{ text: standardReasons[0].noticeText }]);
    expect([await told(undone), await told(silent)]).toEqual([[], []]);
    const after = await team.recruiter.call(getApplication, { applicationId: thanked });
    expect(after).toMatchObject({ noticeSent: true, reversible: true });
    await team.recruiter.call(restoreApplications, { applicationIds: [thanked] });
    expect(
      await ownerQuery(
        `select 1 from talent.outbox where name = 'talent.application.restored'
         and payload ->> 'applicationId' = $1 and payload ->> 'told' = 'true'`,
        [thanked],
      ),
    ).toHaveLength(1);
  });
});
