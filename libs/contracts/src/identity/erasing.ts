import { erasureOf } from '../erasure/erasing.js';

export const eraseIdentity = erasureOf('identity');
