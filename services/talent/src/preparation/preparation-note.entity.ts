import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** What somebody noted on a question, for every position that asks it; nobody else reads it. */
@Entity({ schema: 'talent', name: 'preparation_note' })
@Index('preparation_note_once', ['organizationId', 'userId', 'questionKey'], { unique: true })
export class PreparationNote extends TenantEntity {
  @Column('uuid')
  userId: string;

  @Column('text')
  questionKey: string;

  @Column('text')
  note: string;
}
