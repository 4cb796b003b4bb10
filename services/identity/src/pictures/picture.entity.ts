import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';
import type { PictureKind } from './picture.rules.js';

/** The photo of a person, or the logo of the organization. */
@Entity({ schema: 'identity', name: 'picture' })
@Index('picture_subject', ['organizationId', 'subjectId'], { unique: true })
export class Picture extends TenantEntity {
  /** The person, or the organization. */
  @Column('uuid')
  subjectId: string;

  @Column('text')
  kind: PictureKind;

  /** In base64. */
  @Column('text')
  content: string;
}
