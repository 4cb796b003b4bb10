import { erasureOf } from '../erasure/erasing.js';

export const eraseTranscription = erasureOf('transcription');
