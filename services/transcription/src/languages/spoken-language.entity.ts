import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** The language somebody speaks when they record. Who lets the engine find out has none. */
@Entity({ schema: 'transcription', name: 'spoken_language' })
@Index('spoken_language_once', ['organizationId', 'personId'], { unique: true })
export class SpokenLanguage extends TenantEntity {
  @Column('uuid')
  personId: string;

  /** ISO 639-1. */
  @Column('text')
  language: string;
}
