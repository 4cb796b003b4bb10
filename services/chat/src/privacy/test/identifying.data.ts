/** People an organization of these tests knows. */
export const people: readonly string[] = [
  'Jonah Prescott',
  'Zoë Marín',
  'Amara Okafor',
  'Shane O’Brien',
  'Anna-Lena Großmann',
  'Mark Miller',
  'Grace Hill',
  'Priya Raghunathan',
  'José da Silva',
  'Nguyễn Thị Lan',
];

/** What is said around a detail; `…` stands for it. */
export type IdentifyingRow = readonly [about: string, ...details: readonly string[]];

const known: readonly IdentifyingRow[] = [
  [
    'Can … swap the night shift with me?',
    'Jonah Prescott',
    'Prescott, Jonah',
    'J. Prescott',
    'Jonah M. Prescott',
    'jonah.prescott',
  ],
  [
    'What did … say about the roster?',
    'Zoë Marín',
    'Zoe Marin',
    'Amara Okafor',
    'AMARA OKAFOR',
    "Shane O'Brien",
    'shane obrien',
  ],
  [
    'Is … on leave?',
    'Anna-Lena Großmann',
    'Anna Lena Grossmann',
    'Mark Miller',
    'Grace Hill',
    'Priya Raghunathan',
    'Raghunathan',
  ],
  ['Please ask … to sign the form', 'José da Silva', 'Jose da Silva', 'Nguyễn Thị Lan', 'Nguyen Thi Lan'],
];

const strangers: readonly IdentifyingRow[] = [
  ['The patient …, bed 4, asked for water', 'Walter Brandt', 'Ngozi Adeyemi', 'Mrs. Thornbury', 'Mr Abernathy'],
  ['Patient name: …', 'Olena Kovalenko', 'Tom Harkness'],
  ['My name is … and I feel unwell', 'Ferdinand Aldous', 'Li Na Zhang'],
  ['Does … need a follow-up?', 'John Smith', 'maria garcia', 'David R. Thompson'],
];

const days: readonly IdentifyingRow[] = [
  [
    'DOB … please check',
    '03/12/1985',
    '3/12/85',
    '1985-03-12',
    '12.03.1985',
    '12-03-1985',
    '12 Mar 1985',
    '19850312',
    '12 / 03 / 1985',
    '1985/03/12',
  ],
  [
    'She was born on …',
    'March 12, 1985',
    '12 March 1985',
    '12th of March 1985',
    'Mar. 12 1985',
    'march twelfth nineteen eighty-five',
    '12. März 1985',
  ],
  ['date of birth: …', '12 mars 1985', '12 de marzo de 1985', '2024-11-02', '05/06/2019', '1. Februar 1962'],
  ['geboren am …', '12.3.1985', '12.03.85'],
  ['Chart of …, female', '1948-07-30', '07/30/1948', 'July 30th, 1948'],
  ['Her birthday is …', 'March 12', '12 March', '3/12'],
];

const addresses: readonly IdentifyingRow[] = [
  [
    'He lives at …',
    '42 Oak Drive, Springfield, IL 62704',
    '1600 Pennsylvania Avenue NW, Washington, DC 20500',
    '221B Baker Street, London NW1 6XE',
    '7 St James Square, Bristol BS1 4QA',
    '350 Fifth Avenue, Apt 12C, New York, NY 10118',
    '24 Sussex Drive, Ottawa, ON K1M 1M4',
    '12 Kookaburra Crescent, Dubbo NSW 2830',
  ],
  [
    'Send the results to …',
    'Hauptstraße 12, 10115 Berlin',
    'Lindenallee 7a, 50667 Köln',
    '12 rue de la Paix, 75002 Paris',
    'calle Mayor 5, 28013 Madrid',
    'Via Garibaldi 21, 20121 Milano',
    'Keizersgracht 174, 1016 Amsterdam',
    'Rua Augusta 120, 1100 Lisboa',
    'P.O. Box 4411',
  ],
  ['Her zip code is …', '62704', '94110-1234'],
];

const contacts: readonly IdentifyingRow[] = [
  [
    'Call back on …',
    '(415) 555-0134',
    '415-555-0134',
    '415.555.0134',
    '4155550134',
    '+1 415 555 0134',
    '+44 20 7946 0958',
    '020 7946 0958',
    '+49 (30) 901820-0',
    '030 901820',
    '01 42 68 53 00',
    '+33 1 42 68 53 00',
    '+34 612 345 678',
    '0412 345 678',
    '555-0134',
  ],
  [
    'Reach me at …',
    'four one five five five five zero one three four',
    '4 1 5 5 5 5 0 1 3 4',
    'jane.doe+clinic@mail.example.org',
    'j_doe@st-mary.health',
    'jane (at) example (dot) com',
    'jane at example dot com',
    'JANE.DOE@EXAMPLE.CO.UK',
  ],
];

const numbers: readonly IdentifyingRow[] = [
  ['MRN … admitted', '12345678', 'A0012345', 'AB-123456', '00-12-34-56'],
  ['medical record number is …', '778-21-904', 'M55120983'],
  ['SSN …', '123-45-6789', '123 45 6789', '123456789', 'one two three dash four five dash six seven eight nine'],
  ['insurance ID: …', 'XYZ123456789', 'W1234 56789', 'ABC-99-1234567'],
  ['policy number … expires', '4471-889-201', 'PL 8834512'],
  ['Medicare …', '1EG4-TE5-MK73', '1EG4TE5MK73'],
  ['account number …', '000123456789', '12-3456-789'],
  ['pay to …', 'DE89 3704 0044 0532 0130 00', 'GB29NWBK60161331926819', 'FR14 2004 1010 0505 0001 3M02 606'],
  ['card … declined', '4111 1111 1111 1111', '4111-1111-1111-1111', '378282246310005'],
  ['NHS number …', '943 476 5919', '9434765919'],
  ['national insurance …', 'QQ 12 34 56 C', 'AB123456C'],
  ['codice fiscale …', 'RSSMRA85M01H501Z'],
  ['passport …', 'X1234567', 'C01X00T47'],
  ["driver's license …", 'D1234-56789-01234', 'S99988801'],
  ['NPI …', '1234567893'],
];

/** Details with what is said around them: of people nobody has to know, and of those above. */
export const anybody: readonly IdentifyingRow[] = [...strangers, ...days, ...addresses, ...contacts, ...numbers];
export const rows: readonly IdentifyingRow[] = [...known, ...anybody];

/** Texts that speak of health: of nobody in particular, and yet for nobody without an agreement. */
export const healthTexts: readonly (readonly [text: string, detail: string])[] = [
  ['The patient was diagnosed with diabetes last week', 'diabetes'],
  ['He takes METFORMIN twice a day', 'metformin'],
  ['she is on 500 mg of amoxicillin', '500 mg'],
  ['Had a colonoscopy and a biopsy', 'colonoscopy'],
  ['I have chest pain and shortness of breath', 'chest pain'],
  ['Her HbA1c is high and she is pregnant', 'pregnant'],
  ['code E11.9 was billed', 'E11.9'],
  ['Er hat Bluthochdruck', 'Bluthochdruck'],
  ['Elle est enceinte de six mois', 'enceinte'],
  ['prior authorization was refused', 'prior authorization'],
];

/** Ordinary questions, in which nothing is recognised. */
export const ordinary: readonly string[] = [
  'How many nurses are on shift?',
  'Who is on the night shift tomorrow?',
  'What is our pipeline worth by territory in Q3?',
  'Show my certifications that expire in the next 60 days',
  'Which deals close between 2026-01-01 and 2026-12-31?',
  'Show open deals over 1250000000 USD',
  'How much of 1,250,000 is won by 2026-11-20?',
  'due 2026-11-20, 12,500.00 of 1,250,000, version 3.4.12',
  'id 018f3b6e-7c1a-7b2e-9d3f-1a2b3c4d5e6f',
  'Mark the deal as won',
  'Is anybody on shift in the ICU with ACLS?',
  'Which surgery nurses have expiring wound care certifications?',
  'How far is the plan 2026 and group 100?',
  'Compare revenue of March 2025 and March 2026',
  'Which incidents of severity 1 are open since yesterday?',
  'What courses do I need for my license renewal?',
  'Move the Northwind deal to negotiation',
  'Will we reach the quota in May?',
  'Are the territories balanced, and by how much?',
  'Show candidates for the open position in Boston',
  'How many hours of overtime does the oncology unit have?',
  'Draft a goal: close 12 deals in 3 months at 25 % margin',
  'Which of our 14 controls are not met under HIPAA?',
  'What is new for me?',
  'Set the budget to 45000 euros for the training department',
];
