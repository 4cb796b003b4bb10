import { addDays, type Day } from '@talent-os/service-kit/calendar';

/** Who of a transition owns a task of the usual checklist. */
type Owner = 'employee' | 'current' | 'receiving';

/** What is handed over in every transition: who does it, and how many days before it takes effect. */
const usual: readonly (readonly [title: string, owner: Owner, daysBefore: number])[] = [
  ['Write down open work, and where things stand', 'employee', 5],
  ['Hand over accounts, files and contacts', 'employee', 3],
  ['Name who covers the seat until it is filled', 'current', 3],
  ['Prepare access and a plan for the first week', 'receiving', 1],
];

type People = Readonly<Record<Owner, string>>;

/** The usual checklist of a transition. No task is due before today. */
export const checklistFor = (people: People, effectiveDate: Day, today: Day) =>
  usual.map(([title, owner, daysBefore]) => {
    const due = addDays(effectiveDate, -daysBefore);
    return { title, ownerId: people[owner], due: due < today ? today : due };
  });
