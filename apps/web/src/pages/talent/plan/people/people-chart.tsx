import { Group, SegmentedControl } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getPeopleChart, type ChartSeat } from '@talent-os/contracts/talent/team-people';
import { useState } from 'react';
import { choicesOf } from '@/lib/choices';
import { counted } from '@/lib/counted';
import { query } from '@/lib/query';
import { OpenButton } from '@/ui/button/open-button';
import { Quiet } from '@/ui/display/quiet';
import { SearchField } from '@/ui/field/search-field';
import { EmptyState } from '@/ui/loading/empty-state';
import { Loaded } from '@/ui/loading/loaded';
import { chartOf, countsOf, found, type ChartNode, type ChartTeam } from './chart.rules';
import css from './people.module.css';

/** How near the chart is looked at: each step opens one level more. */
const zooms = { managers: 'Managers', teams: 'Teams', people: 'People' } as const;
type Zoom = keyof typeof zooms;
type Open = (seat: string) => void;

/** Who reports to whom, with the seats that are vacant. */
export function PeopleChart({ onOpen }: { readonly onOpen: Open }) {
  const chart = useQuery(query(getPeopleChart, {}));
  const [zoom, setZoom] = useState<Zoom>('people');
  const [words, setWords] = useState<string>();
  // What is looked for is open, however far the chart is looked at from.
  const near: Zoom = words ? 'people' : zoom;
  return (
    <>
      <Group gap="sm">
        <SearchField label="Search the chart" placeholder="Name, role or team" value={words} onSearch={setWords} />
        <SegmentedControl
          aria-label="Zoom"
          data={choicesOf(zooms)}
          value={near}
          onChange={(next) => setZoom(next as Zoom)}
        />
      </Group>
      <Loaded query={chart}>
        {({ seats }) => {
          const roots = found(chartOf(seats), words);
          if (roots.length === 0) return <EmptyState title={words ? 'Nobody like this' : 'No people in this team'} />;
          return (
            <ul className={css.chart} aria-label="Chart of people">
              {roots.map(({ id, name, teams }) => (
                <li key={`${id} ${near}`}>
                  <details open={near !== 'managers'}>
                    <summary>
                      {name} <Quiet>{counted(teams.length, 'teams')}</Quiet>
                    </summary>
                    <Teams teams={teams} zoom={near} onOpen={onOpen} />
                  </details>
                </li>
              ))}
            </ul>
          );
        }}
      </Loaded>
    </>
  );
}

type TeamsProps = { readonly teams: readonly ChartTeam[]; readonly zoom: Zoom; readonly onOpen: Open };

const Teams = ({ teams, zoom, onOpen }: TeamsProps) => (
  <ul>
    {teams.map((team) => (
      <li key={team.name}>
        <details open={zoom === 'people'}>
          <summary>
            {team.name} <Quiet>{sizeText(team)}</Quiet>
          </summary>
          <ul className={css.seats}>
            {team.seats.map((node) => (
              <Node key={node.seat.id} node={node} zoom={zoom} onOpen={onOpen} />
            ))}
          </ul>
        </details>
      </li>
    ))}
  </ul>
);

type NodeProps = { readonly node: ChartNode; readonly zoom: Zoom; readonly onOpen: Open };

const Node = ({ node: { seat, teams }, zoom, onOpen }: NodeProps) => (
  <li data-vacant={seat.personId === null} data-leads={teams.length > 0}>
    <Seat seat={seat} onOpen={onOpen} />
    {teams.length > 0 && <Teams teams={teams} zoom={zoom} onOpen={onOpen} />}
  </li>
);

const Seat = ({
  seat: { id, personName, title, status },
  onOpen,
}: {
  readonly seat: ChartSeat;
  readonly onOpen: Open;
}) => (
  <div className={css.seat}>
    {personName ? (
      <OpenButton onOpen={() => onOpen(id)}>{personName}</OpenButton>
    ) : (
      <span>{status === 'on_hold' ? 'Vacant, on hold' : 'Vacant'}</span>
    )}
    <Quiet>{title}</Quiet>
  </div>
);

function sizeText(team: ChartTeam): string {
  const { people, vacant } = countsOf(team);
  return [counted(people, 'people', 'person'), ...(vacant > 0 ? [`${vacant} vacant`] : [])].join(', ');
}
