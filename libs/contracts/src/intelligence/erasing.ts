import { erasureOf } from '../erasure/erasing.js';

export const eraseIntelligence = erasureOf('intelligence');
