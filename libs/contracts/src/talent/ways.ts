import { z } from 'zod';
import { industries } from '../access/tables.js';
import { operation, type Output } from '../define.js';
import { day, uuid } from '../paging.js';
import { MatchPart } from './match-part.js';
import { profileOwner as access } from './profile-parts.js';
import { hardRequirementTypes } from './seats.js';

/** People who have gone a way before they are counted: fewer could be told apart. */
export const PEOPLE_NEEDED = 5;
/** Seats that are named of those that ask for a paper, and of those that are near. */
export const NAMED_SEATS = 5;

const Seat = z.object({ positionId: uuid(), title: z.string(), department: z.string() });
/** Papers a seat may ask for. */
const paperTypes = hardRequirementTypes.filter((type) => type !== 'location') as [
  'license',
  'clearance',
  'certification',
];

/** How a paper stands with me: verified or held, handed in and not verified, over, or not there. */
const paperStates = ['held', 'handed_in', 'expired', 'missing'] as const;
export type PaperState = (typeof paperStates)[number];
export const paperStateLabels: Readonly<Record<PaperState, string>> = {
  held: 'You hold it',
  handed_in: 'Handed in',
  expired: 'Expired',
  missing: 'Not on your profile',
};

export const WantedPaper = z.object({
  type: z.enum(paperTypes),
  name: z.string(),
  state: z.enum(paperStates),
  /** Last day on which mine is valid; null where none is there, or it says none. */
  validUntil: day.nullable(),
  /** Roles I aim for whose seats ask for it; empty where only other seats of their industries do. */
  targets: z.array(z.string()),
  /** Open seats of the industries of my targets that ask for it. */
  seats: z.int().min(0),
  /** Some of those seats, of my targets first. */
  asking: z.array(Seat),
});
export type WantedPaper = z.infer<typeof WantedPaper>;

export const listWantedPapers = operation('talent.certifications.list', {
  http: 'GET /api/talent/my-certifications',
  access,
  summary:
    'Licenses, certifications and clearances that open seats of the roles I aim for ask for, and how each stands with me',
  input: z.object({}),
  output: z.object({
    /** Roles I aim for. */
    targets: z.array(z.string()),
    items: z.array(WantedPaper),
    /** Licenses could not be asked for just now. */
    licensesAway: z.boolean(),
  }),
  effect: 'read',
});

const industry = z.enum(industries);

export const getIndustryMove = operation('talent.industryMove.get', {
  http: 'GET /api/talent/industry-move',
  access,
  summary:
    'What I bring along into another industry: skills its open seats ask for, what is missing, which seats are near',
  input: z.object({ from: industry, to: industry }),
  output: z.object({
    from: industry,
    to: industry,
    /** Open seats there that I may hear of. */
    seats: z.int().min(0),
    /** 0 to 100: of all the skills those seats ask for, the part I have named; null where they ask for none. */
    share: z.int().nullable(),
    skills: z.array(
      z.object({
        name: z.string(),
        seats: z.int().min(0),
        /** My level; 0 where I have not named it. */
        level: z.int(),
      }),
    ),
    /** What nobody is hired there without. */
    requirements: z.array(z.object({ type: z.enum(hardRequirementTypes), value: z.string(), seats: z.int().min(0) })),
    /** Seats there that I am nearest to. */
    bridges: z.array(Seat.extend({ match: z.int().min(0).max(100) })),
    /** Colleagues who have gone this way; null where they are too few to be counted. */
    people: z.int().nullable(),
  }),
  effect: 'read',
  errors: ['resource.missing'],
});
export type IndustryMove = Output<typeof getIndustryMove>;

export const getAdvance = operation('talent.advance.get', {
  http: 'GET /api/talent/my-advance',
  access,
  summary: 'How ready I am for each role I aim for, skill by skill, by the newest seat that says what it takes',
  input: z.object({}),
  output: z.object({
    roles: z.array(
      z.object({
        targetId: uuid(),
        title: z.string(),
        industry,
        horizonMonths: z.int(),
        /** The seat it is measured by; null where no seat of that title says what it takes. */
        measuredBy: Seat.nullable(),
        readiness: z.int().nullable(),
        parts: z.array(MatchPart),
      }),
    ),
    /** Skills of mine by whether somebody else has confirmed them. */
    confirmed: z.int().min(0),
    unconfirmed: z.int().min(0),
  }),
  effect: 'read',
});
export type Advance = Output<typeof getAdvance>;
