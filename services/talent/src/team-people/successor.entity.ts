import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** Somebody who is to succeed whoever sits on a seat; it stays with the seat when its holder changes. */
@Entity({ schema: 'talent', name: 'successor' })
@Index('successor_once', ['organizationId', 'positionId', 'userId'], { unique: true })
@Index('successor_person', ['organizationId', 'userId'])
export class Successor extends TenantEntity {
  @Column('uuid')
  positionId: string;

  @Column('uuid')
  userId: string;

  /** Why, in the words of who named them. */
  @Column('text')
  note: string;

  @Column('uuid')
  namedById: string;
}
