import { erasureOf } from '../erasure/erasing.js';

export const eraseProductivity = erasureOf('productivity');
