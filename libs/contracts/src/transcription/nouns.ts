import { singular, type Nouns } from '../fields/noun.js';

/** Things of transcription. */
export const transcriptionNouns: Nouns = {
  transcription: {
    one: 'transcription',
    many: 'transcriptions',
    synonyms: singular('recording'),
    lists: { 'transcription.audio.list': 'items' },
    get: 'transcription.audio.get',
    name: 'moduleContext',
    date: 'createdAt',
  },
};
