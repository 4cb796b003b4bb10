import { z } from 'zod';
import { inModule } from '../access/rule.js';
import { event, operation } from '../define.js';
import { instants } from '../dates.js';
import { listInput } from '../list-input.js';
import { day, instant, listOf, uuid } from '../paging.js';
import { instrumentKeys, instruments, itemsOf, scaleKeys, type Instrument } from './wellness-instruments.js';
import { prose } from '../text.js';

/**
 * A person's own well-being. Nobody else reads any of it, administrators included, and no operation here has words for
 * the assistant: such data never enters a prompt.
 */
const access = inModule('wellness');

const AnyInstrument = z.enum(instrumentKeys);
const Answers = z.array(z.int().min(0).max(100).nullable()).min(1).max(itemsOf('CBI').length);
const ScaleScore = z.object({ scale: z.enum(scaleKeys), score: z.number().min(0).max(100) });
const note = prose().max(1000).nullable();

export const WellnessCheckin = z.object({
  id: uuid(),
  instrument: AnyInstrument,
  /** In the order of the instrument's items; null where one was left out. */
  answers: Answers,
  /** One for each scale with enough answers. */
  scores: z.array(ScaleScore),
  note,
  at: instant,
});
export type WellnessCheckin = z.infer<typeof WellnessCheckin>;

export const getMyWellness = operation('productivity.wellness.mine', {
  http: 'GET /api/productivity/wellness',
  access,
  summary: 'My check-ins that are due, my latest scores, and whether one of them asks for support; for nobody else',
  input: z.object({}),
  output: z.object({
    instruments: z.array(
      z.object({
        instrument: AnyInstrument,
        due: z.boolean(),
        /** When it is asked again; null where it is never asked. */
        dueOn: day.nullable(),
        lastAt: instant.nullable(),
        scores: z.array(
          ScaleScore.extend({
            /** Points since the score before; null without one. */
            change: z.number().nullable(),
          }),
        ),
      }),
    ),
    /** Scales whose latest score asks for support. */
    support: z.array(z.enum(scaleKeys)),
  }),
  effect: 'read',
});

export const listWellnessCheckins = operation('productivity.wellness.list', {
  http: 'GET /api/productivity/wellness/check-ins',
  access,
  summary: 'My check-ins, the latest first, with answers and notes',
  input: z.object({ ...listInput(['at']), instrument: AnyInstrument.optional() }),
  output: listOf(WellnessCheckin),
  effect: 'read',
});

export const getWellnessTrend = operation('productivity.wellness.trend', {
  http: 'GET /api/productivity/wellness/trend',
  access,
  summary: 'My scores of the last months, oldest first',
  input: z.object({ months: z.coerce.number<number>().int().min(1).max(24).default(12) }),
  output: z.object({ points: z.array(ScaleScore.extend({ id: uuid(), at: instant })) }),
  effect: 'read',
});

/** What is wrong with the answers to an instrument, or nothing. */
function complaintAbout(instrument: Instrument, answers: readonly (number | null)[]): string | undefined {
  const items = itemsOf(instrument);
  if (answers.length !== items.length) return 'Please answer in the order of the questions';
  const offered = answers.every(
    (answer, index) => answer === null || items[index]!.choices.some(({ value }) => value === answer),
  );
  if (!offered) return 'Please choose one of the answers';
  if (answers.every((answer) => answer === null)) return 'Please answer at least one question';
  if (instruments[instrument].whole && answers.includes(null)) return 'Please answer every question';
  return undefined;
}

export const checkInWellness = operation('productivity.wellness.checkIn', {
  http: 'POST /api/productivity/wellness/check-ins',
  access,
  summary: 'Check in with myself; the trail says that it was done, never what was answered',
  input: z
    .object({
      instrument: AnyInstrument,
      answers: Answers,
      note: note.default(null),
      /** When it was made, for putting back what was deleted; now where absent. */
      at: instants.noticed.refine((at) => Date.parse(at) <= Date.now(), 'A check-in cannot lie ahead').optional(),
    })
    .superRefine(({ instrument, answers }, context) => {
      const message = complaintAbout(instrument, answers);
      if (message) context.addIssue({ code: 'custom', path: ['answers'], message });
    }),
  output: WellnessCheckin,
  effect: 'write',
  events: () => [wellnessChanged],
  success: 201,
});

export const skipWellnessCheckin = operation('productivity.wellness.skip', {
  http: 'POST /api/productivity/wellness/skips',
  access,
  summary: 'Leave out a check-in that is due; it is asked again when the next one is',
  input: z.object({ instrument: z.enum(['WHO5', 'CBI']) }),
  output: z.object({}),
  effect: 'write',
  changes: ['productivity.wellness.mine', 'productivity.wellness.list', 'productivity.wellness.trend'],
});

export const deleteWellnessCheckin = operation('productivity.wellness.delete', {
  http: 'DELETE /api/productivity/wellness/check-ins/:wellnessCheckinId',
  access,
  summary: 'Delete a check-in of mine for good; the answer is its last copy, for putting it back',
  input: z.object({ wellnessCheckinId: uuid() }),
  output: WellnessCheckin,
  effect: 'write',
  events: () => [wellnessChanged],
  errors: ['resource.missing'],
});

/** A person checked in with themselves, or took that back. By what, and with which answers, is nobody's business. */
export const wellnessChanged = event(
  'productivity.wellness.changed',
  z.object({ userId: uuid(), change: z.enum(['made', 'deleted']) }),
  {
    live: {
      to: 'subject',
      access,
      refetches: ['productivity.wellness.mine', 'productivity.wellness.list', 'productivity.wellness.trend'],
    },
  },
);
