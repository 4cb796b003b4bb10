import type { ExitTheme, returnAnswerKeys } from '@talent-os/contracts/talent/offboarding-states.js';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** What somebody said when they left: read by who held the interview, and counted where enough people were asked. */
@Entity({ schema: 'talent', name: 'exit_interview' })
@Index('exit_interview_once', ['organizationId', 'offboardingId'], { unique: true })
@Index('exit_interview_held', ['organizationId', 'heldOn'])
export class ExitInterview extends TenantEntity {
  @Column('uuid')
  offboardingId: string;

  /** `YYYY-MM-DD`. */
  @Column('date')
  heldOn: string;

  @Column('uuid')
  heldById: string;

  @Column('text', { array: true })
  themes: ExitTheme[];

  @Column('text')
  wouldReturn: (typeof returnAnswerKeys)[number];

  @Column('text')
  note: string;
}
