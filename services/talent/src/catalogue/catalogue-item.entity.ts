import type { Industry } from '@talent-os/contracts';
import type { CatalogueKind, CatalogueState } from '@talent-os/contracts/talent/catalogue-shapes.js';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** Something people learn by. What it says are its versions: one is in use, and one may be drafted beside it. */
@Entity({ schema: 'talent', name: 'catalogue_item' })
@Index('catalogue_item_title', ['organizationId', 'industry', 'kind', 'title'], {
  unique: true,
  where: 'namesake_of is null',
})
@Index('catalogue_item_origin', ['organizationId', 'origin'], { unique: true, where: 'origin is not null' })
@Index('catalogue_item_list', ['organizationId', 'title', 'id'])
export class CatalogueItem extends TenantEntity {
  @Column('text')
  kind: CatalogueKind;

  @Column('text')
  industry: Industry;

  @Column('text')
  status: CatalogueState;

  /** What the version in use says, or the first draft: what lists show and are searched by. */
  @Column('text')
  title: string;

  @Column('text')
  summary: string;

  @Column('int', { nullable: true })
  minutes: number | null;

  @Column('uuid', { array: true })
  skillIds: string[];

  /** The version people use, or used last; null before the first is published. */
  @Column('int', { nullable: true })
  publishedNumber: number | null;

  /** The version that is written; null where none is. */
  @Column('int', { nullable: true })
  draftNumber: number | null;

  /** Key of what came with the product; null where people here made it. */
  @Column('text', { nullable: true })
  origin: string | null;

  /** The item that had its title already when this one was handed over by another service; null for every other. */
  @Column('uuid', { nullable: true })
  namesakeOf: string | null;
}
