import { strictest, type Classification } from '@talent-os/contracts/cyber/threat-kinds.js';

/** The extension that carries TLP 2.0 in STIX 2.1. Source: OASIS, STIX common objects. */
const EXTENSION = 'extension-definition--60a3c5c5-0d10-413e-aab3-9e08dde9e88d';

const ids: Record<Classification, string> = {
  'TLP:RED': 'marking-definition--e828b379-4e03-4974-9ac4-e53a884c97c1',
  'TLP:AMBER+STRICT': 'marking-definition--939a9414-2ddd-4d32-a0cd-375ea402b003',
  'TLP:AMBER': 'marking-definition--55d920b0-5e8b-4f79-9ee9-91f868d9b421',
  'TLP:GREEN': 'marking-definition--bab4a63c-aed9-4cf5-a766-dfca5abac2bb',
  'TLP:CLEAR': 'marking-definition--94868c89-83c2-464b-929b-a1a8aa3c8487',
};
/** The markings of TLP 1.0, which older bundles carry. */
const former: Readonly<Record<string, Classification>> = {
  'marking-definition--5e57c739-391a-4eb3-b6be-7d15ca92d5ed': 'TLP:RED',
  'marking-definition--f88d31f6-486f-44da-b317-01333bde0b82': 'TLP:AMBER',
  'marking-definition--34098fce-860f-48ae-8e50-ebd3cc5e41da': 'TLP:GREEN',
  'marking-definition--613f2e26-407d-48c7-9eca-b8e91df99dc9': 'TLP:CLEAR',
};
const known = new Map<string, Classification>([
  ...Object.entries(ids).map(([classification, id]) => [id, classification as Classification] as const),
  ...Object.entries(former),
]);

/** What is not marked is kept among ourselves and our clients. */
const UNMARKED: Classification = 'TLP:AMBER';

/** The strictest classification among the markings of an object. */
export function classificationOf(refs: readonly string[]): Classification {
  const found = refs.flatMap((ref) => known.get(ref) ?? []);
  return found.length > 0 ? strictest(found) : UNMARKED;
}

export const markingId = (classification: Classification): string => ids[classification];

/** The definition of a marking, which travels with what it marks. */
export const markingObject = (classification: Classification) => ({
  type: 'marking-definition',
  spec_version: '2.1',
  id: ids[classification],
  created: '2022-10-01T00:00:00.000Z',
  name: classification,
  extensions: {
    [EXTENSION]: { extension_type: 'property-extension', tlp_2_0: classification.slice('TLP:'.length).toLowerCase() },
  },
});
