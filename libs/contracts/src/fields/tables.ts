import { auditFields } from '../audit/fields.js';
import { auditLabels } from '../audit/labels.js';
import { chatChoices } from '../chat/choices.js';
import { chatFields } from '../chat/fields.js';
import { chatLabels } from '../chat/labels.js';
import { cyberChoices } from '../cyber/choices.js';
import { cyberFields } from '../cyber/fields.js';
import { cyberLabels } from '../cyber/labels.js';
import { healthcareChoices } from '../healthcare/choices.js';
import { healthcareFields } from '../healthcare/fields.js';
import { healthcareLabels } from '../healthcare/labels.js';
import { identityChoices } from '../identity/choices.js';
import { identityFields } from '../identity/fields.js';
import { identityLabels } from '../identity/labels.js';
import { intelligenceChoices } from '../intelligence/choices.js';
import { intelligenceFields } from '../intelligence/fields.js';
import { intelligenceLabels } from '../intelligence/labels.js';
import { productivityChoices } from '../productivity/choices.js';
import { productivityFields } from '../productivity/fields.js';
import { productivityLabels } from '../productivity/labels.js';
import { salesChoices } from '../sales/choices.js';
import { salesFields } from '../sales/fields.js';
import { salesLabels } from '../sales/labels.js';
import { talentChoices } from '../talent/choices.js';
import { talentFields } from '../talent/fields.js';
import { talentLabels } from '../talent/labels.js';
import { transcriptionFields } from '../transcription/fields.js';
import { transcriptionLabels } from '../transcription/labels.js';
import type { Choices } from './choices.js';
import { commonChoices } from './common-choices.js';
import { commonLabels } from './common-labels.js';
import { common } from './common.js';
import type { Fields, Labels } from './field.js';

/** What a service's tables are looked up in; `common` holds for all of them. */
export type Tables<Table> = Readonly<Record<string, Table>>;

/** What the fields mean. */
export const fieldTables: Tables<Fields> = {
  common,
  audit: auditFields,
  chat: chatFields,
  cyber: cyberFields,
  healthcare: healthcareFields,
  identity: identityFields,
  intelligence: intelligenceFields,
  productivity: productivityFields,
  sales: salesFields,
  talent: talentFields,
  transcription: transcriptionFields,
};

/** What people call the fields, with keys as in the tables of fields. */
export const labelTables: Tables<Labels> = {
  common: commonLabels,
  audit: auditLabels,
  chat: chatLabels,
  cyber: cyberLabels,
  healthcare: healthcareLabels,
  identity: identityLabels,
  intelligence: intelligenceLabels,
  productivity: productivityLabels,
  sales: salesLabels,
  talent: talentLabels,
  transcription: transcriptionLabels,
};

/** What people call the values of choices, by enum. */
export const choiceTables: Tables<Readonly<Record<string, Choices>>> = {
  common: commonChoices,
  chat: chatChoices,
  cyber: cyberChoices,
  healthcare: healthcareChoices,
  identity: identityChoices,
  intelligence: intelligenceChoices,
  productivity: productivityChoices,
  sales: salesChoices,
  talent: talentChoices,
};
