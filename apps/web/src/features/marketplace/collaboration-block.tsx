import { marketplaceFigures } from '@talent-os/contracts/figures/marketplace';
import { Stats } from '@/ui/figures/stats';
import { useFigures, useStatOf } from '@/ui/figures/use-figures';
import css from './marketplace.module.css';
import type { Marketplace } from './marketplace.rules';

/** What the four sides do together, as far as it concerns the person. */
export function CollaborationBlock({ marketplace }: { readonly marketplace: Marketplace }) {
  const { collaborations, transitions, mentorships } = useFigures(marketplaceFigures, marketplace);
  const statOf = useStatOf();
  return (
    <section aria-labelledby="four-sided-collaboration">
      <h2 id="four-sided-collaboration" className={css.heading}>
        Four-Sided Collaboration
      </h2>
      <Stats items={[collaborations, transitions, mentorships].map((figure) => statOf(figure))} />
    </section>
  );
}
