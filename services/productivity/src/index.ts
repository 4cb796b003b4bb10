import type { ServiceDefinition } from '@talent-os/service-kit';
import { Sessions1763600000001 } from './migrations/1-sessions.js';
import { ProductivitySession } from './sessions/session.entity.js';
import { SessionsController } from './sessions/sessions.controller.js';

export const definition: ServiceDefinition = {
  name: 'productivity',
  controllers: [SessionsController],
  entities: [ProductivitySession],
  migrations: [Sessions1763600000001],
};
