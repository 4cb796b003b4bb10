import { z } from 'zod';
import { grantableRoles } from '../access/grants.js';
import { industries, roles } from '../access/tables.js';
import { uniqueBy, email } from '../canonical.js';
import { operation } from '../define.js';
import { instant, uuid } from '../paging.js';
import { messages, NewPassword, Session } from './auth.js';
import { invitationChanged, personJoined } from './events.js';
import { signedIn } from './sign-in-events.js';
import { LinkToken } from './links.js';
import { peopleKeeper } from './roles.js';
import { label, lineText } from '../text.js';

/** Life of an invitation, in milliseconds. */
export const INVITATION_LIFE_MS = 7 * 24 * 60 * 60_000;
/** People invited at once. */
export const INVITED_AT_ONCE = 200;

const Invitee = z.object({ email: email(messages.email), name: label().max(160).optional() });

/** Who an invitation is for and what it gives. */
const Invitation = z.object({
  id: uuid(),
  email: email(),
  name: z.string().nullable(),
  role: z.enum(roles),
  industry: z.enum(industries),
  customRole: z.string().nullable(),
  team: z.string().nullable(),
  invitedByName: z.string(),
  invitedAt: instant,
  expiresAt: instant,
  /** It can be accepted no more, and sent again. */
  expired: z.boolean(),
});
export type Invitation = z.infer<typeof Invitation>;

/**
 * `mailed`: a mail with the link is under way. `shown`: the installation sends no mail, the link is in the answer.
 * `waiting`: the address had three mails within the hour; the invitation stands and can be sent again. `member`: works
 * here already.
 */
export const invitationOutcomes = ['mailed', 'shown', 'waiting', 'member'] as const;

export const listInvitations = operation('identity.invitations.list', {
  http: 'GET /api/identity/invitations',
  access: peopleKeeper,
  summary: 'Invitations nobody has accepted yet, the latest first; those that have run out for thirty days more',
  input: z.object({}),
  output: z.object({ items: z.array(Invitation) }),
  effect: 'read',
});

export const invitePeople = operation('identity.invitations.create', {
  http: 'POST /api/identity/invitations',
  access: peopleKeeper,
  summary:
    'Invite up to 200 people by their addresses into one role and team; an address that is invited already gets the new invitation instead',
  input: z.object({
    people: uniqueBy(Invitee, 'email', 'This address stands here twice').min(1, messages.email).max(INVITED_AT_ONCE),
    role: z.enum(grantableRoles, 'Please choose a role'),
    industry: z.enum(industries),
    customRoleId: uuid().optional(),
    teamId: uuid().optional(),
  }),
  output: z.object({
    items: z.array(
      z.object({
        email: email(),
        outcome: z.enum(invitationOutcomes),
        /** What stands behind `/login?invite=`, this once; null where it was mailed. */
        token: LinkToken.nullable(),
      }),
    ),
  }),
  effect: 'write',
  events: () => [invitationChanged],
  // Two hundred addresses with names of any script.
  maxBodyBytes: 256 * 1024,
  success: 201,
  errors: ['resource.missing', 'role.beyond', 'role.industry', 'tenant.full'],
});

export const resendInvitation = operation('identity.invitations.resend', {
  http: 'POST /api/identity/invitations/:invitationId/resend',
  access: peopleKeeper,
  summary: 'Send an invitation again with a new link, good for seven days; the former link is void',
  input: z.object({ invitationId: uuid() }),
  output: z.object({ token: LinkToken.nullable() }),
  effect: 'write',
  events: () => [invitationChanged],
  errors: ['resource.missing', 'role.beyond', 'invitation.often'],
});

export const withdrawInvitation = operation('identity.invitations.withdraw', {
  http: 'DELETE /api/identity/invitations/:invitationId',
  access: peopleKeeper,
  summary: 'Take an invitation back; its link is worth nothing from then on',
  input: z.object({ invitationId: uuid() }),
  output: z.object({}),
  effect: 'write',
  events: () => [invitationChanged],
  success: 204,
  errors: ['resource.missing'],
});

export const acceptInvitation = operation('identity.invitations.accept', {
  http: 'POST /api/auth/accept-invitation',
  access: 'public',
  summary: 'Accept an invitation with its link: choose a name and a password, and sign in',
  input: z.object({
    token: LinkToken,
    firstName: lineText().min(1, messages.emptyFields).max(80),
    /** Empty for people who have one name. */
    lastName: lineText().max(80),
    password: NewPassword,
  }),
  output: Session,
  effect: 'write',
  events: () => [invitationChanged, personJoined, signedIn],
  rate: 'sign-in',
  maxBodyBytes: 4 * 1024,
  refreshCookie: true,
  errors: ['auth.link', 'tenant.full'],
});
