export { startGateway } from './gateway.js';
