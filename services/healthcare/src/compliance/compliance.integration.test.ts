import { beforeAll, describe, expect, it } from '@jest/globals';
import { decideBreach, listBreaches, recordNotice } from '@talent-os/contracts/healthcare/breaches.js';
import {
  assignControl,
  attachEvidence,
  attest,
  collectEvidence,
  documentAlternative,
  exportCompliance,
  listControls,
  loadControls,
  myCompliance,
  reviewControl,
} from '@talent-os/contracts/healthcare/compliance.js';
import { demoToday, ownerQuery, signIn, type Person } from '@talent-os/testing';
import { addDays, addMonths, daysBetween } from '@talent-os/service-kit/calendar';
import { hrInHealthcare } from '../test/people.js';

const today = () => demoToday();
let admin: Person;
let hr: Person;
let nurse: Person;

beforeAll(async () => {
  [admin, hr, nurse] = await Promise.all([
    signIn('org.admin@meridian.example'),
    hrInHealthcare(),
    signIn('nurse@meridian.example'),
  ]);
});

const control = async (citation: string) =>
  (await admin.call(listControls, {})).items.find((one) => one.citation === citation)!;

describe('my HIPAA duties', () => {
  it('are due 365 days after each was attested', async () => {
    const before = await nurse.call(myCompliance, {});
    expect(before.hipaaCompliant).toBe(true);
    expect(before.nextDueOn).toBe([before.training.dueOn, before.statement.dueOn].toSorted()[0]);
    expect(await nurse.call(attest, { kind: 'training' })).toEqual({ dueOn: addDays(today(), 365) });
    expect(await nurse.call(myCompliance, {})).toMatchObject({
      training: { attestedOn: today(), dueOn: addDays(today(), 365), valid: true },
      nextDueOn: before.statement.dueOn,
    });
  });

  it('are attested once a day, however often that is sent', async () => {
    await Promise.all(Array.from({ length: 16 }, () => nurse.call(attest, { kind: 'training' })));
    const rows = await ownerQuery(
      `select from healthcare.attestation where user_id = $1 and kind = 'training' and attested_on = $2`,
      [nurse.id, today()],
    );
    expect(rows).toHaveLength(1);
  });
});

describe('controls', () => {
  it('are those of the law, each required or addressable, with who is trained', async () => {
    const { items, coverage } = await admin.call(listControls, {});
    expect(items).toHaveLength(9);
    expect(items.filter(({ kind }) => kind === 'required').map(({ citation }) => citation)).toEqual([
      '164.312(a)(2)(i)',
      '164.312(a)(2)(ii)',
      '164.312(b)',
      '164.312(d)',
    ]);
    expect(coverage.people).toBeGreaterThan(50);
    expect(coverage.compliant).toBeLessThanOrEqual(Math.min(coverage.trained, coverage.signed));
    expect(await admin.call(loadControls, {})).toEqual({ loaded: 0 });
    expect((await nurse.refused(listControls, {})).status).toBe(403);
  });

  it('take evidence from the platform: real figures, kept with the control', async () => {
    for (const citation of ['164.312(a)(2)(i)', '164.312(a)(2)(ii)', '164.312(b)', '164.312(c)(2)', '164.312(d)']) {
      const { id, measurable } = await control(citation);
      expect(measurable).toBe(true);
      const { text, passed } = await admin.call(collectEvidence, { controlId: id });
      expect((await control(citation)).evidence[0]).toMatchObject({
        source: 'platform',
        text,
        passed,
        byName: 'Marcus Lindqvist',
      });
    }
    const chain = (await control('164.312(b)')).evidence[0]!;
    expect(chain).toMatchObject({
      passed: true,
      text: expect.stringMatching(/Audit chain of [\d,]+ events recomputed/),
    });
    const { id } = await control('164.312(e)(2)(ii)');
    expect((await admin.refused(collectEvidence, { controlId: id })).code).toBe('compliance.unmeasured');
    expect((await hr.refused(collectEvidence, { controlId: id })).status).toBe(403);
  });

  it('are met only with evidence, and have an alternative only where they are addressable', async () => {
    const bare = await control('164.312(e)(2)(i)');
    expect((await hr.refused(reviewControl, { controlId: bare.id, status: 'met' })).code).toBe('compliance.evidence');
    await hr.call(attachEvidence, { controlId: bare.id, text: 'Checksums on every interface, tested in May.' });
    expect(await hr.call(reviewControl, { controlId: bare.id, status: 'met' })).toEqual({
      nextReviewOn: addMonths(today(), 12),
    });
    expect(await control(bare.citation)).toMatchObject({ status: 'met', reviewedOn: today(), overdue: false });
    const required = await control('164.312(b)');
    const text = 'Paper log';
    expect((await hr.refused(documentAlternative, { controlId: required.id, text })).code).toBe('compliance.required');
    const addressable = await control('164.312(a)(2)(iv)');
    const review = { controlId: addressable.id, status: 'alternative_documented' as const };
    expect((await hr.refused(reviewControl, review)).code).toBe('compliance.alternative');
    await hr.call(documentAlternative, { controlId: addressable.id, text });
    expect(await control(addressable.citation)).toMatchObject({ status: 'alternative_documented', alternative: text });
    await hr.call(reviewControl, review);
  });

  it('belong to somebody of the organization', async () => {
    const { id, citation } = await control('164.312(d)');
    await hr.call(assignControl, { controlId: id, ownerId: nurse.id });
    expect(await control(citation)).toMatchObject({ ownerId: nurse.id, ownerName: 'Elena Marsh' });
    const nobody = await hr.refused(assignControl, { controlId: id, ownerId: crypto.randomUUID() });
    expect(nobody.errors).toMatchObject([{ field: 'ownerId' }]);
  });

  it('leave the house as a pack of files', async () => {
    const { files } = await hr.call(exportCompliance, {});
    expect(files.map(({ filename }) => filename.replace(/-\d{4}.*/, ''))).toEqual([
      'hipaa-controls',
      'hipaa-evidence',
      'hipaa-coverage',
      'hipaa-breaches',
    ]);
    expect(files[0]!.csv.split('\r\n')).toHaveLength(11);
    expect((await nurse.refused(exportCompliance, {})).status).toBe(403);
  });
});

describe('a breach assessment', () => {
  it('runs for sixty days, is decided with reasons and ends when people were told', async () => {
    const [made] = await ownerQuery<{ id: string }>(
      `insert into healthcare.breach_assessment (id, organization_id, created_at, updated_at, incident_id, title,
         discovered_at, notify_by, affected_count, decision, rationale)
       values (gen_random_uuid(), $1, now(), now(), gen_random_uuid(), 'Letters of a test', now() - interval '22 days', $2, 14,
         'notify', 'Nobody can say where they are') returning id`,
      [hr.organizationId, addDays(today(), 38)],
    );
    const { items } = await hr.call(listBreaches, {});
    for (const { daysLeft, decision } of items)
      expect(daysLeft === null).toBe(['notified', 'no_breach'].includes(decision));
    const due = items.find(({ id }) => id === made!.id)!;
    expect(due.daysLeft).toBe(daysBetween(today(), due.notifyBy));
    const again = { assessmentId: due.id, decision: 'no_breach' as const, affectedCount: 0, rationale: 'x' };
    expect((await hr.refused(decideBreach, again)).code).toBe('breach.decided');
    const early = { assessmentId: due.id, notifiedOn: addDays(today(), -40) };
    expect((await hr.refused(recordNotice, early)).errors).toMatchObject([{ field: 'notifiedOn' }]);
    const notifiedOn = today();
    await hr.call(recordNotice, { assessmentId: due.id, notifiedOn });
    const after = (await hr.call(listBreaches, {})).items.find(({ id }) => id === due.id)!;
    expect(after).toMatchObject({ decision: 'notified', notifiedOn, daysLeft: null });
    const [told] = await ownerQuery(
      `select payload ->> 'decision' as decision from healthcare.outbox where payload ->> 'assessmentId' = $1`,
      [due.id],
    );
    expect(told).toEqual({ decision: 'notified' });
  });
});
