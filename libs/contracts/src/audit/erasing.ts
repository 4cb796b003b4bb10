import { erasureOf } from '../erasure/erasing.js';

export const eraseAudit = erasureOf('audit');
