import { describe, expect, it } from '@jest/globals';
import { events } from '@talent-os/contracts/registry.js';
import type { Notice } from './notice.js';
import { facts, tell } from '../test/notice-facts.js';
import { messageFor } from '../texts/notification-texts.js';
import { notices } from './notices.js';

describe('the table of notices', () => {
  it('names events there are, each once', () => {
    const named = Object.values(notices).map(({ event }) => event);
    for (const event of named) expect(events).toContain(event);
    expect(new Set(named).size).toBe(named.length);
  });

  it('tells an owner what others did with a deal, and leaders of what was won', async () => {
    const won = { ownerId: 'owner', stage: 'closed_won', name: 'Acme', amount: 1_200_000 };
    expect(await tell(notices.dealClosed, won)).toEqual([
      ['Your deal was closed', ['owner']],
      ['Deal won', ['leader']],
    ]);
    expect(await tell(notices.dealClosed, { ...won, ownerId: 'actor', stage: 'closed_lost' })).toEqual([
      ['Your deal was closed', []],
    ]);
    expect(await tell(notices.dealMoved, { ownerId: 'owner', stage: 'proposal' })).toEqual([
      ['Your deal was moved', ['owner']],
    ]);
    expect(await tell(notices.dealMoved, { ownerId: 'owner', stage: 'closed_won' })).toEqual([]);
  });

  it('tells who subscribed to an answer its figures, as numbers or as amounts', async () => {
    const answer = {
      subscriptionId: 's',
      savedQuestionId: 'q',
      userId: 'owner',
      title: 'Deals by stage',
      occasion: 'weekly',
      threshold: null,
      kind: 'number',
      total: 1_250,
      figures: [{ name: 'Proposal', value: 900 }],
      more: 2,
    };
    const [weekly] = await notices.answerTold.tell(answer as never, facts);
    expect(weekly).toEqual({
      to: ['owner'],
      note: {
        kind: 'data',
        title: 'The answer to your question',
        message: '“Deals by stage”: 1,250 in all. Proposal: 900, and 2 more.',
        link: '/data?question=q',
      },
    });
  });

  it('tells owners of battlecards what was lost, and of assets whose day of review has passed', async () => {
    const asset = { assetId: 'a', ownerId: 'owner', title: 'Against Acme' };
    const lost = { ...asset, dealId: 'd', dealName: 'Second site', competitor: 'Acme' };
    expect(await tell(notices.battlecardFlagged, lost)).toEqual([['A battlecard has to be looked at', ['owner']]]);
    expect(await tell(notices.assetWentStale, { ...asset, module: 'gtm' })).toEqual([
      ['An asset of yours is stale', ['owner']],
    ]);
  });

  it('tells who is paid of their statement, and leaders of what is disputed', async () => {
    const statement = { statementId: 's', userId: 'owner', month: '2026-10', total: 12 };
    expect(await tell(notices.statementTold, { ...statement, status: 'published' })).toEqual([
      ['Your commission statement is there', ['owner']],
    ]);
    expect(await tell(notices.statementTold, { ...statement, status: 'disputed' })).toEqual([
      ['A commission statement is disputed', ['leader', 'owner']],
    ]);
    expect(await tell(notices.statementTold, { ...statement, status: 'resolved' })).toEqual([
      ['Your dispute was answered', ['owner']],
    ]);
  });

  it('tells holders of their credentials, and HR of what waits and of what has expired', async () => {
    const credential = { credentialId: 'c', userId: 'holder', name: 'Registered Nurse License' };
    expect(await tell(notices.credentialExpiring, { ...credential, daysLeft: 30 })).toEqual([
      ['A credential expires in 30 days', ['holder']],
    ]);
    expect(await tell(notices.credentialExpired, credential)).toEqual([
      ['A credential has expired', ['holder']],
      ['A credential of a colleague has expired', ['hr']],
    ]);
    expect(await tell(notices.renewalSubmitted, credential)).toEqual([['A renewal waits for verification', ['hr']]]);
    expect(await tell(notices.renewalDecided, { ...credential, decision: 'rejected' })).toEqual([
      ['Your renewal was rejected', ['holder']],
    ]);
    expect(await tell(notices.breachOpened, { notifyBy: '2027-01-19' })).toEqual([
      ['A breach assessment was opened', ['hr', 'holder']],
    ]);
  });

  it('tells whoever has to approve a move, and whose move it is what became of it', async () => {
    const move = {
      transitionId: 't',
      employeeId: 'mover',
      positionTitle: 'Renewals lead',
      requestedById: 'actor',
      managerIds: ['boss', 'actor'],
      approverIds: ['boss'],
      waitsFor: ['hr', 'admin'],
    };
    expect(await tell(notices.transitionMoved, { ...move, status: 'in_review' })).toEqual([
      ['A move waits for your approval', ['boss']],
      ['A move waits for your approval', ['hr']],
      ['A move waits for your approval', ['admin']],
      ['Your move is in review', ['mover']],
    ]);
    expect(await tell(notices.transitionWaiting, { ...move, waitsFor: ['hr'], cause: 'escalation' })).toEqual([
      ['A move waits too long', ['boss']],
      ['A move waits too long', ['hr']],
    ]);
    expect(await tell(notices.transitionMoved, { ...move, status: 'approved' })).toEqual([
      ['Your move was approved', ['mover']],
      ['A move was approved', ['boss']],
    ]);
    expect(await tell(notices.transitionCompleted, { ...move, managerId: 'boss', title: 'Renewals lead' })).toEqual([
      ['You work in your new seat', ['mover']],
      ['A colleague works in a new seat', ['boss']],
    ]);
  });

  it('tells who decides about shifts that a unit is short of staff', async () => {
    const short = { unitId: 'u', name: 'Emergency', date: '2026-11-22', part: 'night', missing: 2 };
    const [told] = await notices.unitShort.tell(short as never, facts);
    expect(told).toMatchObject({
      to: ['manager', 'actor'],
      note: { link: '/healthtech', message: 'Emergency, 2026-11-22 by night: 2 people are missing.' },
    });
  });

  it('tells newcomers and who has a task for them, each in their words, and managers of checkpoints', async () => {
    const plan = { planId: 'p', employeeId: 'new', managerId: 'lead' };
    const begun = { ...plan, ownerIds: ['new', 'lead', 'actor'], startDate: '2026-12-01' };
    expect(await tell(notices.onboardingStarted, begun)).toEqual([
      ['Your onboarding is ready', ['new']],
      ['A newcomer needs you', ['lead']],
    ]);
    const late = (ownerId: string) =>
      notices.onboardingTasksOverdue.tell({ ...plan, ownerId, count: 2 } as never, facts);
    expect((await late('lead'))[0]?.note.message).toBe(
      '2 tasks in the onboarding of Jonah Prescott should be done by now.',
    );
    expect((await late('new'))[0]?.note.message).toBe('2 tasks in your onboarding should be done by now.');
    expect(await tell(notices.onboardingCheckpointDue, { ...plan, day: 30 })).toEqual([
      ['A checkpoint is due', ['lead']],
    ]);
    expect(await tell(notices.onboardingMoved, { ...plan, status: 'cancelled' })).toEqual([]);
  });

  it('says of a clearance only that there is something to see, and to whom it matters', async () => {
    const due = { userId: 'holder', daysLeft: 12, date: 'reinvestigation' };
    expect(await tell(notices.clearanceDue, due)).toEqual([['Your clearance record needs attention', ['holder']]]);
    expect(await tell(notices.clearanceDue, { ...due, daysLeft: -1 })).toEqual([
      ['Your clearance record needs attention', ['holder']],
      ['A clearance record needs attention', ['officer']],
    ]);
    const changed = (change: string) => tell(notices.clearanceChanged, { userId: 'holder', change });
    expect(await changed('submitted')).toEqual([['A clearance report waits for you', ['officer']]]);
    expect(await changed('rejected')).toEqual([['Your clearance report was rejected', ['holder']]]);
    expect(await changed('withdrawn')).toEqual([]);
  });

  it('tells who answers for incidents of critical ones only, and of deadlines nobody else answers for', async () => {
    expect(await tell(notices.incidentReported, { severity: 'high', title: 'Odd sign-ins' })).toEqual([]);
    expect(await tell(notices.incidentReported, { severity: 'critical', title: 'Odd sign-ins' })).toEqual([
      ['A critical incident was reported', ['leader']],
    ]);
    const late = { title: 'Odd sign-ins', assigneeId: 'analyst' };
    expect(await tell(notices.incidentSlaBreached, late)).toEqual([
      ['A deadline of an incident has passed', ['analyst']],
    ]);
    expect(await tell(notices.incidentSlaBreached, { ...late, assigneeId: null })).toEqual([
      ['A deadline of an incident has passed', ['leader', 'actor']],
    ]);
  });

  it('tells a team lead of an interest once it is approved, and not before', async () => {
    const interest = { userId: 'rep', positionTitle: 'Regional sales lead' };
    expect(await tell(notices.interestDecided, { ...interest, decision: 'declined' })).toEqual([
      ['An answer to your interest', ['rep']],
    ]);
    expect(await tell(notices.interestDecided, { ...interest, decision: 'approved' })).toEqual([
      ['Good news about your interest', ['rep']],
      ['Somebody of your team applies within the company', ['lead']],
    ]);
  });

  it('tells the hiring team of applications others brought in or ended, and the person only what was decided to be said', async () => {
    const application = {
      userId: 'nurse',
      positionTitle: 'Triage nurse',
      hiringManagerId: 'lead',
      recruiterId: 'actor',
    };
    expect(await tell(notices.applicationStarted, application)).toEqual([['A new application', ['lead']]]);
    expect(await tell(notices.applicationWithdrawn, application)).toEqual([['An application was withdrawn', ['lead']]]);
    expect(await tell(notices.applicationHired, application)).toEqual([['A seat is filled', ['lead']]]);
    const told = { ...application, text: 'Thank you.', message: null };
    expect(await tell(notices.applicationDeclined, told)).toEqual([['An answer to your application', ['nurse']]]);
    const message = { subject: 'About your interviews', body: 'Hello.' };
    for (const notice of [notices.applicationDeclined, notices.applicationMessaged])
      expect(await tell(notice, { ...told, message })).toEqual([['About your interviews', ['nurse']]]);
    for (const released of [true, false])
      expect(await tell(notices.feedbackGiven, { ...application, released })).toEqual([
        ['Your question was answered', ['nurse']],
      ]);
    expect(await tell(notices.applicationRestored, { ...application, told: false })).toEqual([]);
    expect(await tell(notices.applicationRestored, { ...application, told: true })).toEqual([
      ['Your application goes on', ['nurse']],
    ]);
  });

  it('asks the person a deployment is proposed to, and tells who proposed it of the answer', async () => {
    const match = { requestId: 'r', userId: 'analyst', proposedById: 'manager' };
    expect(await tell(notices.deployProposed, match)).toEqual([['A rapid deployment is proposed to you', ['analyst']]]);
    expect(await tell(notices.deployAccepted, match)).toEqual([['A rapid deployment was accepted', ['manager']]]);
    expect(await tell(notices.deployDeclined, match)).toEqual([['A rapid deployment was declined', ['manager']]]);
    expect(await tell(notices.deployWithdrawn, { ...match, was: 'accepted' })).toEqual([
      ['A rapid deployment was taken back', ['analyst']],
    ]);
    expect(await tell(notices.deployWithdrawn, { ...match, was: 'declined' })).toEqual([]);
    expect(await tell(notices.deployDeployed, match)).toEqual([['You are deployed', ['analyst']]]);
    expect(await tell(notices.deployCancelled, { requestId: 'r', openUserIds: ['analyst', 'actor'] })).toEqual([
      ['A rapid deployment was cancelled', ['analyst']],
    ]);
    expect(await tell(notices.workRoleClaimed, { userId: 'analyst', workRole: 'PD-WRL-002' })).toEqual([
      ['A work role waits for you', ['leader']],
    ]);
    expect(
      await tell(notices.workRoleDecided, { userId: 'analyst', workRole: 'PD-WRL-002', decision: 'confirmed' }),
    ).toEqual([['Your work role was confirmed', ['analyst']]]);
  });

  it('tells owners of vulnerabilities that are due or open again, and leaders where nobody owns them', async () => {
    const flaw = { vulnerabilityId: 'v', cve: 'CVE-2024-3400', asset: 'edge', ownerId: 'analyst' };
    expect(await tell(notices.vulnerabilityDue, flaw)).toEqual([['A vulnerability is overdue', ['analyst']]]);
    expect(await tell(notices.vulnerabilityDue, { ...flaw, ownerId: null })).toEqual([
      ['A vulnerability is overdue', ['leader', 'actor']],
    ]);
    expect(await tell(notices.vulnerabilityReopened, flaw)).toEqual([['A vulnerability is open again', ['analyst']]]);
    expect(await tell(notices.vulnerabilityAssigned, flaw)).toEqual([['A vulnerability is yours now', ['analyst']]]);
    expect(await tell(notices.vulnerabilityAssigned, { ...flaw, ownerId: 'actor' })).toEqual([
      ['A vulnerability is yours now', []],
    ]);
  });

  it('tells people of their interviews and offers, and the hiring team of their answers', async () => {
    const interview = { userId: 'rep', positionTitle: 'Sales lead', interviewerIds: ['manager', 'peer', 'actor'] };
    expect(await tell(notices.interviewProposed, interview)).toEqual([
      ['Please choose a time for your interview', ['rep']],
    ]);
    expect(await tell(notices.interviewScheduled, { ...interview, proposedById: 'recruiter' })).toEqual([
      ['Your interview has a time', ['rep']],
      ['An interview is scheduled', ['manager']],
      ['An interview is scheduled', ['peer']],
      ['An interview is scheduled', ['recruiter']],
    ]);
    const appointment = { start: '2026-11-21T14:00:00Z', end: '2026-11-21T15:00:00Z', location: 'Room 4' };
    const set = { ...interview, interviewId: 'i', appointment: { ...appointment, kind: 'panel', sequence: 3 } };
    const invitationsOf = async (notice: Notice, more: object) =>
      (await notice.tell({ ...set, ...more } as never, facts)).map(({ to, note }) => [to, note.invitation?.method]);
    expect(await invitationsOf(notices.interviewScheduled, { proposedById: 'recruiter' })).toEqual([
      [['rep'], 'REQUEST'],
      [['manager'], 'REQUEST'],
      [['peer'], 'REQUEST'],
      [['recruiter'], undefined],
    ]);
    expect(await invitationsOf(notices.interviewerReplaced, { interviewerId: 'peer', formerId: 'manager' })).toEqual([
      [[], 'REQUEST'],
      [['peer'], 'REQUEST'],
      [['manager'], 'CANCEL'],
      [[], 'CANCEL'],
    ]);
    const [off] = await notices.interviewCancelled.tell({ ...set, was: 'scheduled' } as never, facts);
    expect(off!.note.invitation).toEqual({
      method: 'CANCEL',
      uid: 'interview-i@talent-os',
      sequence: 3,
      summary: 'Interview (Panel): Sales lead',
      ...appointment,
    });
    const inAnHour = (hours: number) => tell(notices.interviewNear, { ...interview, hours });
    expect((await inAnHour(1))[0]).toEqual(['Your interview is within an hour', ['rep']]);
    expect((await inAnHour(24))[0]).toEqual(['Your interview is within a day', ['rep']]);
    expect(await tell(notices.interviewCancelled, { ...interview, was: 'proposed' })).toEqual([
      ['An interview was cancelled', ['rep']],
      ['An interview was cancelled', []],
      ['An interview was cancelled', []],
    ]);
    expect(await tell(notices.scorecardsOverdue, { ...interview, missingIds: ['peer'] })).toEqual([
      ['Your scorecard is overdue', []],
      ['Your scorecard is overdue', ['peer']],
    ]);
    const cards = { ...interview, proposedById: 'recruiter' };
    expect(await tell(notices.scorecardSubmitted, { ...cards, missing: 1 })).toEqual([]);
    expect(await tell(notices.scorecardSubmitted, { ...cards, missing: 0 })).toEqual([
      ['Every scorecard is in', ['recruiter']],
    ]);
  });

  it('asks whoever the next step of an offer waits for, never its author or the person it is for', async () => {
    const offer = { userId: 'rep', positionTitle: 'Sales lead', authorId: 'head', hiringManagerId: 'manager' };
    const waits = 'An offer waits for your approval';
    expect(await tell(notices.offerSubmitted, { ...offer, step: 'manager' })).toEqual([[waits, ['manager']]]);
    expect(await tell(notices.offerDecided, { ...offer, decision: 'approved', next: 'hr' })).toEqual([[waits, ['hr']]]);
    expect(await tell(notices.offerDecided, { ...offer, decision: 'approved', next: null })).toEqual([
      ['An offer is approved', ['head']],
    ]);
    expect(await tell(notices.offerDecided, { ...offer, decision: 'returned', next: null })).toEqual([
      ['An offer came back to you', ['head']],
    ]);
    expect(await tell(notices.offerSent, offer)).toEqual([['You have an offer', ['rep']]]);
    expect(await tell(notices.offerAnswered, { ...offer, answer: 'declined' })).toEqual([
      ['An offer was declined', ['head', 'manager']],
    ]);
    expect(await tell(notices.offerRescinded, { ...offer, told: false })).toEqual([]);
    expect(await tell(notices.offerExpired, offer)).toEqual([
      ['An offer has expired', ['head', 'manager']],
      ['An offer has expired', ['rep']],
    ]);
  });

  it('tells somebody that a conversation was shared with them, and nothing of it', async () => {
    const shared = { shareId: 's', sessionId: 'c', userId: 'reader', ownerId: 'actor' };
    expect(await tell(notices.conversationShared, shared)).toEqual([
      ['A conversation was shared with you', ['reader']],
    ]);
  });

  it('tells of a paused sign-in only where an account was paused', async () => {
    expect(await tell(notices.signInLocked, { userId: 'person', locked: false })).toEqual([]);
    expect(await tell(notices.signInLocked, { userId: null, locked: true })).toEqual([]);
    expect(await tell(notices.signInLocked, { userId: 'person', locked: true })).toEqual([
      ['Sign-in to your account was paused', ['person']],
    ]);
  });

  it('tells people of their shifts, and managers of what waits and of gaps', async () => {
    const shift = { shiftId: 's', department: 'Emergency', date: '2026-11-27', startTime: '19:00' };
    const mine = { ...shift, userId: 'nurse' };
    expect(await tell(notices.shiftOffered, { ...shift, userIds: ['nurse', 'actor'] })).toEqual([
      ['A shift is open to you', ['nurse']],
    ]);
    expect(await tell(notices.shiftClaimed, { ...mine, status: 'confirmed' })).toEqual([]);
    expect(await tell(notices.shiftClaimed, { ...mine, status: 'pending' })).toEqual([
      ['A shift claim waits for your decision', ['manager']],
    ]);
    expect(await tell(notices.shiftReleased, { ...mine, reason: 'person' })).toEqual([
      ['A shift has a gap', ['manager']],
    ]);
    expect(await tell(notices.shiftReleased, { ...mine, reason: 'credential' })).toEqual([
      ['You were released from a shift', ['nurse']],
      ['A shift has a gap', ['manager']],
    ]);
    expect(await tell(notices.shiftDecided, { ...mine, what: 'claim', decision: 'approved' })).toEqual([
      ['Your claim was approved', ['nurse']],
    ]);
    const [offered] = await notices.shiftOffered.tell({ ...shift, userIds: ['nurse'] } as never, facts);
    const clocks = { home: 'America/New_York', own: 'Europe/Berlin' };
    expect(messageFor(offered!.note, clocks)).toBe(
      'Emergency, 2026-11-28 at 01:00 GMT+1 (2026-11-27 at 19:00 EST). You may claim it.',
    );
    const swap = { swapId: 'w', proposerId: 'nurse', colleagueId: 'actor' };
    expect(await tell(notices.swapAnswered, { ...swap, accepted: true })).toEqual([
      ['Your exchange waits for approval', ['nurse']],
      ['An exchange of shifts waits for your decision', ['manager']],
    ]);
    expect(await tell(notices.swapAnswered, { ...swap, accepted: false })).toEqual([
      ['Your exchange was declined', ['nurse']],
    ]);
  });

  it('tells administrators what became of the second copy of the audit trail, and that it can be written again', async () => {
    for (const [fault, title] of Object.entries({
      missing: 'The second copy of the audit trail is missing',
      behind: 'The second copy of the audit trail was set back',
      unwritable: 'The second copy of the audit trail cannot be written',
      ahead: 'The audit trail is shorter than it was',
    }))
      expect(await tell(notices.auditCopyFault, { fault })).toEqual([[title, ['admin', 'operator']]]);
    expect(await tell(notices.auditCopyRestored, { fault: 'missing' })).toEqual([]);
    expect(await tell(notices.auditCopyRestored, { fault: 'unwritable' })).toEqual([
      ['The audit trail is copied again', ['admin', 'operator']],
    ]);
  });
});
