import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import {
  exportCandidates,
  getCandidate,
  listCandidates,
  listDuplicates,
  type CandidateRow,
} from '@talent-os/contracts/talent/candidates.js';
import { DomainError, Handles, type Ctx } from '@talent-os/service-kit';
import type { Column } from '@talent-os/service-kit/csv-of';
import { exportOf } from '@talent-os/service-kit/export-of';
import { ensureNamesForSearch } from '../people/names-cache.js';
import { peopleById } from '../people/people.js';
import { noteView } from '../profile-views/note-view.js';
import { candidatesToExport, listedCandidate, pageOfCandidates } from './candidates.queries.js';
import { differingFields, duplicateReasonsOf } from './duplicate.rules.js';
import { pairsOf, type ComparedRow } from './duplicates.queries.js';
import { historyOf } from './history.queries.js';
import { undoUntil } from './merge.rules.js';
import { candidatesAsRead } from './view.js';

@Controller()
export class CandidatesController {
  @Handles(listCandidates)
  async list(input: Input<typeof listCandidates>, ctx: Ctx) {
    const { items, ...rest } = await pageOfCandidates(ctx, input);
    return { items: await candidatesAsRead(ctx, items), ...rest };
  }

  @Handles(exportCandidates)
  async export(input: Input<typeof exportCandidates>, ctx: Ctx) {
    const rows = await candidatesToExport(ctx, input);
    const candidates = await candidatesAsRead(ctx, rows);
    return exportOf(ctx, 'candidates', listCandidates, columns, candidates, { total: rows[0]?.total });
  }

  @Handles(getCandidate)
  async get({ candidateId }: Input<typeof getCandidate>, ctx: Ctx) {
    const row = await listedCandidate(ctx, candidateId);
    if (!row) throw new DomainError('resource.missing');
    const [[candidate], { applications, notes, messages, merges }] = await Promise.all([
      candidatesAsRead(ctx, [row]),
      historyOf(ctx, candidateId),
    ]);
    const people = await peopleById(ctx, [
      ...[...notes, ...messages].map(({ authorId }) => authorId),
      ...merges.flatMap(({ otherId, decidedBy }) => [otherId, decidedBy]),
    ]);
    await noteView(ctx, candidateId);
    return {
      ...candidate!,
      applications,
      notes: notes.map(({ authorId, ...note }) => ({ ...note, byName: people(authorId).name })),
      messages: messages.map(({ authorId, ...message }) => ({ ...message, byName: people(authorId).name })),
      merges: merges.map(({ id, otherId, decidedBy, at }) => ({
        id,
        otherName: people(otherId).name,
        byName: people(decidedBy).name,
        at,
        undoUntil: undoUntil(new Date(at)).toISOString(),
        undoable: undoUntil(new Date(at)) > ctx.now,
      })),
    };
  }

  @Handles(listDuplicates)
  async duplicates({ candidateId }: Input<typeof listDuplicates>, ctx: Ctx) {
    await ensureNamesForSearch(ctx);
    const pairs = await pairsOf(ctx, candidateId ?? null, null);
    const people = await peopleById(
      ctx,
      pairs.flatMap(({ first, second }) => [first.id, second.id]),
    );
    const named = ({ family: _family, ...twin }: ComparedRow) => ({ ...twin, personName: people(twin.id).name });
    return {
      items: pairs.map(({ first, second }) => ({
        first: named(first),
        second: named(second),
        reasons: duplicateReasonsOf(first, second),
        differing: differingFields(first, second),
      })),
    };
  }
}

const columns: readonly Column<CandidateRow>[] = [
  'personName',
  'headline',
  'industry',
  'email',
  'phone',
  'standing',
  'finalistFor',
  'source',
  'tags',
  ['skills', ({ skills }) => skills.map(({ skill, level }) => `${skill}: ${level}`)],
  'lastAt',
  'consentUntil',
];
