type ListedPerson = { readonly id: string; readonly name: string; readonly title: string };
type PersonOption = { readonly value: string; readonly label: string };

/** People to choose from: who shares a name with another carries their title, and a number where that is the same too. */
export function peopleOptions(people: readonly ListedPerson[]): PersonOption[] {
  const labels = people.map((person) => {
    const twins = people.filter(({ name }) => name === person.name);
    if (twins.length === 1) return person.name;
    const alike = twins.filter(({ title }) => title === person.title);
    const number = alike.length > 1 ? ` (${alike.indexOf(person) + 1})` : '';
    return `${person.name}, ${person.title}${number}`;
  });
  return people.map(({ id }, at) => ({ value: id, label: labels[at]! }));
}
