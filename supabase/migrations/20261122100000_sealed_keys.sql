-- The key of a workshop's tags is never in the clear in a row, log or backup: it is sealed, and what unseals it is an object in
-- file storage, keys/{object}. Keys of before are in the clear until the server has sealed them.
alter table public.workshop_keys
  alter column key drop not null,
  add column sealed bytea,
  add column object uuid unique,
  add constraint workshop_keys_kept check (key is not null or (sealed is not null and object is not null));

-- Objects that are to be destroyed from a moment on: at once when their workshop's key has gone, some time later those that no
-- workshop took up.
create table public.key_objects (
  object uuid primary key,
  destroy_at timestamptz not null default now()
);
create index key_objects_due on public.key_objects (destroy_at);
alter table public.key_objects enable row level security;
revoke all on public.key_objects from anon, authenticated;

-- However a key goes, with the end or with its workshop, its object is not forgotten.
create function public.destroy_key_object() returns trigger language plpgsql set search_path = '' as $$
begin
  insert into public.key_objects (object) values (old.object)
    on conflict (object) do update set destroy_at = now();
  return null;
end $$;
revoke all on function public.destroy_key_object from public, anon, authenticated;
create trigger destroy_key_object after delete on public.workshop_keys
  for each row when (old.object is not null) execute function public.destroy_key_object();

-- What is over has no tags any more.
update public.contents set tag = null from public.workshops
  where workshops.id = contents.workshop_id and workshops.ended_at is not null and contents.tag is not null;
update public.votes set tag = uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()) from public.workshops
  where workshops.id = votes.workshop_id and workshops.ended_at is not null;
delete from public.tags using public.workshops
  where workshops.id = tags.workshop_id and workshops.ended_at is not null;
