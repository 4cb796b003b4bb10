import { Select } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { listCatalogue } from '@talent-os/contracts/talent/catalogue';
import type { CatalogueKind } from '@talent-os/contracts/talent/catalogue-shapes';
import { listPlanMentors, type DevelopmentPlanDetail } from '@talent-os/contracts/talent/development-plans';
import type { DevelopmentAction } from '@talent-os/contracts/talent/development-states';
import { query } from '@/lib/query';

/** What of the catalogue an item of a kind may be. */
const kinds: Partial<Record<DevelopmentAction, CatalogueKind>> = { course: 'course', stretch: 'challenge' };

/** What an item is made from, and what is done then. */
type Source = { readonly catalogueItemId?: string; readonly offerId?: string; readonly text: string };

type SourceFieldProps = {
  readonly plan: Pick<DevelopmentPlanDetail, 'id' | 'industry'>;
  readonly action: DevelopmentAction;
  readonly skillId: string;
  readonly field: GetInputPropsReturnType;
  /** Told what was chosen; nothing where it was emptied. */
  readonly onSource: (source: Source | undefined) => void;
};

/** A course or challenge of the catalogue, or a mentor, that an item is made from; anything else is written in words. */
export function SourceField({ plan, action, skillId, field, onSource }: SourceFieldProps) {
  const kind = kinds[action];
  const items = useQuery({
    ...query(listCatalogue, { kind, status: 'published', industry: plan.industry, skillId }),
    enabled: kind !== undefined && skillId !== '',
  });
  const mentors = useQuery({
    ...query(listPlanMentors, { developmentPlanId: plan.id, skillId }),
    enabled: action === 'mentor' && skillId !== '',
  });
  const sources = new Map<string, Source>(
    action === 'mentor'
      ? (mentors.data?.items ?? []).map(({ offerId, mentorName }) => [
          offerId,
          { offerId, text: `Mentoring with ${mentorName}` },
        ])
      : (items.data?.items ?? []).map(({ id, title }) => [id, { catalogueItemId: id, text: title }]),
  );
  if (action === 'certification') return null;
  return (
    <Select
      label={action === 'mentor' ? 'Mentor' : 'From the catalogue'}
      description={sources.size === 0 ? 'Nothing for this skill yet: write below what is done' : undefined}
      clearable
      searchable
      disabled={sources.size === 0}
      nothingFoundMessage="Nothing found"
      data={[...sources].map(([value, { text }]) => ({ value, label: text }))}
      {...field}
      onChange={(value) => {
        field.onChange(value);
        onSource(value ? sources.get(value) : undefined);
      }}
    />
  );
}
