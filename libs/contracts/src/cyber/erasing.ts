import { erasureOf } from '../erasure/erasing.js';

export const eraseCyber = erasureOf('cyber');
