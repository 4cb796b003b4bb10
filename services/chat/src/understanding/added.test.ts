import { describe, expect, it } from '@jest/globals';
import { operation } from '@talent-os/contracts';
import { z } from 'zod';
import { lexiconOf } from './lexicon.js';
import { operations } from '@talent-os/contracts/registry.js';
import { companyOf } from './test/company.js';
import { understand } from './understand.js';

const ferries = operation('sales.ferries.list', {
  http: 'GET /api/sales/ferries',
  access: 'signed-in',
  summary: 'Ferries with their harbour and when they leave',
  input: z.object({}),
  output: z.object({
    items: z.array(
      z.object({
        name: z.string(),
        harbour: z.string(),
        berths: z.int(),
        sailsOn: z.iso.date(),
        fuel: z.enum(['diesel', 'hydrogen']),
      }),
    ),
  }),
  effect: 'read',
});

describe('an operation that was added', () => {
  it('is asked in its own words, with nothing else written', async () => {
    const words = lexiconOf([...operations, ferries]);
    const { scene } = companyOf(words);
    const ask = async (text: string) => {
      const found = await understand(text, scene);
      return found.kind === 'answer'
        ? {
            operation: found.reading.source.operation.name,
            count: found.result.count,
            rows: found.result.rows.length,
            figure: found.result.figure,
          }
        : found.kind;
    };
    expect(await ask('how many ferries are there?')).toMatchObject({ operation: ferries.name, figure: 8 });
    expect(await ask('which ferry has the most berths?')).toMatchObject({ operation: ferries.name });
    expect(await ask('show ferries with hydrogen')).toMatchObject({ operation: ferries.name });
    expect(await ask('which ferries sail on the moon?')).toBe('unclear');
  });
});
