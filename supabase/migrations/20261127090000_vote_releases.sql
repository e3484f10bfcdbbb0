-- What waits on a target is decided by participants' values, and each ballot says whether it may be recognised.
alter table public.vote_counts
  -- Votes of facilitators, and those they entered for others: they make no step.
  add column apart integer not null default 0,
  -- Participants' values that are not shown yet, minus shown ones that are gone: by whether their voters were told that
  -- they are shown with others, or that they may be recognised.
  add column together integer not null default 0,
  add column recognisable integer not null default 0;

-- Who of the voters so far was a facilitator is not stored with a vote, only who was entered for somebody.
update public.vote_counts as counted set apart = proxies.votes
from (select object_id, round, target_id, coalesce(value1, -1) as value1, coalesce(value2, -1) as value2,
    count(*)::integer as votes from public.votes where proxy group by 1, 2, 3, 4, 5) as proxies
where (counted.object_id, counted.round, counted.target_id, counted.value1, counted.value2)
  = (proxies.object_id, proxies.round, proxies.target_id, proxies.value1, proxies.value2);
update public.vote_counts set together = votes - shown where value1 <> -1;

drop index public.vote_counts_waiting;
create index vote_counts_waiting on public.vote_counts (object_id, round, target_id) where votes <> shown or together <> 0;

-- Who waited was marked; it is counted now.
delete from public.tags where kind like 'waiting:%';
