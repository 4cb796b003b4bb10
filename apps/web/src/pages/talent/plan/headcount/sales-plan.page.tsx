import { HeadcountScreen } from './headcount-screen';
import { useSalesColumns } from './sales-columns';

export function Component() {
  const extra = useSalesColumns();
  return <HeadcountScreen title="Sales Workforce Planning" industry="SALES" extra={extra} />;
}
