import { expect, it } from '@jest/globals';
import { oncePer } from './once-per.js';

it('works out once for each object, also where the answer is nothing', () => {
  const asked: object[] = [];
  const nameOf = oncePer(({ name }: { readonly name?: string }) => {
    asked.push({ name });
    return name;
  });
  const [one, nobody] = [{ name: 'One' }, {}];
  expect([nameOf(one), nameOf(nobody), nameOf(one), nameOf(nobody), nameOf({ name: 'One' })]).toEqual([
    'One',
    undefined,
    'One',
    undefined,
    'One',
  ]);
  expect(asked).toHaveLength(3);
});
