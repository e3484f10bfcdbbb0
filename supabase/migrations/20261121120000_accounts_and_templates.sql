-- Licences, invitations, official templates, erasure.

-- Most workshops an account with this key may have at a time; null for no limit.
alter table public.licence_keys add column workshop_limit integer check (workshop_limit >= 0);
-- What the administrator who made it calls it.
alter table public.licence_keys add column label text not null default '';
create index licence_keys_bound on public.licence_keys (bound_to, bound_at desc) where bound_to is not null;


-- Called in the transaction that gives an account one more workshop: those of one account take turns until their ends, on
-- however many nodes, and one too many is undone.
create function public.demand_room_for_workshop(account uuid) returns void language plpgsql as $$
declare
  most integer;
begin
  perform 1 from public.profiles where id = account for no key update;
  select case when limited_user then workshop_limit end into most from public.licence_keys
    where bound_to = account order by bound_at desc limit 1;
  if most < (select count(*) from public.workshops where creator = account and deleted_at is null) then
    raise exception 'no room for a workshop' using errcode = 'P0W01', detail = most;
  end if;
end $$;
revoke all on function public.demand_room_for_workshop from public, anon, authenticated;

-- What nobody takes up in time is worth nothing any more.
alter table public.invitations
  add column invited_by uuid references public.profiles (id) on delete set null,
  add column expires_at timestamptz not null default now() + interval '30 days';
create index invitations_email on public.invitations (email);
create index invitations_expiry on public.invitations (expires_at);

-- Official templates that came with the product, each brought in once: what an administrator changes or deletes stays so.
create table public.seeded_templates (
  name text primary key,
  workshop_id text not null,
  seeded_at timestamptz not null default now()
);
alter table public.seeded_templates enable row level security;
revoke all on public.seeded_templates from anon, authenticated;

-- Whose those templates are: nobody's account. Without an address nobody can sign up as it.
insert into public.profiles (id, email, first_name, member_secret)
values ('00000000-0000-4000-8000-000000000001', '', 'Plenum', sha256(gen_random_uuid()::text::bytea));

create index workshops_deleted on public.workshops (deleted_at) where deleted_at is not null;

-- Being erased: nobody restores it any more, and what a crash leaves undone is known.
alter table public.workshops add column erasing boolean not null default false;
create index workshops_erasing on public.workshops (deleted_at) where erasing;
-- With a workshop its rows go, and they are found by these.
create index contents_workshop on public.contents (workshop_id);
create index votes_workshop on public.votes (workshop_id);
create index tags_workshop on public.tags (workshop_id);
create index presentations_workshop on public.presentations (workshop_id);
-- A copy does not remember what was erased.
create index workshops_source on public.workshops (source_workshop_id) where source_workshop_id is not null;
alter table public.workshops add constraint workshops_source foreign key (source_workshop_id)
  references public.workshops (id) on delete set null;
-- When a link mailed to the address was used; null for who only typed it at the sign-up.
alter table public.profiles add column address_proven_at timestamptz;
-- Of the screens; null for who never chose one: their browser tells.
alter table public.profiles
  alter column language drop default,
  alter column language drop not null;
update public.profiles set language = null;

-- Pages of a person's own, and what they are a facilitator of beside that; templates as they are listed.
create index workshops_own on public.workshops (creator, template, created_at desc, id desc) where deleted_at is null;
-- Whoever made a workshop is in its group as well; what they were invited to is few, and found by itself.
alter table public.facilitators add column is_creator boolean not null default false;
update public.facilitators set is_creator = true
  from public.workshops where workshops.id = facilitators.workshop_id and workshops.creator = facilitators.user_id;
create index facilitators_invited on public.facilitators (user_id, workshop_id) where not is_creator;
drop index public.workshops_templates;
create index workshops_open on public.workshops (copy_counter desc, created_at desc, id)
  where template and deleted_at is null and (template_public or template_official);
