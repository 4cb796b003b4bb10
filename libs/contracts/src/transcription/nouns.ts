import type { Nouns } from '../fields/noun.js';
import { splitAtCommas } from '../words.js';

/** Things of transcription. */
export const transcriptionNouns: Nouns = {
  transcription: {
    one: 'transcription',
    many: 'transcriptions',
    synonyms: splitAtCommas('recording'),
    lists: { 'transcription.audio.list': 'items' },
    get: 'transcription.audio.get',
    name: 'moduleContext',
    date: 'createdAt',
  },
};
