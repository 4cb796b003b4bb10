import { useQuery } from '@tanstack/react-query';
import { myEducation } from '@talent-os/contracts/healthcare/education';
import { query } from '@/lib/query';
import { Page } from '@/ui/page/page';
import { Stats } from '@/ui/figures/stats';
import { Courses } from './courses';
import { figuresOf } from './figures';
import { Ledger } from './ledger';

export function Component() {
  const mine = useQuery(query(myEducation, {}));
  return (
    <Page
      title="Continuing Education"
      description="Contact hours your credentials ask for, and the courses that give them."
      loading={mine}
      skeletons={3}
    >
      {mine.data && (
        <>
          <Stats items={figuresOf(mine.data)} />
          <Courses />
          <Ledger />
        </>
      )}
    </Page>
  );
}
