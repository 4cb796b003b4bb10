import { industryLabels } from '@talent-os/contracts/access/tables';
import { catalogueKinds, catalogueStates, type CatalogueItem } from '@talent-os/contracts/talent/catalogue-shapes';
import {
  createCatalogueItem,
  exportCatalogue,
  listCatalogue,
  publishCatalogueItem,
  retireCatalogueItem,
} from '@talent-os/contracts/talent/catalogue';
import { choicesOf } from '@/lib/choices';
import { counted } from '@/lib/counted';
import { useListFilters } from '@/lib/use-list-filters';
import { useMay } from '@/lib/use-may';
import { useMyIndustries } from '@/lib/use-my-industries';
import { bulkCommand, type BulkAction } from '@/ui/list/bulk-action';
import { RecordList } from '@/ui/list/record-list';
import { EmptyState } from '@/ui/loading/empty-state';
import { itemColumns, itemMain } from './item-columns';
import { useCatalogueSkills } from './use-catalogue-skills';

const bulk: readonly BulkAction<CatalogueItem>[] = [
  bulkCommand(publishCatalogueItem, {
    key: 'publish',
    label: 'Publish',
    shortcut: 'p',
    allows: ({ may }) => may.to.includes('published'),
    input: ({ id, version }) => ({ catalogueItemId: id, version }),
    done: (count) => `${counted(count, 'items')} published`,
    confirm: (items) => ({
      title: `Publish ${counted(items.length, 'items')}?`,
      text: 'People find them from then on. Items that lack something stay drafts, and say what they lack.',
      confirm: 'Publish',
    }),
  }),
  bulkCommand(retireCatalogueItem, {
    key: 'retire',
    label: 'Retire',
    danger: true,
    allows: ({ may }) => may.to.includes('retired'),
    input: ({ id, version }) => ({ catalogueItemId: id, version }),
    done: (count) => `${counted(count, 'items')} retired`,
    confirm: (items) => ({
      title: `Retire ${counted(items.length, 'items')}?`,
      text: 'Nobody begins them any more; who has begun one goes on.',
      confirm: 'Retire',
    }),
  }),
];

const NONE = 'Nothing in the catalogue yet';

/** What people learn by: what is in use, and every draft for who keeps the catalogue. */
export function Catalogue() {
  const list = useListFilters(listCatalogue);
  const keeps = useMay(createCatalogueItem);
  const industries = useMyIndustries();
  const { choices } = useCatalogueSkills();
  const many = industries.length > 1;
  return (
    <RecordList
      list={list}
      label="catalogue items"
      opens="item"
      main={itemMain}
      columns={itemColumns(many)}
      filters={{
        search: 'Title or what it is for',
        kind: { label: 'Kind', all: 'Any kind', choices: choicesOf(catalogueKinds) },
        status: keeps && { label: 'Status', all: 'Any status', choices: choicesOf(catalogueStates) },
        industry: many && {
          label: 'Industry',
          all: 'Any industry',
          choices: choicesOf(industryLabels, industries),
        },
        skillId: { label: 'Skill', all: 'Any skill', choices },
      }}
      empty={
        keeps ? (
          <EmptyState title={NONE} text="Write an item, import a file, or begin with what came with the product." />
        ) : (
          NONE
        )
      }
      csv={exportCatalogue}
      bulk={bulk}
    />
  );
}
