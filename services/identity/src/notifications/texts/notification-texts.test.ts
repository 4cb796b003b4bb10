import { describe, expect, it } from '@jest/globals';
import { Notification } from '@talent-os/contracts/identity/notifications.js';
import * as community from './community-texts.js';
import { answerNote } from './data-texts.js';
import * as texts from './notification-texts.js';
import { screenOf } from '../screen-of.js';

const notes = [
  texts.interestReceived('Jonah Prescott', 'Sales lead'),
  texts.interestAnswered('approved', 'Sales lead'),
  texts.interestAnswered('declined', 'Sales lead'),
  texts.moveProposed('Jonah Prescott', 'Acme'),
  ...(['approved', 'applied', 'declined', 'withdrawn'] as const).map((status) => texts.moveDecided(status, 'Acme')),
  texts.dealWon('Acme renewal', 'Jonah Prescott', '$12,000'),
  texts.dealClosedForYou('Acme renewal'),
  texts.collaborationMoved('note', 'Sales lead'),
  texts.collaborationMoved('next-step', 'Sales lead'),
  texts.positionsFound('Nursing', 1),
  texts.positionsFound('Nursing', 3),
  community.postHidden('Night shift'),
  community.postLeft('Night shift'),
  community.postDecided('restore', 'Night shift'),
  community.postDecided('remove', 'Night shift'),
  community.groupHandedOver('Night shift'),
  community.seatGiven('Deal round'),
  community.workReviewed('One page'),
  community.storySent('From ward to lead'),
  community.storyDecided('publish', 'From ward to lead'),
  community.storyDecided('return', 'From ward to lead'),
  community.eventRevised('Deal round', true),
  community.eventRevised('Deal round', false),
  texts.mentorshipRequested(),
  texts.mentorshipAccepted(),
  texts.mentorshipDeclined(),
  texts.mentorshipEnded(),
  texts.copiedSignIn(),
  texts.addressTaken(),
  texts.signInLocked(),
  texts.welcome(),
  texts.interestWithdrawn('Jonah Prescott', 'Sales lead'),
  texts.dealMovedForYou('Proposal'),
  texts.battlecardFlagged('Against Acme', 'Acme renewal', 'Acme'),
  texts.statementTold(true, '2026-10'),
  texts.statementTold(false, '2026-10'),
  texts.statementDisputed('Jonah Prescott', '2026-10'),
  texts.assetStale('Sales playbook', 'enablement'),
  answerNote({
    occasion: 'daily',
    title: 'Deals',
    savedQuestionId: 'q',
    total: '12',
    threshold: null,
    figures: ['Won: 3'],
  }),
  answerNote({ occasion: 'below', title: 'Deals', savedQuestionId: 'q', total: '2', threshold: '5', figures: [] }),
  texts.taskDue(),
  texts.checkInDue(),
];

describe('every notification', () => {
  it.each(notes)('$title', (note) => {
    expect(Notification.pick({ kind: true, title: true, message: true, link: true }).parse(note)).toEqual(note);
    expect(screenOf(note.link).link).toMatch(/^\//);
    expect(note.title.length).toBeLessThanOrEqual(60);
    expect(note.message).toMatch(/\.$/);
  });
});

describe('an amount', () => {
  it.each([
    [1_200_000, 'USD', '$12,000'],
    [1_250, 'USD', '$12.50'],
    [0, 'EUR', '€0'],
    [12_000, 'JPY', '¥12,000'],
  ])('%d in %s', (amount, currency, text) => expect(texts.moneyText(amount, currency)).toBe(text));
});
