import { useQuery } from '@tanstack/react-query';
import { rosterWeek, type RosterSlot } from '@talent-os/contracts/healthcare/roster';
import { claimableShifts } from '@talent-os/contracts/healthcare/shifts';
import { shiftCandidates } from '@talent-os/contracts/healthcare/shifts-roster';
import { useCallback, useMemo, useState } from 'react';
import { PublishDialog } from '@/features/shifts/publish-dialog';
import { query, steadyQuery } from '@/lib/query';
import { useNarrow } from '@/lib/use-narrow';
import { useViewParams } from '@/lib/use-view-params';
import { Card } from '@/ui/page/card';
import { BottomSheet } from '@/ui/dialog/bottom-sheet';
import { EmptyState } from '@/ui/loading/empty-state';
import { Loaded } from '@/ui/loading/loaded';
import { useAnnouncer } from '@/ui/message/use-announcer';
import { BesideCell } from './beside-cell';
import { DayView } from './day-view';
import { ChosenPanel } from './chosen-panel';
import { useRosterMoves } from './use-roster-moves';
import { WeekActions } from './week-actions';
import { WeekGrid, type ChosenCell } from './week-grid';
import { daysOf, headlineOf, offersIn, type Week } from './week.rules';

/** The roster of a unit: people by day, how each day is covered, and everything that is done about it. */
export function RosterWeek() {
  const [params, change] = useViewParams();
  const [unitId, asked] = [params.get('unit'), params.get('week')];
  const roster = useQuery(steadyQuery(rosterWeek, { ...(unitId && { unitId }), ...(asked && { week: asked }) }));
  const { announce, region } = useAnnouncer();
  const [publishing, setPublishing] = useState<{ readonly date?: string }>();
  const publish = useCallback((date?: string) => setPublishing(date ? { date } : {}), []);
  const week = roster.data?.unit ? roster.data : undefined;
  return (
    <Card
      title={week?.unit ? `Roster, ${week.unit.name}` : 'Roster'}
      description={week && headlineOf(week)}
      flush
      actions={
        week && (
          <WeekActions
            week={week}
            onWeek={(next) => change({ week: next })}
            onUnit={(unit) => change({ unit })}
            onPublishShift={() => publish()}
          />
        )
      }
    >
      <Loaded query={roster} skeletons={8}>
        {(data) =>
          data.unit ? (
            <Roster key={`${data.unit.id} ${data.week}`} week={data} announce={announce} onPublish={publish} />
          ) : (
            <EmptyState title={data.whole ? 'No units set up' : 'You work in no unit yet'} />
          )
        }
      </Loaded>
      {publishing && week?.unit && (
        <PublishDialog
          unitName={week.unit.name}
          given={{ ...givenOf(week), department: week.unit.department, ...publishing }}
          onClose={() => setPublishing(undefined)}
        />
      )}
      {region}
    </Card>
  );
}

/** What shifts of the unit usually need. */
const givenOf = ({ shifts }: Week) => {
  const last = shifts.at(-1);
  return last ? { requiredCredentials: [...last.requiredCredentials] } : {};
};

type RosterProps = {
  readonly week: Week;
  readonly announce: (text: string) => void;
  readonly onPublish: (date?: string) => void;
};

function Roster({ week, announce, onPublish }: RosterProps) {
  const narrow = useNarrow();
  const moves = useRosterMoves(week, announce);
  const [chosen, setChosen] = useState<ChosenCell>();
  const days = daysOf(week.week);
  const [date, setDate] = useState(days.includes(week.today) ? week.today : days[0]!);
  const slot = week.shifts.find(({ shiftId }) => shiftId === chosen?.shiftId);
  const candidates = useCandidates(week.whole ? slot : undefined);
  const offers = useOffers(week);
  const close = useCallback(() => {
    setChosen(undefined);
    chosen?.cell.focus();
  }, [chosen]);
  const panel = chosen && (
    <ChosenPanel
      week={week}
      chosen={chosen}
      slot={slot}
      candidates={candidates}
      moves={moves}
      onPublish={onPublish}
      onClose={close}
    />
  );
  return (
    <>
      {narrow ? (
        <DayView week={week} date={date} offers={offers} onDate={setDate} onChoose={setChosen} />
      ) : (
        <WeekGrid
          week={week}
          chosen={chosen}
          candidates={candidates}
          place={moves.place}
          offers={offers}
          onChoose={setChosen}
          announce={announce}
        />
      )}
      {chosen && narrow && (
        <BottomSheet opened flush onClose={close}>
          {panel}
        </BottomSheet>
      )}
      {chosen && !narrow && (
        <BesideCell cell={chosen.cell} onClose={close}>
          {panel}
        </BesideCell>
      )}
    </>
  );
}

/** What speaks for and against everybody of a shift that is still ahead. */
function useCandidates(slot: RosterSlot | undefined) {
  const ahead = slot !== undefined && !slot.started;
  const { data } = useQuery({ ...query(shiftCandidates, { shiftId: slot?.shiftId ?? '' }), enabled: ahead });
  return ahead ? data?.items : undefined;
}

/** What somebody who works may claim of it; nothing for who plans the others. */
function useOffers(week: Week) {
  const { data } = useQuery({ ...query(claimableShifts, {}), enabled: !week.whole });
  return useMemo(() => (week.whole || !data ? undefined : offersIn(week, data.items)), [week, data]);
}
