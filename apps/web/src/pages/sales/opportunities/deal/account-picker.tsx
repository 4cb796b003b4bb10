import type { GetInputPropsReturnType } from '@mantine/form';
import type { Output } from '@talent-os/contracts/define';
import { listAccounts } from '@talent-os/contracts/sales/deals';
import { SearchSelect } from '@/ui/field/search-select';

const optionsOf = (accounts: Output<typeof listAccounts>['items']) =>
  accounts.map(({ id, name, territoryName }) => ({ value: id, label: `${name} · ${territoryName}` }));

/** Finds one of the accounts the caller sells to, by name. */
export const AccountPicker = (field: GetInputPropsReturnType) => (
  <SearchSelect
    operation={listAccounts}
    options={optionsOf}
    label="Account"
    required
    placeholder="Search by name"
    empty="No account with this name"
    {...field}
  />
);
