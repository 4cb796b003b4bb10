import { expect, it } from '@jest/globals';
import { events } from '../registry.js';
import { webhookEventGroups, webhookEventLabels } from './webhook-events.js';

const known = new Set(events.map(({ name }) => name));
/** What belongs to one person alone, or to the platform, is sent nowhere. */
const PRIVATE =
  /^(audit|chat|productivity|transcription)\.|^cyber\.clearance|^healthcare\.(breach|availability|compliance)|^identity\.(session|password|factor|recoveryCode|mail|notifications|preferences|profile|webhook|breakGlass|tenant)/;

it('names events there are, each once, and none that is private', () => {
  const names = Object.values(webhookEventGroups).flatMap(Object.keys);
  expect(names.filter((name) => !known.has(name))).toEqual([]);
  expect(names).toHaveLength(Object.keys(webhookEventLabels).length);
  expect(names.filter((name) => PRIVATE.test(name))).toEqual([]);
});
