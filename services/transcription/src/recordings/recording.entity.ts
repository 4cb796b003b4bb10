import type { TranscriptionStage } from '@talent-os/contracts/transcription/audio.js';
import type { AudioKind } from '@talent-os/contracts/upload.js';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** A recording on its way to text. It never holds sound: `object` says where that lies and `sealedKey` opens it. */
@Entity({ schema: 'transcription', name: 'recording' })
@Index('recording_person', ['organizationId', 'personId', 'createdAt'])
export class Recording extends TenantEntity {
  @Column('uuid')
  personId: string;

  /** What work has come to. People see `done` and `failed` only once the recording is deleted. */
  @Column('text')
  stage: TranscriptionStage;

  /** Counts the workers that took it up; what one of them writes counts only while it is the last. */
  @Column('int')
  attempt: number;

  @Column('text', { nullable: true })
  moduleContext: string | null;

  @Column('text', { nullable: true })
  questionId: string | null;

  @Column('text', { nullable: true })
  sessionId: string | null;

  /** It may hold health information: only engines with an agreement, or of the server, hear it. */
  @Column('boolean', { default: true })
  health: boolean;

  @Column('text')
  object: string;

  /** Null once the work is over: what is left of the recording anywhere cannot be read then. */
  @Column('text', { nullable: true })
  sealedKey: string | null;

  @Column('text')
  kind: AudioKind;

  @Column('int')
  bytes: number;

  /** Of the recording; what the proof of its deletion names it by. */
  @Column('text')
  sha256: string;

  /** What the person is told where it failed. */
  @Column('text', { nullable: true })
  message: string | null;

  /** Sealed for this organization. */
  @Column('text', { nullable: true })
  sealedText: string | null;

  /** ISO 639-1. */
  @Column('text', { nullable: true })
  language: string | null;

  /** Seconds. */
  @Column('double precision', { nullable: true })
  duration: number | null;

  @Column('timestamptz', { nullable: true })
  audioDeletedAt: Date | null;
}
