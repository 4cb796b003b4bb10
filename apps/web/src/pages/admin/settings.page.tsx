import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getPasswordRules } from '@talent-os/contracts/identity/sign-in-settings';
import { SignInSettings } from '@/features/sign-in-settings/sign-in-settings';
import { numberFormat } from '@/lib/intl';
import { query } from '@/lib/query';
import { Loaded } from '@/ui/loading/loaded';
import { Card } from '@/ui/page/card';
import { Page } from '@/ui/page/page';
import { AccessTabs } from './access/access-tabs';
import layout from '@/ui/page/layout.module.css';

/** How people of the organization sign in, and what holds for everybody in the installation. */
export function Component() {
  return (
    <Page title="Settings" description="How people of your organization sign in, and where from.">
      <AccessTabs at="/admin/access-controls/settings" />
      <div className={layout.stack}>
        <SignInSettings />
        <PasswordRules />
      </div>
    </Page>
  );
}

function PasswordRules() {
  const rules = useQuery(query(getPasswordRules, {}));
  return (
    <Card title="Passwords" description="These rules hold in every organization of this installation.">
      <Loaded query={rules} skeletons={1}>
        {({ minimum, leaked }) => (
          <Text size="sm">
            At least {minimum} characters.{' '}
            {leaked === null
              ? 'Passwords found in leaks are not looked up: this installation has no list of them.'
              : `${numberFormat({}).format(leaked)} passwords found in leaks are refused.`}
          </Text>
        )}
      </Loaded>
    </Card>
  );
}
