import type { EventSeatState } from '@talent-os/contracts/talent/community-events.js';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** Somebody comes to an event of the catalogue, or waits for a seat in it. */
@Entity({ schema: 'talent', name: 'event_seat' })
@Index('event_seat_once', ['organizationId', 'userId', 'itemId'], { unique: true })
@Index('event_seat_place', ['organizationId', 'itemId', 'place'], { unique: true })
export class EventSeat extends TenantEntity {
  @Column('uuid')
  itemId: string;

  @Column('uuid')
  userId: string;

  @Column('text')
  status: EventSeatState;

  /** When their answer came among the others of the event: counted under its lock. */
  @Column('int')
  place: number;
}
