import { erasureOf } from '../erasure/erasing.js';

export const eraseHealthcare = erasureOf('healthcare');
