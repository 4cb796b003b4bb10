import {
  applicationDeclined,
  applicationRestored,
  applicationStarted,
  applicationWithdrawn,
} from '@talent-os/contracts/talent/application-events.js';
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

  applicationDeclined: on(applicationDeclined, ({ userId, notice, positionTitle }) => [
    { to: [userId], note: texts.declined(notice, positionTitle) },
  ]),

  applicationRestored: on(applicationRestored, ({ userId, told, positionTitle }) =>
    told ? [{ to: [userId], note: texts.goesOn(positionTitle) }] : [],
  ),
};
