import { Button, Checkbox, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { myAvailability, setAvailability } from '@talent-os/contracts/healthcare/shifts';
import { dayParts, weekdayLabels, weekdays, type WeekPart } from '@talent-os/contracts/healthcare/shifts-states';
import { inWords } from '@talent-os/contracts/words';
import { useState } from 'react';
import { query } from '@/lib/query';
import { useCommand } from '@/lib/use-command';
import { Card } from '@/ui/page/card';
import { Loaded } from '@/ui/loading/loaded';
import css from './shifts.module.css';

const partLabels = inWords(dayParts);

/** When I am glad to be offered shifts. */
export function AvailabilityForm() {
  const availability = useQuery(query(myAvailability, {}));
  return (
    <Card
      title="Availability"
      description="You are told of free shifts in these parts of the week. Day shifts begin from 05:00, night shifts from 15:00; you may claim any shift all the same."
    >
      <Loaded query={availability} skeletons={7} skeletonHeight={32}>
        {({ parts }) => <Week key={parts.join()} parts={parts} />}
      </Loaded>
    </Card>
  );
}

function Week({ parts }: { readonly parts: readonly WeekPart[] }) {
  const [chosen, setChosen] = useState(new Set(parts));
  const save = useCommand(setAvailability, {
    done: 'Availability saved',
  });
  const toggle = (part: WeekPart, on: boolean) =>
    setChosen((before) => new Set(on ? [...before, part] : [...before].filter((one) => one !== part)));
  return (
    <>
      <table className={css.week}>
        <thead>
          <tr>
            <th scope="col">Weekday</th>
            {dayParts.map((part) => (
              <th key={part} scope="col">
                {partLabels[part]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weekdays.map((weekday) => (
            <tr key={weekday}>
              <th scope="row">{weekdayLabels[weekday]}</th>
              {dayParts.map((part) => (
                <td key={part}>
                  <Checkbox
                    aria-label={`${weekdayLabels[weekday]}, ${partLabels[part].toLowerCase()}`}
                    checked={chosen.has(`${weekday}-${part}`)}
                    onChange={(event) => toggle(`${weekday}-${part}`, event.currentTarget.checked)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Group mt="md">
        <Button loading={save.loading} onClick={() => save.mutate({ parts: [...chosen] })}>
          Save availability
        </Button>
      </Group>
    </>
  );
}
