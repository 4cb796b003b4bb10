import { courseFormats, type CatalogueDetail } from '@talent-os/contracts/talent/catalogue-shapes';
import type { ReactNode } from 'react';
import { counted } from '@/lib/counted';
import { day, decimal, minutesText, money } from '@/lib/format';
import { useMe } from '@/lib/session';
import { useFormat } from '@/lib/use-format';
import { Facts } from '@/ui/display/facts';
import { Prose } from '@/ui/display/prose';
import { Quiet } from '@/ui/display/quiet';
import { Section } from '@/ui/page/section';
import { labelOf } from './item-words';
import { useCatalogueSkills } from './use-catalogue-skills';

type PartProps = { readonly item: CatalogueDetail };

/** What a version says: its facts, then its text. */
export function ItemContent({ item }: PartProps) {
  const { kind, shown } = item;
  return (
    <>
      <ItemFacts item={item} />
      {shown.body && (
        <Section title={labelOf(kind, 'body')}>
          <Prose text={shown.body} />
        </Section>
      )}
      <Listed title={labelOf(kind, 'parts')} items={shown.parts} />
      <Listed title={labelOf(kind, 'criteria')} items={shown.criteria} />
      <CheckQuestion item={item} />
      <Steps item={item} />
    </>
  );
}

function ItemFacts({ item: { kind, shown } }: PartProps) {
  const { currency } = useMe().organization;
  const { momentOf } = useFormat();
  const { namesOf } = useCatalogueSkills();
  const when = (value: number | string | null, text: () => ReactNode) => (value === null ? null : text());
  return (
    <Facts
      items={[
        ['Skills', namesOf(shown.skillIds).join(', ')],
        ['Takes', when(shown.minutes, () => minutesText(shown.minutes!))],
        [labelOf(kind, 'provider'), shown.provider],
        [labelOf(kind, 'topic'), shown.topic],
        [labelOf(kind, 'format'), shown.format && courseFormats[shown.format]],
        [labelOf(kind, 'credits'), when(shown.credits, () => decimal(shown.credits!))],
        [labelOf(kind, 'price'), when(shown.price, () => money(shown.price!, currency))],
        ['For whom', shown.required ? 'Everybody in the industry takes it' : null],
        [labelOf(kind, 'startsAt'), when(shown.startsAt, () => momentOf(shown.startsAt!))],
        [labelOf(kind, 'place'), shown.place],
        [labelOf(kind, 'seats'), shown.seats],
        [labelOf(kind, 'endsOn'), when(shown.endsOn, () => day(shown.endsOn!))],
        [labelOf(kind, 'fromRole'), shown.fromRole],
      ]}
    />
  );
}

type ListedProps = { readonly title: string; readonly items: readonly string[] };

function Listed({ title, items }: ListedProps) {
  if (items.length === 0) return null;
  return (
    <Section title={title}>
      <ol>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ol>
    </Section>
  );
}

function CheckQuestion({ item: { kind, shown } }: PartProps) {
  if (!shown.question) return null;
  return (
    <Section title={labelOf(kind, 'question')}>
      <p>{shown.question}</p>
      <ol>
        {shown.options.map((option, at) => (
          <li key={option}>
            {option} {shown.answer === at + 1 && <b>(right)</b>}
          </li>
        ))}
      </ol>
      {shown.why && <Quiet>{shown.why}</Quiet>}
    </Section>
  );
}

function Steps({ item: { kind, shown } }: PartProps) {
  const { namesOf } = useCatalogueSkills();
  if (shown.steps.length === 0) return null;
  return (
    <Section title={labelOf(kind, 'steps')}>
      <ol>
        {shown.steps.map(({ role, months, skillIds, certifications }) => (
          <li key={role}>
            <b>{role}</b>, after {counted(months, 'months')}
            <br />
            <Quiet>{[...namesOf(skillIds), ...certifications].join(', ')}</Quiet>
          </li>
        ))}
      </ol>
    </Section>
  );
}
