import * as sequencer from '@jest/test-sequencer';
import { createHash } from 'node:crypto';
import { relative } from 'node:path';

// Declared as CommonJS, where the class lies one level deeper than in the module that is loaded.
const Sequencer = sequencer.default as unknown as typeof sequencer.default.default;
type Tests = Parameters<InstanceType<typeof Sequencer>['sort']>[0];

const placeOf = ({ path, context }: Tests[number]) =>
  createHash('sha256').update(relative(context.config.rootDir, path)).digest('hex');

/**
 * Files in one order on every machine, by a hash of where they lie in the project: what one leaves behind meets the same
 * others everywhere, one file more moves none, and the heavy ones of a folder do not begin together.
 */
export default class Scattered extends Sequencer {
  override sort(tests: Tests) {
    const placed = tests.map((test) => ({ test, place: placeOf(test) }));
    return placed.toSorted((one, other) => (one.place < other.place ? -1 : 1)).map(({ test }) => test);
  }
}
