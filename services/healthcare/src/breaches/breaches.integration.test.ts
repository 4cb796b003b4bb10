import { beforeAll, describe, expect, it } from '@jest/globals';
import { reportIncident } from '@talent-os/contracts/cyber/incident-changes.js';
import { decideBreach, listBreaches, recordNotice } from '@talent-os/contracts/healthcare/breaches.js';
import { demoToday, eventually, ownerQuery, signIn, type Person } from '@talent-os/testing';
import { addDays } from '@talent-os/service-kit/calendar';
import { hrInHealthcare } from '../test/people.js';

let hr: Person;
let analyst: Person;

beforeAll(async () => {
  [hr, analyst] = await Promise.all([hrInHealthcare(), signIn('analyst@meridian.example')]);
});

const assessmentOf = async (incidentId: string) =>
  (await hr.call(listBreaches, {})).items.find((one) => one.incidentId === incidentId);

describe('an incident with suspected patient data', () => {
  it('starts the clock of sixty days in healthcare, once, and leads to a decision', async () => {
    const today = demoToday();
    const { id: incidentId } = await analyst.call(reportIncident, {
      title: 'Mailbox with referrals opened by a stranger',
      description: 'Sign-in from an unknown network, mails with referrals were read.',
      type: 'unauthorized_access',
      severity: 'high',
      phiSuspected: true,
    });
    const opened = await eventually(async () => {
      const found = await assessmentOf(incidentId);
      if (!found) throw new Error('the clock has not started');
      return found;
    });
    expect(opened).toMatchObject({ decision: 'open', daysLeft: 60, notifyBy: addDays(today, 60) });
    const events = await ownerQuery<{ payload: object }>(
      `select payload from healthcare.outbox where name = 'healthcare.breach.opened' and payload ->> 'incidentId' = $1`,
      [incidentId],
    );
    expect(events).toEqual([{ payload: { assessmentId: opened.id, incidentId, notifyBy: opened.notifyBy } }]);
    const notified = { assessmentId: opened.id, notifiedOn: today };
    expect((await hr.refused(recordNotice, notified)).code).toBe('breach.undecided');
    await hr.call(decideBreach, {
      assessmentId: opened.id,
      decision: 'no_breach',
      affectedCount: 0,
      rationale: 'The mails were encrypted end to end.',
    });
    expect(await assessmentOf(incidentId)).toMatchObject({
      decision: 'no_breach',
      daysLeft: null,
      decidedByName: 'Priya Raman',
    });
  });
});
