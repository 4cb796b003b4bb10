import { instant } from '@talent-os/contracts';
import { z } from 'zod';

export const ID = /^([a-z0-9-]+)--[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
/** The id of an object in its one form, lower case. */
const ref = z.string().toLowerCase();
const refs = z.array(ref).optional();
const words = z.array(z.string().max(300)).max(100).optional();
/** Properties of threats that say more about them, and leave as they came. */
export const facts = z.object({
  is_family: z.boolean().optional(),
  malware_types: words,
  threat_actor_types: words,
  report_types: words,
  aliases: words,
  goals: words,
});
export type StixFacts = z.infer<typeof facts>;

export const common = z.object({
  type: z.string('an object needs a type'),
  id: z.string('an object needs an id').regex(ID, 'the id is no STIX identifier').toLowerCase(),
  spec_version: z.literal('2.1', 'only STIX 2.1 is taken').optional(),
  created: instant.optional(),
  modified: instant.optional(),
  object_marking_refs: refs,
  labels: z.array(z.string()).optional(),
  revoked: z.boolean().optional(),
});
/** What is read of each kind of object. */
export const shapes = {
  threat: common.extend({
    name: z.string('a name is needed').trim().min(1, 'a name is needed').max(300),
    description: z.string().max(20_000).optional(),
    published: instant.optional(),
    object_refs: refs,
    ...facts.shape,
  }),
  indicator: common.extend({
    name: z.string().max(300).optional(),
    pattern: z.string('a pattern is needed').min(1, 'a pattern is needed').max(20_000),
    pattern_type: z.string('a pattern is of a type').max(40),
    valid_from: instant.optional(),
    valid_until: instant.optional(),
  }),
  relationship: common.extend({ relationship_type: z.string(), source_ref: ref, target_ref: ref }),
  sighting: common.extend({
    sighting_of_ref: z.string('a sighting says of what').toLowerCase(),
    last_seen: instant.optional(),
    count: z.int().min(0).max(999_999_999).optional(),
  }),
  fact: common.extend({
    name: z.string('a name is needed'),
    external_references: z.array(z.object({ source_name: z.string(), external_id: z.string().optional() })).optional(),
  }),
};
