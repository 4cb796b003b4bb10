import { erasureOf } from '../erasure/erasing.js';

export const eraseTalent = erasureOf('talent');
