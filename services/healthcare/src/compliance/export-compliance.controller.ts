import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { listBreaches } from '@talent-os/contracts/healthcare/breaches.js';
import { exportCompliance, listControls, type Control } from '@talent-os/contracts/healthcare/compliance.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import { csvOf, type Column } from '@talent-os/service-kit/csv-of';
import { assessments } from '../breaches/breaches.queries.js';
import { todayOf } from '@talent-os/service-kit/people/timezone-of';
import { controlsOf, coverageOf } from './controls.queries.js';

type EvidenceRow = Control['evidence'][number] & Pick<Control, 'citation'>;

const CONTROLS = [
  'citation',
  'title',
  'kind',
  'status',
  'alternative',
  'ownerName',
  'reviewedOn',
  'nextReviewOn',
] as const;

const EVIDENCE: readonly Column<EvidenceRow>[] = [
  'citation',
  ['evidence.source', ({ source }) => source],
  ['evidence.text', ({ text }) => text],
  ['evidence.passed', ({ passed }) => passed],
  ['evidence.byName', ({ byName }) => byName],
  ['evidence.at', ({ at }) => at],
];

const COVERAGE = ['people', 'trained', 'signed', 'compliant'] as const;

const BREACHES = [
  'title',
  'discoveredAt',
  'notifyBy',
  'affectedCount',
  'decision',
  'rationale',
  'decidedByName',
  'notifiedOn',
] as const;

@Controller()
export class ExportComplianceController {
  @Handles(exportCompliance)
  async export(_input: Input<typeof exportCompliance>, ctx: Ctx) {
    const [controls, coverage, breaches, today] = await Promise.all([
      controlsOf(ctx),
      coverageOf(ctx),
      assessments(ctx),
      todayOf(ctx),
    ]);
    const pieces = controls.flatMap(({ citation, evidence }) => evidence.map((piece) => ({ ...piece, citation })));
    const file = (name: string, text: string) => ({ filename: `hipaa-${name}-${today}.csv`, csv: text });
    return {
      files: [
        file('controls', csvOf(listControls, 'out.items', CONTROLS, controls)),
        file('evidence', csvOf(listControls, 'out.items', EVIDENCE, pieces)),
        file('coverage', csvOf(listControls, 'out.coverage', COVERAGE, [coverage])),
        file('breaches', csvOf(listBreaches, 'out.items', BREACHES, breaches)),
      ],
    };
  }
}
