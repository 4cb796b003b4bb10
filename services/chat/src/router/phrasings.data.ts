import { auditPhrasings } from './phrasings/audit.data.js';
import { cyberPhrasings } from './phrasings/cyber.data.js';
import { dealsPhrasings } from './phrasings/deals.data.js';
import { healthcarePhrasings } from './phrasings/healthcare.data.js';
import { mobilityPhrasings } from './phrasings/mobility.data.js';
import { myselfPhrasings } from './phrasings/myself.data.js';
import { notificationsPhrasings } from './phrasings/notifications.data.js';
import { productivityPhrasings } from './phrasings/productivity.data.js';
import { sellingPhrasings } from './phrasings/selling.data.js';
import { talentPhrasings } from './phrasings/talent.data.js';
import { territoriesPhrasings } from './phrasings/territories.data.js';

/** More ways to ask for the tools than their contracts tell: what people wrote, collected. */
export const phrasings: Readonly<Record<string, string>> = {
  ...auditPhrasings,
  ...cyberPhrasings,
  ...dealsPhrasings,
  ...healthcarePhrasings,
  ...mobilityPhrasings,
  ...myselfPhrasings,
  ...notificationsPhrasings,
  ...productivityPhrasings,
  ...sellingPhrasings,
  ...talentPhrasings,
  ...territoriesPhrasings,
};
