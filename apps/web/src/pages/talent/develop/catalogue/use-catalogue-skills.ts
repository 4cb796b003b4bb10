import { useQuery } from '@tanstack/react-query';
import { listCatalogueSkills } from '@talent-os/contracts/talent/catalogue';
import { query } from '@/lib/query';

/** Skills of the organization as choices of a field, and what each is called. */
export function useCatalogueSkills() {
  const skills = useQuery(query(listCatalogueSkills, {})).data?.items ?? [];
  const names = new Map(skills.map(({ id, name }) => [id, name]));
  return {
    choices: skills.map(({ id, name }) => ({ value: id, label: name })),
    /** Of those that are known. */
    namesOf: (ids: readonly string[]): string[] => ids.flatMap((id) => names.get(id) ?? []),
  };
}
