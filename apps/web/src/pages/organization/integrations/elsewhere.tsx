import { Button } from '@mantine/core';
import { RecordRow } from '@/ui/table/record-row';
import { Quiet } from '@/ui/display/quiet';
import { AppLink } from '@/ui/button/app-link';
import { Card } from '@/ui/page/card';
import rows from '@/ui/table/rows.module.css';

const places = [
  {
    name: 'AI model providers',
    about: 'The services that answer for the assistant, with keys, budgets and agreements.',
    to: '/organization/providers',
  },
  {
    name: 'AI applications',
    about: 'Applications that act for one person at /api/mcp. Each person creates and revokes their own tokens.',
    to: '/user/security',
  },
  {
    name: 'People and teams from a file',
    about: 'Teams and their people from CSV, with every fault named by its row.',
    to: '/organization/team-setup',
  },
] as const;

/** Connections that are looked after on screens of their own. */
export const Elsewhere = () => (
  <Card title="On their own screens" flush>
    <ul className={rows.rows} aria-label="Connections on their own screens">
      {places.map(({ name, about, to }) => (
        <RecordRow
          key={to}
          name={name}
          actions={
            <Button component={AppLink} to={to} size="xs" variant="default" aria-label={`Open ${name}`}>
              Open
            </Button>
          }
        >
          <Quiet>{about}</Quiet>
        </RecordRow>
      ))}
    </ul>
  </Card>
);
