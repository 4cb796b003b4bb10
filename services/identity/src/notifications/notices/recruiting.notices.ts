import {
  applicationDeclined,
  applicationMessaged,
  applicationNudged,
  applicationRestored,
  applicationStarted,
  applicationWithdrawn,
} from '@talent-os/contracts/talent/application-events.js';
import { feedbackGiven } from '@talent-os/contracts/talent/application-feedback.js';
import { automationRan } from '@talent-os/contracts/talent/automation-events.js';
import { candidateMessaged } from '@talent-os/contracts/talent/pool-message-events.js';
import { positionHeld, positionReassigned } from '@talent-os/contracts/talent/open-seat-events.js';
import { applicationHired } from '@talent-os/contracts/talent/applications.js';
import * as texts from '../texts/recruiting-texts.js';
import { on } from './notice.js';

type Team = { readonly hiringManagerId: string; readonly recruiterId: string };
const teamOf = ({ hiringManagerId, recruiterId }: Team) => [...new Set([hiringManagerId, recruiterId])];

export const recruitingNotices = {
  applicationStarted: on(applicationStarted, async (application, facts) => [
    {
      to: facts.others(teamOf(application)),
      note: texts.applied(await facts.nameOf(application.userId), application.positionTitle),
    },
  ]),

  applicationWithdrawn: on(applicationWithdrawn, async (application, facts) => [
    {
      to: facts.others(teamOf(application)),
      note: texts.withdrew(await facts.nameOf(application.userId), application.positionTitle),
    },
  ]),

  applicationHired: on(applicationHired, async (application, facts) => [
    {
      to: facts.others(teamOf(application)),
      note: texts.filled(await facts.nameOf(application.userId), application.positionTitle),
    },
  ]),

  applicationNudged: on(applicationNudged, async ({ userId, byId, awaitedIds, positionTitle, message }, facts) => {
    const own = {
      to: awaitedIds.filter((id) => id === userId),
      note: message ? texts.written(message) : texts.remindedOfOwn(positionTitle),
    };
    const team = awaitedIds.filter((id) => id !== userId);
    if (team.length === 0) return [own];
    const [by, name] = [await facts.nameOf(byId), await facts.nameOf(userId)];
    const hiring = await facts.inAudience(team, 'hiringTeam');
    const others = team.filter((id) => !hiring.includes(id));
    return [
      { to: hiring, note: texts.reminded('hiring', by, name, positionTitle) },
      { to: others, note: texts.reminded('colleague', by, name, positionTitle) },
      ...(own.to.length > 0 ? [own] : []),
    ];
  }),

  candidateMessaged: on(candidateMessaged, ({ candidateId, subject, body }) => [
    { to: [candidateId], note: texts.fromRecruiter({ subject, body }) },
  ]),

  automationRan: on(automationRan, async ({ name, personIds, text }, facts) => {
    if (text === '') return [];
    const hiring = await facts.inAudience(personIds, 'hiringTeam');
    return [
      { to: hiring, note: texts.automated('hiring', name, text) },
      { to: personIds.filter((id) => !hiring.includes(id)), note: texts.automated('colleague', name, text) },
    ];
  }),

  positionHeld: on(positionHeld, async ({ ownerId, recruiterId, byId, onHold, title, reason }, facts) => {
    const text = onHold ? texts.held : texts.resumed;
    return [
      { to: facts.others([...new Set([ownerId, recruiterId])]), note: text(await facts.nameOf(byId), title, reason) },
    ];
  }),

  positionReassigned: on(positionReassigned, async ({ ownerId, formerOwnerId, byId, title }, facts) => {
    const [by, owner] = [await facts.nameOf(byId), await facts.nameOf(ownerId)];
    return [
      { to: facts.others([ownerId]), note: texts.given(by, title) },
      { to: facts.others([formerOwnerId]), note: texts.givenAway(by, title, owner) },
    ];
  }),

  applicationDeclined: on(applicationDeclined, ({ userId, text, message, positionTitle }) => [
    { to: [userId], note: message ? texts.written(message) : texts.declined(text, positionTitle) },
  ]),

  feedbackGiven: on(feedbackGiven, ({ userId, positionTitle, released }) => [
    { to: [userId], note: texts.feedbackGiven(positionTitle, released) },
  ]),

  applicationMessaged: on(applicationMessaged, ({ userId, message }) => [
    { to: [userId], note: texts.written(message) },
  ]),

  applicationRestored: on(applicationRestored, ({ userId, told, positionTitle }) =>
    told ? [{ to: [userId], note: texts.goesOn(positionTitle) }] : [],
  ),
};
