import { giveKudos } from '@talent-os/contracts/identity/kudos.js';
import { changeOwnWay, publishAgreement } from '@talent-os/contracts/identity/team-culture.js';
import { demoId, demoTeams, type DemoOrganization, type DemoPerson, type Transaction } from '@talent-os/service-kit';
import { Kudos } from '../team-culture/kudos.entity.js';
import { WayOfWorking } from '../team-culture/way-of-working.entity.js';
import { WorkingAgreement } from '../team-culture/working-agreement.entity.js';
import { agreements, thanks, ways } from './team-culture.data.js';

/** How the departments of a demo organization work together. Its small teams have agreed on nothing yet. */
export async function insertTeamCulture(
  tx: Transaction,
  organization: DemoOrganization,
  people: readonly DemoPerson[],
  ago: (days: number) => Date,
): Promise<void> {
  const written = new Set<string>();
  for (const { id: teamId, name, leadId, memberIds } of demoTeams(organization, people)) {
    const said = agreements[name];
    if (!said) continue;
    const agreement = publishAgreement.input.parse({ teamId, ...said, number: 0 });
    const { hours, channels, meetings } = agreement;
    await tx.insert(WorkingAgreement, {
      id: demoId('agreement', teamId),
      createdAt: ago(60),
      teamId,
      number: 1,
      hours,
      channels,
      meetings,
      publishedBy: leadId,
    });
    // About every second one has written something, each in one team at most.
    const writers = memberIds.filter((personId, place) => place % 2 === 0 && !written.has(personId));
    writers.forEach((personId) => written.add(personId));
    await tx.insertAll(
      WayOfWorking,
      writers.map((personId, place) => ({
        id: demoId('way', personId),
        createdAt: ago(50 - (place % 40)),
        personId,
        ...changeOwnWay.input.parse(ways[place % ways.length]),
      })),
    );
    await tx.insertAll(Kudos, kudosOf(teamId, memberIds, ago));
  }
}

const { text: textOfKudos } = giveKudos.input.shape;

/** Each is from one member to the one after them. */
const kudosOf = (teamId: string, memberIds: readonly string[], ago: (days: number) => Date) =>
  thanks.slice(0, Math.max(0, memberIds.length - 1)).map(([days, text], place) => ({
    id: demoId('kudos', teamId, String(place)),
    createdAt: ago(days),
    teamId,
    fromId: memberIds[place]!,
    toId: memberIds[place + 1]!,
    text: textOfKudos.parse(text),
  }));
