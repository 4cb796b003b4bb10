import { resumeSectionLabels, type ResumeSection } from '@talent-os/contracts/talent/resumes.js';
import { skillLevels } from '@talent-os/contracts/talent/own-skills.js';
import type { PdfBlock } from '@talent-os/service-kit/pdf/pdf-document';
import type { Fact } from './facts.rules.js';

/** A resume as it leaves the product, in whichever form. */
type WrittenResume = {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly headline: string;
  readonly summary: string;
  readonly sections: readonly ResumeSection[];
};

/** As the blocks of a document: one column, in the order it is read. */
export function blocksOf({ name, email, phone, headline, summary, sections }: WrittenResume): PdfBlock[] {
  const contact = [email, phone].filter(Boolean).join(' · ');
  return [
    { heading: name, level: 1 },
    { paragraph: contact, quiet: true },
    ...(headline ? [{ paragraph: headline }] : []),
    ...(summary ? [{ heading: 'Summary' }, { paragraph: summary }] : []),
    ...sections.flatMap((section) => [{ heading: resumeSectionLabels[section.kind] }, ...sectionBlocks(section)]),
  ];
}

function sectionBlocks({ kind, entries }: ResumeSection): PdfBlock[] {
  if (kind === 'skill') return [{ paragraph: entries.map(({ title }) => title).join(', ') }];
  if (kind === 'credential')
    return [{ list: entries.map(({ title, where, when }) => [title, where, when].filter(Boolean).join(', ')) }];
  return entries.flatMap(({ title, where, when, lines }): PdfBlock[] => [
    { heading: title, level: 3 },
    { paragraph: `${where}, ${when}`, quiet: true },
    ...(lines.length > 0 ? [{ list: lines.map(({ text }) => text) }] : []),
  ]);
}

/** As plain text, paragraph by paragraph. */
export function plainText(resume: WrittenResume): string {
  const parts = blocksOf(resume).map((block) => {
    if ('heading' in block) return block.level === 3 ? `\n${block.heading}` : `\n${block.heading.toUpperCase()}`;
    if ('list' in block) return block.list.map((line) => `- ${line}`).join('\n');
    return 'paragraph' in block ? block.paragraph : '';
  });
  return `${parts.join('\n').trim()}\n`;
}

/** As JSON Resume 1.0.0. Source: https://jsonresume.org/schema. */
export function jsonResume({ name, email, phone, headline, summary }: WrittenResume, shown: readonly Fact[]): object {
  const of = (kind: Fact['kind']) => shown.filter((fact) => fact.kind === kind);
  const highlights = ({ key }: Fact) => shown.filter(({ under }) => under === key).map(({ text }) => text);
  const span = ({ startMonth, endMonth }: Fact) => ({ startDate: startMonth, ...(endMonth && { endDate: endMonth }) });
  return {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: { name, label: headline, email, ...(phone && { phone }), summary },
    work: of('job').map((one) => ({ name: one.where, position: one.text, ...span(one), highlights: highlights(one) })),
    projects: of('project').map((one) => ({
      name: one.text,
      entity: one.where,
      ...span(one),
      highlights: highlights(one),
    })),
    education: of('education').map((one) => ({ institution: one.where, area: one.text, ...span(one) })),
    certificates: of('credential').map(({ text, where }) => ({ name: text, ...(where && { issuer: where }) })),
    skills: of('skill').map(({ text, level }) => ({
      name: text,
      level: skillLevels[level as keyof typeof skillLevels],
    })),
  };
}
