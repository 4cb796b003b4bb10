import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { exportCompliance, type Control } from '@talent-os/contracts/healthcare/compliance.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import { csv } from '@talent-os/service-kit/csv';
import { assessments } from '../breaches/breaches.queries.js';
import { dayOf } from '@talent-os/service-kit/calendar';
import { controlsOf, coverageOf } from './controls.queries.js';

type Shown = Awaited<ReturnType<typeof controlsOf>>[number];
type Piece = Control['evidence'][number] & { readonly citation: string };
type Assessed = Awaited<ReturnType<typeof assessments>>[number];
type Covered = Awaited<ReturnType<typeof coverageOf>>;

const words = (key: string) => key.replaceAll('_', ' ');

const CONTROLS = {
  Citation: ({ citation }: Shown) => citation,
  Control: ({ title }: Shown) => title,
  Kind: ({ kind }: Shown) => kind,
  Status: ({ status }: Shown) => words(status),
  Alternative: ({ alternative }: Shown) => alternative,
  Owner: ({ ownerName }: Shown) => ownerName,
  Reviewed: ({ reviewedOn }: Shown) => reviewedOn,
  'Next review': ({ nextReviewOn }: Shown) => nextReviewOn,
};

const EVIDENCE = {
  Citation: ({ citation }: Piece) => citation,
  Source: ({ source }: Piece) => source,
  Evidence: ({ text }: Piece) => text,
  Passed: ({ passed }: Piece) => (passed === null ? null : passed ? 'yes' : 'no'),
  By: ({ byName }: Piece) => byName,
  At: ({ at }: Piece) => at,
};

const BREACHES = {
  Incident: ({ title }: Assessed) => title,
  Discovered: ({ discoveredAt }: Assessed) => discoveredAt,
  'Notify by': ({ notifyBy }: Assessed) => notifyBy,
  Affected: ({ affectedCount }: Assessed) => affectedCount,
  Decision: ({ decision }: Assessed) => words(decision),
  Reasons: ({ rationale }: Assessed) => rationale,
  'Decided by': ({ decidedByName }: Assessed) => decidedByName,
  Notified: ({ notifiedOn }: Assessed) => notifiedOn,
};

const COVERAGE = {
  Professionals: ({ people }: Covered) => people,
  Trained: ({ trained }: Covered) => trained,
  'Statement signed': ({ signed }: Covered) => signed,
  Compliant: ({ compliant }: Covered) => compliant,
};

@Controller()
export class ExportComplianceController {
  @Handles(exportCompliance)
  async export(_input: Input<typeof exportCompliance>, ctx: Ctx) {
    const [controls, coverage, breaches] = await Promise.all([controlsOf(ctx), coverageOf(ctx), assessments(ctx)]);
    const pieces = controls.flatMap(({ citation, evidence }) => evidence.map((piece) => ({ ...piece, citation })));
    const file = (name: string, text: string) => ({ filename: `hipaa-${name}-${dayOf(ctx.now)}.csv`, csv: text });
    return {
      files: [
        file('controls', csv(CONTROLS, controls)),
        file('evidence', csv(EVIDENCE, pieces)),
        file('coverage', csv(COVERAGE, [coverage])),
        file('breaches', csv(BREACHES, breaches)),
      ],
    };
  }
}
