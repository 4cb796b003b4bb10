import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** The contact hours a kind of credential asks for, in cycles that end with the credential's own date. */
@Entity({ schema: 'healthcare', name: 'ceu_requirement' })
@Index('ceu_requirement_credential', ['organizationId', 'credentialName', 'state'], { unique: true })
export class CeuRequirement extends TenantEntity {
  @Column('text')
  name: string;

  /** The credential it belongs to, by its name. */
  @Column('text')
  credentialName: string;

  /** Empty where it holds in every state. */
  @Column('text')
  state: string;

  @Column('double precision')
  hours: number;

  @Column('int')
  cycleMonths: number;

  @Column('text', { array: true })
  mandatoryTopics: string[];
}
