import { describe, expect, it } from '@jest/globals';
import { filled, wordsOf } from './template.rules.js';

describe('a command template', () => {
  it('is words, held together by quotes', () => {
    expect(wordsOf(`whisper-cli -m "/models/base en.bin" -l '{language}' -f {file}`)).toEqual([
      'whisper-cli',
      '-m',
      '/models/base en.bin',
      '-l',
      '{language}',
      '-f',
      '{file}',
    ]);
    expect(wordsOf('  ')).toEqual([]);
  });

  it('is filled without anything of a value becoming a word or a command', () => {
    expect(filled(['-f', '{file}', '--in={file}', '{other}'], { file: 'a b; rm -rf $HOME' })).toEqual([
      '-f',
      'a b; rm -rf $HOME',
      '--in=a b; rm -rf $HOME',
      '{other}',
    ]);
  });
});
