import { Button } from '@mantine/core';
import { RecordRow } from '@/ui/table/record-row';
import { Quiet } from '@/ui/display/quiet';
import { AppLink } from '@/ui/button/app-link';
import { Card } from '@/ui/page/card';
import rows from '@/ui/table/rows.module.css';

const connectors = [
  {
    name: 'Webhook',
    about: 'Payroll, ticketing, a CRM or a data warehouse is sent events as they happen, signed, to an https address.',
    to: '/organization/integrations/setup?connector=webhook',
  },
  {
    name: 'Directory',
    about: 'Entra ID, Okta or another directory creates, changes and closes accounts here over SCIM 2.0.',
    to: '/organization/integrations?connect=directory',
  },
  {
    name: 'Identity provider',
    about:
      'People sign in with the account of your organization: Entra ID, Okta or another provider, over OpenID Connect.',
    to: '/organization/integrations?view=sign-on&connect=provider',
  },
  {
    name: 'People and teams from a file',
    about: 'Teams and their people from CSV, with every fault named by its row before anything is taken.',
    to: '/organization/team-setup',
  },
  {
    name: 'AI model provider',
    about: 'A service that answers for the assistant, with key, budget and agreements.',
    to: '/organization/providers',
  },
] as const;

/** What can be connected. */
export const Choose = () => (
  <Card title="What do you want to connect?" flush>
    <ul className={rows.rows} aria-label="Connectors">
      {connectors.map(({ name, about, to }) => (
        <RecordRow
          key={name}
          name={name}
          actions={
            <Button component={AppLink} to={to} size="xs" variant="default" aria-label={`Choose ${name}`}>
              Choose
            </Button>
          }
        >
          <Quiet>{about}</Quiet>
        </RecordRow>
      ))}
    </ul>
  </Card>
);
