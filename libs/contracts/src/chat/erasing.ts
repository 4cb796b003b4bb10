import { erasureOf } from '../erasure/erasing.js';

export const eraseChat = erasureOf('chat');
