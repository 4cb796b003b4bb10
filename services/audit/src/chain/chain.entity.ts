import { Entity, PrimaryColumn } from 'typeorm';

/** An organization that has a chain; see `untenanted.ts`. */
@Entity({ schema: 'audit', name: 'chain' })
export class Chain {
  @PrimaryColumn('uuid')
  organizationId: string;
}
