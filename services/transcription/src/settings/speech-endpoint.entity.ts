import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** The OpenAI-compatible speech API an organization pays for itself: one at most. */
@Entity({ schema: 'transcription', name: 'speech_endpoint' })
@Index('speech_endpoint_one', ['organizationId'], { unique: true })
export class SpeechEndpoint extends TenantEntity {
  @Column('text')
  baseUrl: string;

  @Column('text')
  model: string;

  /** ISO 639-1; null lets the engine find out. */
  @Column('text', { nullable: true })
  language: string | null;

  @Column('boolean')
  enabled: boolean;

  @Column('boolean')
  baaSigned: boolean;

  /** Sealed for this organization; null where the host takes none. It never leaves this service. */
  @Column('text', { nullable: true })
  sealedKey: string | null;

  /** Counts keys, and binds the sealed text to its place among them. */
  @Column('int')
  keyVersion: number;

  @Column('text', { nullable: true })
  keyEnding: string | null;

  /** In words; null since it last answered. */
  @Column('text', { nullable: true })
  lastError: string | null;

  @Column('timestamptz', { nullable: true })
  lastOkAt: Date | null;
}
