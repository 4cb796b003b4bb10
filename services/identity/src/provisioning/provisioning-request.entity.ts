import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** A change a directory asked for, or a request that was refused. Its body is not kept: it is about people. */
@Entity({ schema: 'identity', name: 'provisioning_request' })
@Index('provisioning_request_latest', ['organizationId', 'connectionId', 'at', 'id'])
export class ProvisioningRequest extends TenantEntity {
  @Column('uuid')
  connectionId: string;

  @Column('timestamptz')
  at: Date;

  @Column('text')
  method: string;

  @Column('text')
  path: string;

  @Column('int')
  status: number;

  @Column('text', { nullable: true })
  detail: string | null;
}
