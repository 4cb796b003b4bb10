import { Anchor, Button } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { roleTable } from '@talent-os/contracts/access/tables';
import { getPerson, type Colleague } from '@talent-os/contracts/identity/directory';
import { query } from '@/lib/query';
import { AppLink } from '@/ui/button/app-link';
import { RecordDrawer } from '@/ui/dialog/record-drawer';
import { Facts } from '@/ui/display/facts';
import { Initials } from '@/ui/display/initials';
import css from './person.module.css';

type PersonDrawerProps = { readonly userId: string; readonly onClose: () => void };

/** A colleague: what they do, whom they report to, and how they are reached. */
export function PersonDrawer({ userId, onClose }: PersonDrawerProps) {
  const person = useQuery(query(getPerson, { userId }));
  return (
    <RecordDrawer query={person} title={person.data?.name ?? 'Person'} size={520} skeletons={2} onClose={onClose}>
      {(one) => <Card person={one} />}
    </RecordDrawer>
  );
}

const Card = ({ person }: { readonly person: Colleague }) => (
  <div className={css.card}>
    <div className={css.head}>
      <Initials name={person.name} photo={person.photo} />
      <div>
        <b>
          {person.title}
          {person.pronouns && <span> · {person.pronouns}</span>}
        </b>
        <span>{roleTable[person.role].label}</span>
      </div>
      <Button
        component="a"
        href={`mailto:${encodeURIComponent(person.email)}`}
        variant="default"
        leftSection={<IconMail size={15} />}
      >
        Write
      </Button>
    </div>
    <Facts
      items={[
        [
          'E-mail',
          <Anchor key="email" size="sm" href={`mailto:${encodeURIComponent(person.email)}`}>
            {person.email}
          </Anchor>,
        ],
        [
          'Phone',
          person.phone && (
            <Anchor key="phone" size="sm" href={`tel:${person.phone.replaceAll(/[^\d+]/g, '')}`}>
              {person.phone}
            </Anchor>
          ),
        ],
        ['Languages', person.languages.join(', ')],
        ['Time zone', person.timezone?.replaceAll('_', ' ')],
        ['Department', person.department],
        [person.teams.length > 1 ? 'Teams' : 'Team', person.teams.join(', ')],
        [
          'Reports to',
          person.managerId && (
            <AppLink key="manager" to={`/?person=${person.managerId}`}>
              {person.managerName}
            </AppLink>
          ),
        ],
        ['Industries', person.industries.map((industry) => INDUSTRIES[industry]).join(', ')],
      ]}
    />
  </div>
);

const INDUSTRIES: Readonly<Record<Colleague['industries'][number], string>> = {
  SALES: 'Sales',
  HEALTHCARE: 'Healthcare',
  CYBER: 'Cyber security',
};
