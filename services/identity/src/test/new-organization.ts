export { newAdministrator, newOrganization } from '@talent-os/testing/new-organization';
