import {
  deployAccepted,
  deployCancelled,
  deployDeclined,
  deployDeployed,
  deployFilled,
  deployProposed,
  deployWithdrawn,
} from '@talent-os/contracts/cyber/deploy-events.js';
import { workRoleClaimed, workRoleDecided } from '@talent-os/contracts/cyber/readiness-events.js';
import * as texts from '../texts/deploy-texts.js';
import { on } from './notice.js';

export const deployNotices = {
  deployProposed: on(deployProposed, async ({ userId, proposedById }, facts) => [
    { to: facts.others([userId]), note: texts.asked(await facts.nameOf(proposedById)) },
  ]),

  /** Who had declined has nothing to be told. */
  deployWithdrawn: on(deployWithdrawn, ({ userId, was }, facts) =>
    was === 'declined' ? [] : [{ to: facts.others([userId]), note: texts.takenBack() }],
  ),

  deployAccepted: on(deployAccepted, async ({ userId, proposedById }, facts) => [
    { to: facts.others([proposedById]), note: texts.answered(await facts.nameOf(userId), true) },
  ]),

  deployDeclined: on(deployDeclined, async ({ userId, proposedById }, facts) => [
    { to: facts.others([proposedById]), note: texts.answered(await facts.nameOf(userId), false) },
  ]),

  deployDeployed: on(deployDeployed, ({ userId }, facts) => [{ to: facts.others([userId]), note: texts.deployed() }]),

  deployFilled: on(deployFilled, ({ openUserIds }, facts) => [{ to: facts.others(openUserIds), note: texts.filled() }]),

  deployCancelled: on(deployCancelled, ({ openUserIds }, facts) => [
    { to: facts.others(openUserIds), note: texts.cancelled() },
  ]),

  workRoleClaimed: on(workRoleClaimed, async ({ userId, workRole }, facts) => [
    { to: facts.others(await facts.incidentLeaders()), note: texts.claimed(await facts.nameOf(userId), workRole) },
  ]),

  workRoleDecided: on(workRoleDecided, ({ userId, workRole, decision }) => [
    { to: [userId], note: texts.decided(decision, workRole) },
  ]),
};
