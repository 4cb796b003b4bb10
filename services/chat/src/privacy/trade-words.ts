import { choiceTables, fieldTables, labelTables } from '@talent-os/contracts/fields/tables.js';
import { nouns } from '@talent-os/contracts/fields/nouns.js';
import { operations } from '@talent-os/contracts/registry.js';
import { familyNames, givenNames } from './names.data.js';

/** Words of the trades that the product's own texts do not have. */
const FURTHER = `
  ambulatory anesthesia anesthesiology bariatric bedside behavioral cardiac cardiology cath clinic credentialing critical dermatology dialysis
  dietary endocrinology endoscopy float gastroenterology geriatric geriatrics gynecology hematology hospice imaging infusion inpatient
  intake laboratory maternity midwifery neonatal nephrology neurology nursing obstetrics oncology operating ophthalmology orthopedic
  orthopedics outpatient palliative pathology pediatric pediatrics perioperative pharmacy podiatry portal psychiatry pulmonology radiology
  registry rehab rehabilitation respiratory rheumatology rotation surgery surgical telehealth telemetry therapy trauma triage urology wound
  acuity census charge handoff locum per diem ratio roster scheduling staffing travel traveler
  acquisition ballpark bundle channel churn cold commercial discovery freemium inbound outbound prospecting quoting reseller upsell
  antivirus botnet cloud endpoint exploit firewall forensics hardening honeypot identity malware patching pentest perimeter phishing
  ransomware sandbox spyware zero
  audit benefits budget compliance culture dashboard diversity headcount helpdesk intranet marketing payroll procurement wellbeing`;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];

/** What people of the trades speak of, as the product's own texts do: behind the word for a role it names nobody. */
const tradeWords: ReadonlySet<string> = new Set(
  wordsOf(
    [
      FURTHER,
      ...operations.map(({ summary }) => summary),
      JSON.stringify([choiceTables, fieldTables, labelTables, nouns]),
    ].join(' '),
  ).filter((word) => !familyNames.has(word) && !givenNames.has(word)),
);

/** `ICU`, `SaaS`: capitals beyond the first, in words too short to be a name that is shouted. */
const SHORT_FORM = /^(?=.{2,6}$)\p{L}*\p{Lu}\p{L}*\p{Lu}\p{L}*$/u;
/** Endings hardly any name has. */
const ENDINGS = /(?:.{3}[st]ion|.{5}ment|ology|atrics|.{3}etics|(?:hard|soft|mal|firm)ware)s?$/;

/** Whether a word, as it is written, is one of the trade's and no name. In a text all in capitals nothing tells short forms. */
export const isOfTrade = (written: string, shouted: boolean): boolean => {
  const word = written.toLowerCase();
  if (familyNames.has(word) || givenNames.has(word)) return false;
  return tradeWords.has(word) || ENDINGS.test(word) || (!shouted && SHORT_FORM.test(written));
};
