-- What waits on a target is decided by participants' values, and each ballot says whether it may be recognised.
alter table public.votes
  -- In which number of its count a vote is: apart, together or recognisable; null for likes.
  add column share text,
  -- Everything that waited on its target was shown since it was cast.
  add column shown boolean not null default false;
alter table public.vote_counts
  -- Votes of facilitators, and those they entered for others: they make no step.
  add column apart integer not null default 0,
  -- Participants' votes that are not shown yet, minus shown ones that are gone: by whether their voters were told that
  -- they are shown with others, or that they may be recognised.
  add column together integer not null default 0,
  add column recognisable integer not null default 0;

-- Who of the voters so far was a facilitator is not stored with a vote, only who was entered for somebody.
update public.votes set share = case when proxy then 'apart' else 'together' end where round is not null;
update public.vote_counts as counted set apart = proxies.votes
from (select object_id, round, target_id, coalesce(value1, -1) as value1, coalesce(value2, -1) as value2,
    count(*)::integer as votes from public.votes where proxy group by 1, 2, 3, 4, 5) as proxies
where (counted.object_id, counted.round, counted.target_id, counted.value1, counted.value2)
  = (proxies.object_id, proxies.round, proxies.target_id, proxies.value1, proxies.value2);
-- Where a part of a count was shown, nobody knows which of its votes: those of participants wait as long as they may.
update public.vote_counts set together = least(votes - shown, votes - apart);
-- Which votes were shown does not depend on what was chosen.
update public.votes set shown = true where round is not null and not exists (
  select from public.vote_counts as counted
  where (counted.object_id, counted.round, counted.target_id) = (votes.object_id, votes.round, votes.target_id)
    and counted.together <> 0);

-- All counts of a target are read to decide about it, by their primary key.
drop index public.vote_counts_waiting;

-- Who waited was marked; it is counted now.
delete from public.tags where kind like 'waiting:%';
