import { Progress } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { listBundles, type BundleImport, type BundleState } from '@talent-os/contracts/cyber/bundle-imports';
import { counted } from '@/lib/counted';
import { query } from '@/lib/query';
import { Imported } from '@/ui/dialog/import-dialog';
import { resultOf } from './taken-bundle';

/** How often a bundle that is under way is asked for, beside what is told of it, in milliseconds. */
const ASK_EVERY = 3_000;

/** How far along each step is, in percent of the way, and what people read of it. */
const steps: Record<BundleState, { readonly percent: number; readonly says: (objects: number | null) => string }> = {
  waiting: { percent: 10, says: () => 'waits for its turn' },
  reading: { percent: 35, says: () => 'is being read' },
  keeping: { percent: 70, says: (objects) => `is being kept: ${counted(objects ?? 0, 'objects')}` },
  done: { percent: 100, says: () => 'is all there' },
};

/** The large bundle one has handed over last: how far it is, and then what came of it. It goes on when nobody looks. */
export function LatestBundle() {
  const bundles = useQuery({
    ...query(listBundles, {}),
    refetchInterval: ({ state }) => (state.data?.items.some(isUnderWay) ? ASK_EVERY : false),
  });
  const [latest] = bundles.data?.items ?? [];
  return latest ? <Bundle bundle={latest} /> : null;
}

const isUnderWay = ({ state }: BundleImport): boolean => state !== 'done';

function Bundle({ bundle: { filename, state, objects, result } }: { readonly bundle: BundleImport }) {
  if (result) {
    const { said, ...more } = resultOf(result);
    return <Imported imported={{ ...more, said: `${filename}: ${said}` }} />;
  }
  const { percent, says } = steps[state];
  return (
    <div role="status">
      <p>
        {filename} {says(objects)}. It goes on when you close this, and what came of it stands here.
      </p>
      <Progress value={percent} aria-label="How far the bundle is" />
    </div>
  );
}
