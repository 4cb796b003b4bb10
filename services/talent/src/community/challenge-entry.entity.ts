import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** Somebody takes part in a challenge of the catalogue, or a team does. */
@Entity({ schema: 'talent', name: 'challenge_entry' })
@Index('challenge_entry_of', ['organizationId', 'itemId', 'createdAt', 'id'])
@Index('challenge_entry_team', ['organizationId', 'itemId', 'teamName'], {
  unique: true,
  where: 'team_name is not null',
})
export class ChallengeEntry extends TenantEntity {
  @Column('uuid')
  itemId: string;

  /** Null for somebody who takes part alone. */
  @Column('text', { nullable: true })
  teamName: string | null;

  @Column('text', { nullable: true })
  work: string | null;

  /** The version of the challenge whose criteria the work is judged by. */
  @Column('int', { nullable: true })
  number: number | null;

  @Column('timestamptz', { nullable: true })
  handedInAt: Date | null;
}
