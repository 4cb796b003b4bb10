import type { Role } from '@talent-os/contracts';
import { demoApplicants, demoPeopleInRole, type Ctx, type DemoOrganization } from '@talent-os/service-kit';
import { BreachAssessment } from '../breaches/breach.entity.js';
import { Attestation } from '../compliance/attestation.entity.js';
import { ComplianceControl } from '../compliance/control.entity.js';
import { ControlEvidence } from '../compliance/evidence.entity.js';
import { installControls } from '../compliance/load-controls.js';
import { due, setCredentialDue } from '../due.js';
import { Credential } from '../credentials/credential.entity.js';
import { Renewal } from '../credentials/renewal.entity.js';
import { CeuRecord } from '../education/ceu-record.entity.js';
import { Course } from '../education/course.entity.js';
import { Enrollment } from '../education/enrollment.entity.js';
import { CeuRequirement } from '../education/requirement.entity.js';
import { Person } from '../people/person.entity.js';
import { demoAttestations, demoBreaches, demoStanding } from './compliance.js';
import { applicantCredentials, demoCredentials } from './credentials.js';
import { demoEducation } from './education.js';
import { demoNames } from './names.js';
import { seedUnits } from './seed-units.js';
import { seedShifts } from './seed-shifts.js';

/** Fills a demo organization that works in healthcare: one that does not keeps an empty schema. */
export async function seed(organization: DemoOrganization, ctx: Ctx): Promise<void> {
  if (!organization.industries.includes('HEALTHCARE')) return;
  const inRole = (sought: Role) => demoPeopleInRole(organization, sought);
  const professionals = inRole('HEALTHCARE_PROFESSIONAL');
  const [steward] = [...inRole('HR_MANAGER'), ...inRole('ORGANIZATION_ADMIN')];
  const stewardId = steward!.id;
  const { credentials, renewals } = demoCredentials(organization, professionals, stewardId, ctx.now);
  const applicants = demoApplicants(organization).filter(({ roles }) => roles[0]!.industry === 'HEALTHCARE');
  const licenses = credentials.filter(({ kind }) => kind === 'license');
  const education = demoEducation(organization, professionals, licenses, ctx.now);
  await ctx.db.write(async (tx) => {
    const known = [...professionals, ...applicants].map(({ id }) => id).concat(stewardId);
    await tx.insertAll(Person, demoNames(organization, known));
    const papers = [...credentials, ...applicantCredentials(organization, applicants, stewardId, ctx.now)];
    for (const credential of await tx.insertAll(Credential, papers)) await setCredentialDue(tx, credential);
    await tx.insertAll(Renewal, renewals);
    await tx.insertAll(CeuRequirement, education.requirements);
    await tx.insertAll(Course, education.courses);
    // As everywhere: talent takes them over.
    await due.set(tx, 'courses', organization.id, ctx.now);
    await tx.insertAll(CeuRecord, education.records);
    await tx.insertAll(Enrollment, education.enrollments);
    await tx.insertAll(Attestation, demoAttestations(organization, professionals, ctx.now));
    for (const control of await installControls(tx)) {
      const standing = demoStanding(control.citation, stewardId, ctx.now);
      if (!standing) continue;
      await tx.update(ComplianceControl, control, standing.changes);
      if (standing.evidence) await tx.insert(ControlEvidence, { controlId: control.id, ...standing.evidence });
    }
    const roster = await seedShifts(tx, organization, professionals, credentials, ctx.now);
    await seedUnits(tx, organization, roster, ctx.now);
    await tx.insertAll(BreachAssessment, demoBreaches(organization, stewardId, ctx.now));
  });
}
