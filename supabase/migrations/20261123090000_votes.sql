-- Votes on polls and statements, in rounds. Likes have no round.
alter table public.votes
  -- Null for an abstention.
  alter column value1 drop not null,
  add column round integer check (round >= 1),
  -- Entered by a facilitator for somebody without a device; its tag is random.
  add column proxy boolean not null default false,
  add constraint votes_likes_have_a_value check (value1 is not null or round is not null);
create index votes_rounds on public.votes (object_id, round) where round is not null;

-- How many votes chose what, and how many of them the tally shows. -1 stands for an abstention and for a missing second axis.
create table public.vote_counts (
  workshop_id text not null references public.workshops (id) on delete cascade,
  object_id text not null,
  round integer not null,
  target_id text not null,
  value1 integer not null,
  value2 integer not null,
  votes integer not null,
  shown integer not null default 0,
  primary key (object_id, round, target_id, value1, value2)
);
create index vote_counts_workshop on public.vote_counts (workshop_id);
create index vote_counts_waiting on public.vote_counts (object_id, round) where votes <> shown;
alter table public.vote_counts enable row level security;
revoke all on public.vote_counts from anon, authenticated;

-- Who may read an activity's results is decided from its row; its board tells the same to screens.
alter table public.parts
  add column voting_round integer not null default 1,
  add column results_shown boolean not null default false,
  add column results_blind boolean not null default false;
