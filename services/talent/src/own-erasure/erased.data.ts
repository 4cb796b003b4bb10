/** What of a person goes, as statements: `$2` is the person. What hangs on a row goes before it. */
export const erased: readonly string[] = [
  `delete from talent.due where organization_id = $1 and (subject_id = $2 or subject_id in
     (select s.id from talent.kept_search s where s.organization_id = $1 and s.user_id = $2) or subject_id in
     (select p.id from talent.community_post p where p.organization_id = $1 and p.author_id = $2))`,
  `delete from talent.proof_piece where organization_id = $1 and verification_id in
     (select v.id from talent.verification v where v.organization_id = $1 and v.user_id = $2)`,
  'delete from talent.verification where organization_id = $1 and user_id = $2',
  'delete from talent.practice_try where organization_id = $1 and user_id = $2',
  'delete from talent.practice where organization_id = $1 and user_id = $2',
  'delete from talent.application_feedback where organization_id = $1 and user_id = $2',
  'delete from talent.own_insight_dismissal where organization_id = $1 and user_id = $2',
  'delete from talent.preparation_note where organization_id = $1 and user_id = $2',
  'delete from talent.preparation where organization_id = $1 and user_id = $2',
  'delete from talent.assessment where organization_id = $1 and user_id = $2',
  'delete from talent.career_answer where organization_id = $1 and user_id = $2',
  'delete from talent.learning_path where organization_id = $1 and user_id = $2',
  'delete from talent.learning_day where organization_id = $1 and user_id = $2',
  'delete from talent.saved_course where organization_id = $1 and user_id = $2',
  'delete from talent.lesson_progress where organization_id = $1 and user_id = $2',
  'delete from talent.course_enrollment where organization_id = $1 and user_id = $2',
  // Whoever waits longest has the seat they give back.
  `update talent.event_seat set status = 'going' where organization_id = $1 and id in
     (select (select w.id from talent.event_seat w where w.organization_id = $1 and w.item_id = s.item_id
        and w.status = 'waiting' and w.user_id <> $2 order by w.place limit 1)
      from talent.event_seat s where s.organization_id = $1 and s.user_id = $2 and s.status = 'going')`,
  'delete from talent.event_seat where organization_id = $1 and user_id = $2',
  'delete from talent.success_story where organization_id = $1 and user_id = $2',
  'update talent.success_story set decided_by_id = null where organization_id = $1 and decided_by_id = $2',
  // What they said of the work of others stays as a count, without their words; a work of theirs alone goes.
  `update talent.challenge_review set reviewer_id = null, words = '' where organization_id = $1 and reviewer_id = $2`,
  `delete from talent.challenge_review where organization_id = $1 and entry_id in
     (select m.entry_id from talent.challenge_member m where m.organization_id = $1 and m.user_id = $2 and not exists
       (select from talent.challenge_member o where o.organization_id = $1 and o.entry_id = m.entry_id and o.user_id <> $2))`,
  `delete from talent.challenge_entry where organization_id = $1 and id in
     (select m.entry_id from talent.challenge_member m where m.organization_id = $1 and m.user_id = $2 and not exists
       (select from talent.challenge_member o where o.organization_id = $1 and o.entry_id = m.entry_id and o.user_id <> $2))`,
  'delete from talent.challenge_member where organization_id = $1 and user_id = $2',
  // Their groups go to who has been in them longest by their name. Where nobody is they are closed, and what they were about goes.
  `update talent.community_group set closed_at = now(), name = '', about = '', role = null, region = null
   where organization_id = $1 and moderator_id = $2 and not exists (select from talent.community_member m
     where m.organization_id = $1 and m.group_id = community_group.id and m.user_id <> $2 and m.alias is null)`,
  `update talent.community_group set moderator_id =
     (select m.user_id from talent.community_member m where m.organization_id = $1 and m.group_id = community_group.id
        and m.user_id <> $2 and m.alias is null order by m.created_at, m.id limit 1)
   where organization_id = $1 and moderator_id = $2`,
  `delete from talent.post_report where organization_id = $1 and (user_id = $2 or post_id in
     (select p.id from talent.community_post p where p.organization_id = $1 and p.author_id = $2))`,
  `delete from talent.post_reaction where organization_id = $1 and (user_id = $2 or post_id in
     (select p.id from talent.community_post p where p.organization_id = $1 and p.author_id = $2))`,
  'delete from talent.community_post where organization_id = $1 and author_id = $2',
  'update talent.community_post set decided_by_id = null where organization_id = $1 and decided_by_id = $2',
  'delete from talent.community_member where organization_id = $1 and user_id = $2',
  'delete from talent.resume where organization_id = $1 and user_id = $2',
  'delete from talent.profile where organization_id = $1 and user_id = $2',
  'delete from talent.person_skill where organization_id = $1 and user_id = $2',
  'delete from talent.experience where organization_id = $1 and user_id = $2',
  'delete from talent.availability where organization_id = $1 and user_id = $2',
  'delete from talent.target where organization_id = $1 and user_id = $2',
  'delete from talent.followed_industry where organization_id = $1 and user_id = $2',
  'delete from talent.position_mark where organization_id = $1 and user_id = $2',
  'delete from talent.kept_search where organization_id = $1 and user_id = $2',
  'delete from talent.profile_view where organization_id = $1 and user_id = $2',
  'delete from demographics.self_identification where organization_id = $1 and user_id = $2',
  'delete from talent.candidate_message where organization_id = $1 and candidate_id = $2',
  'update talent.pool_mailing set waiting_ids = array_remove(waiting_ids, $2::uuid) where organization_id = $1 and $2::uuid = any(waiting_ids)',
  'delete from talent.candidate_note where organization_id = $1 and candidate_id = $2',
  'delete from talent.candidate_match where organization_id = $1 and (kept_id = $2 or other_id = $2)',
  // Another record that was merged into this one stands for itself again.
  'update talent.candidate set merged_into = null where organization_id = $1 and merged_into = $2',
  'delete from talent.candidate where organization_id = $1 and id = $2',
  'delete from talent.interest_expression where organization_id = $1 and user_id = $2',
  'delete from talent.mentor_offer where organization_id = $1 and (mentor_id = $2 or mentee_id = $2)',
  'delete from talent.successor where organization_id = $1 and user_id = $2',
  'delete from talent.collaboration_note where organization_id = $1 and author_id = $2',
  'update talent.collaboration set candidate_id = null where organization_id = $1 and candidate_id = $2',
  // What interviewers thought of them.
  `update talent.scorecard set notes = '' where organization_id = $1 and interview_id in
     (select i.id from talent.interview i where i.organization_id = $1 and i.candidate_id = $2)`,
  'delete from talent.sent_once where organization_id = $1 and person_id = $2',
  // Requests of theirs that came to nothing.
  `delete from talent.erasure where organization_id = $1 and user_id = $2 and status = 'withdrawn'`,
];

/** What the organization needs as a count: `$2` is the person, `$3` who stands in for them, whom nothing leads back from. */
export const anonymized: readonly string[] = [
  `insert into talent.person (id, organization_id, name, created_at, updated_at)
   select $3::uuid, $1::uuid, 'Erased applicant', now(), now()
   where exists (select 1 from talent.application a where a.organization_id = $1 and a.user_id = $2)`,
  `update talent.interview set candidate_id = $3, note = null where organization_id = $1 and candidate_id = $2`,
  `update talent.offer set candidate_id = $3, answer_note = null, signed_name = null, message = ''
   where organization_id = $1 and candidate_id = $2`,
  `update talent.application set user_id = $3, answers = '[]', notice_text = null,
     history = (select coalesce(jsonb_agg(e.entry || jsonb_build_object('note', null, 'by',
         case e.entry ->> 'by' when $2::uuid::text then $3::uuid::text else e.entry ->> 'by' end) order by e.place), '[]')
       from jsonb_array_elements(history) with ordinality as e (entry, place))
   where organization_id = $1 and user_id = $2`,
];

/** Lists that read the name do so no longer. */
export const named = 'delete from talent.person where organization_id = $1 and id = $2';
