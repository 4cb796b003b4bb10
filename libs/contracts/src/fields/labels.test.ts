import { describe, expect, it } from '@jest/globals';
import { operations } from '../registry.js';
import { choiceTables, labelTables } from './tables.js';
import { findChoices, findField, findLabel, findRow, type Choices, type Label, type Unit } from './index.js';
import { nounOf, nouns } from './nouns.js';
import { isNumber, schemaOf, valuesOf, walk, type JsonSchema } from './walk.js';

type LabelledField = Label & { readonly path: string; readonly unit?: Unit | undefined; readonly schema: JsonSchema };

const isId = ({ format, anyOf, items }: JsonSchema): boolean =>
  format === 'uuid' || (anyOf ?? []).some(isId) || (items !== undefined && isId(items));

/** What holds further fields, with a heading of its own. */
const isFrame = ({ properties, items, anyOf }: JsonSchema): boolean =>
  Boolean(properties ?? items?.properties) || (anyOf ?? []).some(isFrame);
const isBoolean = ({ type, anyOf }: JsonSchema): boolean =>
  [type].flat().includes('boolean') || (anyOf ?? []).some(isBoolean);

/** Fields people read on one side of an operation: all but versions and, of an answer, ids. */
function shownBy(operation: (typeof operations)[number], side: 'in' | 'out'): LabelledField[] {
  const fields: LabelledField[] = [];
  walk(schemaOf(operation, side), side, (path, schema) => {
    if (isFrame(schema) || path.endsWith('.version') || (side === 'out' && isId(schema))) return;
    const unit = findField(operation.name, path)?.field.unit;
    fields.push({ path, schema, unit, ...findLabel(operation.name, path) });
  });
  return fields;
}

const answers = operations
  .filter(({ effect, method, stream }) => effect === 'read' && method && !stream)
  .map((operation) => ({ name: operation.name, fields: shownBy(operation, 'out') }));
const forms = operations
  .filter(({ effect, method }) => effect === 'write' && method)
  .map((operation) => ({
    name: operation.name,
    // The parameters of the path say which record it is, `id` in a list which element: nobody fills them in.
    fields: shownBy(operation, 'in').filter(
      ({ path }) => !operation.path.includes(`:${path.slice(3)}`) && !path.endsWith('.id'),
    ),
  }));

const low = (text: string): string => text.toLowerCase();
const nounWords = new Set(
  Object.values(nouns).flatMap(({ one, many, synonyms }) =>
    [one, many, ...synonyms.flatMap((word) => [word, `${word}s`])].map(low),
  ),
);
const parentOf = (path: string): string => path.slice(0, path.lastIndexOf('.'));

/** What is wrong with what the fields of an answer are called. */
function faultsOf(fields: readonly LabelledField[]): string[] {
  const faults: string[] = [];
  const labels = new Map<string, string>();
  const claims = new Map<string, LabelledField>();
  for (const { path, label, synonyms, antonyms, unit, schema } of fields) {
    if (!/^([A-Z0-9]|e-)/.test(label) || /_|[a-z][A-Z]{2}|\bId$/.test(label)) faults.push(`${path}: no label`);
    if (isNumber(schema) && !unit) faults.push(`${path}: no unit`);
    if (antonyms.length > 0 && !isBoolean(schema)) faults.push(`${path}: antonyms of no boolean`);
    const spot = `${parentOf(path)} ${low(label)}`;
    const other = labels.get(spot);
    if (other !== undefined && other !== path) faults.push(`${path}: the label of ${other}`);
    labels.set(spot, path);
    for (const word of [...synonyms, ...antonyms].map(low))
      if (nounWords.has(word)) faults.push(`${path}: '${word}' is a noun`);
  }
  for (const field of fields)
    for (const word of [...field.synonyms, ...field.antonyms].map(low)) {
      const claim = claims.get(word);
      if (claim && claim.label !== field.label) faults.push(`${field.path}: '${word}' is claimed by ${claim.path}`);
      claims.set(word, field);
    }
  for (const { path, label } of fields) {
    const claim = claims.get(low(label));
    if (claim && claim.label !== label) faults.push(`${path}: '${label}' is a synonym of ${claim.path}`);
  }
  return [...new Set(faults)];
}

/** What is wrong with what the values of a choice are called. */
function faultsOfChoices(choices: Choices): string[] {
  const owners = new Map<string, string>();
  return Object.entries(choices).flatMap(([value, { label, synonyms }]) =>
    [...new Set([label, ...synonyms].map(low))].flatMap((word) => {
      const other = owners.get(word);
      owners.set(word, value);
      return other === undefined ? [] : [`${value}: '${word}' is ${other}`];
    }),
  );
}

describe('what fields are called', () => {
  it('tells the fields of every answer apart', () => {
    expect(answers.length).toBeGreaterThan(100);
    expect(answers.flatMap(({ name, fields }) => faultsOf(fields).map((fault) => `${name} ${fault}`))).toEqual([]);
  });

  it('tells the fields of every form apart', () => {
    expect(forms.length).toBeGreaterThan(100);
    const faults = forms.flatMap(({ name, fields }) => faultsOf(fields).map((fault) => `${name} ${fault}`));
    expect(faults.filter((fault) => / label|no unit/.test(fault))).toEqual([]);
  });

  it('falls back to the name beside an id, then to its own words', () => {
    expect(findLabel('cyber.incidents.list', 'in.assigneeId').label).toBe('Owner');
    expect(findLabel('talent.offers.get', 'out.items.answeredAt').label).toBe('Answered');
    expect(findLabel('no.such.operation', 'out.closesOn')).toEqual({ label: 'Closes', synonyms: [], antonyms: [] });
  });

  it('uses every row of the tables', () => {
    const seen = operations.flatMap((operation) =>
      (['in', 'out'] as const).flatMap((side) => {
        const found: string[] = [];
        walk(schemaOf(operation, side), side, (path) => {
          const row = findRow(labelTables, operation.name, path);
          if (row) found.push(`${row.table} ${row.key}`);
        });
        return found;
      }),
    );
    const used = new Set(seen);
    const rows = Object.entries(labelTables).flatMap(([table, labels]) =>
      Object.keys(labels).map((key) => `${table} ${key}`),
    );
    expect(rows.filter((row) => !used.has(row))).toEqual([]);
  });

  it.each([
    ['a field without a label', [{ path: 'out.in_30' }], 'no label'],
    [
      'the same label twice',
      [
        { path: 'out.a', label: 'Due' },
        { path: 'out.b', label: 'Due' },
      ],
      'the label of out.a',
    ],
    [
      'a synonym of two fields',
      [
        { path: 'out.a', label: 'A', synonyms: ['Worth'] },
        { path: 'out.b.c', label: 'C', synonyms: ['worth'] },
      ],
      'is claimed by out.a',
    ],
    [
      'a synonym that is a label',
      [
        { path: 'out.a', label: 'A', synonyms: ['due'] },
        { path: 'out.b', label: 'Due' },
      ],
      'is a synonym of out.a',
    ],
    ['a synonym that is a noun', [{ path: 'out.a', label: 'A', synonyms: ['Deal'] }], 'is a noun'],
    ['a number without a unit', [{ path: 'out.a', label: 'A', schema: { type: 'integer' } }], 'no unit'],
    ['antonyms of a text', [{ path: 'out.a', label: 'A', antonyms: ['not a'] }], 'antonyms of no boolean'],
  ] as const)('must not be %s', (_, fields, fault) => {
    const whole = fields.map((field) => ({
      label: '',
      synonyms: [],
      antonyms: [],
      schema: { type: 'string' },
      ...field,
    }));
    expect(faultsOf(whole as LabelledField[])).toEqual([expect.stringContaining(fault)]);
  });
});

describe('what values of choices are called', () => {
  const enums = operations.flatMap((operation) =>
    (['in', 'out'] as const).flatMap((side) => {
      const found: { readonly where: string; readonly name: string; readonly values: readonly string[] }[] = [];
      walk(schemaOf(operation, side), side, (path, schema) => {
        const values = valuesOf(schema);
        if (values.length > 1 && !path.endsWith('in.sort'))
          found.push({ where: `${operation.name} ${path}`, name: operation.name, values });
      });
      return found;
    }),
  );

  it('tells the values of every choice apart', () => {
    expect(enums.length).toBeGreaterThan(200);
    const faults = enums.flatMap(({ where, name, values }) =>
      faultsOfChoices(findChoices(name, values)).map((fault) => `${where} ${fault}`),
    );
    expect(faults).toEqual([]);
  });

  it('does not depend on which table is asked', () => {
    const faults = enums.flatMap(({ where, name, values }) => {
      const service = name.slice(0, name.indexOf('.'));
      const fitting = [service, 'common'].flatMap((table) =>
        Object.values(choiceTables[table] ?? {}).filter((choices) => values.every((value) => value in choices)),
      );
      if (fitting.some((choices) => Object.keys(choices).length === values.length)) return [];
      const readings = new Set(fitting.map((choices) => values.map((value) => choices[value]!.label).join()));
      return readings.size > 1 ? [`${where}: ${[...readings].join(' or ')}`] : [];
    });
    expect(faults).toEqual([]);
  });

  it('is found by the values of an enum, also where they are cut out of it', () => {
    expect(findChoices('sales.deals.get', ['closed_won'])['closed_won']).toMatchObject({ label: 'Closed won' });
    expect(findChoices('healthcare.swaps.mine', ['accepted', 'declined'])['accepted']!.label).toBe(
      'Waits for approval',
    );
    expect(findChoices('sales.deals.get', ['not_known'])).toEqual({ not_known: { label: 'Not known', synonyms: [] } });
  });

  it('is told apart in a planted choice', () => {
    const planted = { a: { label: 'Won', synonyms: [] }, b: { label: 'Lost', synonyms: ['won'] } };
    expect(faultsOfChoices(planted)).toEqual(["b: 'won' is a"]);
  });
});

describe('nouns', () => {
  const outOf = (name: string) => {
    const operation = operations.find((one) => one.name === name);
    const paths = new Map<string, JsonSchema>();
    if (operation) walk(schemaOf(operation, 'out'), 'out', (path, schema) => paths.set(path, schema));
    return operation && { operation, paths };
  };

  it('each belong to one entity', () => {
    const words = Object.entries(nouns).flatMap(([entity, { one, many, synonyms }]) =>
      [one, many, ...synonyms].map((word) => [low(word), entity] as const),
    );
    const twice = words.filter(([word], index) => words.findIndex(([other]) => other === word) !== index);
    expect(twice).toEqual([]);
  });

  it('are found by the rows of an answer', () => {
    expect(nounOf('sales.deals.list', 'items')?.one).toBe('deal');
    expect(nounOf('sales.deals.board', 'columns')?.one).toBe('stage');
    expect(nounOf('sales.deals.get', '')?.many).toBe('deals');
    expect(nounOf('sales.deals.list', '')).toBeUndefined();
  });

  it('name operations and fields there are', () => {
    const faults = Object.entries(nouns).flatMap(([entity, { lists, get, name, owner, date, rank }]) => {
      const wrong = Object.entries(lists).flatMap(([list, at], index) => {
        const answer = outOf(list);
        if (!answer || answer.operation.effect !== 'read') return [`${entity}: no ${list}`];
        const root = at ? `out.${at}` : 'out';
        if (at && !answer.paths.has(root)) return [`${entity}: no ${at} in ${list}`];
        const has = (field: string) => answer.paths.has(`${root}.${field}`);
        if (!(name ? has(name) : has('name') || has('title')))
          return index > 0 ? [] : [`${entity}: nothing names it in ${list}`];
        // The first list is the widest: what is said of the rows holds there.
        const fields = index === 0 ? [owner, date, rank] : [];
        return fields.flatMap((field) => (field && !has(field) ? [`${entity}: no ${field} in ${list}`] : []));
      });
      return get && !outOf(get) ? [...wrong, `${entity}: no ${get}`] : wrong;
    });
    expect(faults).toEqual([]);
  });
});
