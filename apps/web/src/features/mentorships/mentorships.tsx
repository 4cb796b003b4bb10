import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { listMentorships } from '@talent-os/contracts/talent/collaboration';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { query } from '@/lib/query';
import { Card } from '@/ui/page/card';
import { EmptyState } from '@/ui/loading/empty-state';
import { Loaded } from '@/ui/loading/loaded';
import { MentorshipRow } from './mentorship-row';
import { MentorDialog } from './mentor-dialog';
import rows from '@/ui/table/rows.module.css';
import css from './mentorships.module.css';

/** Offers to mentor that match my skills, the ones I am part of, and the way to make one. */
export function Mentorships() {
  const mentorships = useQuery(query(listMentorships, {}));
  const [offering, setOffering] = useState(false);
  const skills = mentorships.data?.skills ?? [];
  const place = useArrival('#mentorship');
  return (
    <div ref={place} className={css.mentorship}>
      <Card
        title="Mentorship"
        description={
          skills.length === 0 && mentorships.data
            ? 'Offers are made in skills of your profile, which has none yet.'
            : 'Open offers in your skills, and the ones you are part of.'
        }
        actions={
          skills.length > 0 && (
            <Button size="xs" onClick={() => setOffering(true)}>
              Offer to mentor
            </Button>
          )
        }
        flush
      >
        <Loaded query={mentorships}>
          {({ items }) =>
            items.length === 0 ? (
              <EmptyState title="No mentorship offers match your skills" />
            ) : (
              <ul className={rows.rows}>
                {items.map((offer) => (
                  <MentorshipRow key={offer.id} offer={offer} />
                ))}
              </ul>
            )
          }
        </Loaded>
        {offering && <MentorDialog skills={skills} onClose={() => setOffering(false)} />}
      </Card>
    </div>
  );
}

/** Brings a part of the page into view for those whose link named it. */
function useArrival(hash: string) {
  const place = useRef<HTMLDivElement>(null);
  const location = useLocation();
  useEffect(() => {
    if (location.hash === hash) place.current?.scrollIntoView({ block: 'start' });
  }, [location.hash, hash]);
  return place;
}
