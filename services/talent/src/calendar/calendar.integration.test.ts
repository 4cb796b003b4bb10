import { describe, expect, it } from '@jest/globals';
import { exportCalendar } from '@talent-os/contracts/productivity/calendar.js';
import { cancelInterview } from '@talent-os/contracts/talent/interviews.js';
import { applicant, hiringTeam, inMinutes, pick, propose, sent } from '../test/hiring.js';

const eventIn = (ics: string, uid: string) => {
  const lines = ics.replaceAll('\r\n ', '').split('\r\n');
  const at = lines.indexOf(`UID:${uid}@talent-os`);
  return at < 0 ? undefined : lines.slice(at, lines.indexOf('END:VEVENT', at));
};

describe('a calendar', () => {
  it('holds an interview for whoever holds it and for whoever attends it, until it is cancelled', async () => {
    const team = await hiringTeam();
    const { applicationId } = await applicant(team, team.rep);
    // Beyond the interviews of other tests, and within the year a calendar shows.
    const hours = 300 * 24 + Math.floor(Math.random() * 1_000);
    const slots = [0, 2, 4].map((more) => inMinutes((hours + more) * 60));
    const { id: interviewId } = await propose(team.manager, applicationId, [team.recruiter.id], slots);
    const shown = async () => {
      const files = await Promise.all([team.recruiter, team.rep, team.hr].map((one) => one.call(exportCalendar, {})));
      return files.map(({ ics }) => eventIn(ics, `interview-${interviewId}`));
    };
    expect(await shown()).toEqual([undefined, undefined, undefined]);
    await pick(team.rep, interviewId, slots[1]!);
    const start = `DTSTART:${slots[1]!.slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
    const [held, attended, nobodys] = await shown();
    expect(held).toEqual(expect.arrayContaining([start, 'SUMMARY:Interview to hold (Video): Seat of a test']));
    expect(attended).toEqual(expect.arrayContaining([start, 'SUMMARY:Interview (Video): Seat of a test']));
    expect(nobodys).toBeUndefined();
    await team.manager.call(cancelInterview, { interviewId, reason: 'The seat moves' });
    expect(await shown()).toEqual([undefined, undefined, undefined]);
  });

  it('holds until when an offer is answered, for whoever has it', async () => {
    const team = await hiringTeam();
    const { applicationId } = await applicant(team, team.rep, 'offer');
    const jobOfferId = await sent(team, applicationId);
    const [own, other] = await Promise.all([team.rep, team.recruiter].map((one) => one.call(exportCalendar, {})));
    expect(eventIn(own!.ics, `offer-${jobOfferId}`)).toContain('SUMMARY:Answer the offer by now: Seat of a test');
    expect(other!.ics).not.toContain(jobOfferId);
  });
});
