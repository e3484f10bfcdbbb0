-- Plenum's tables. Row-level security is on everywhere and no policy grants anything: the server reads and writes
-- as the owner through DATABASE_URL, and nobody else (anon, authenticated, a leaked publishable key) sees a row.

-- A plain Postgres lacks the roles that every Supabase project has.
do $$
declare
  role_name text;
begin
  foreach role_name in array array['anon', 'authenticated', 'service_role'] loop
    if not exists (select from pg_roles where rolname = role_name) then
      execute format('create role %I nologin', role_name);
    end if;
  end loop;
end
$$;

-- People with an account. The id is the Supabase user's id; no foreign key into auth, which a far project owns.
create table public.profiles (
  id uuid primary key,
  email text not null check (length(email) <= 255),
  first_name text not null default '' check (length(first_name) <= 255),
  last_name text not null default '' check (length(last_name) <= 255),
  -- A facilitator is not promised anonymity: the secret is kept, so a second device knows its own posts.
  member_secret bytea not null,
  theme integer not null default 0,
  language text not null default 'en',
  created_at timestamptz not null default now(),
  deleted_at timestamptz
);
create unique index profiles_email on public.profiles (lower(email)) where deleted_at is null;

create table public.licence_keys (
  key_hash bytea primary key,
  licence_text text not null default '',
  limited_user boolean not null default false,
  bound_to uuid references public.profiles (id) on delete set null,
  bound_at timestamptz,
  created_at timestamptz not null default now()
);

-- Sessions and templates.
create table public.workshops (
  id text primary key,
  workshop_name text not null check (length(workshop_name) between 1 and 50),
  password text not null default '' check (length(password) <= 255),
  lobby_title text not null default '' check (length(lobby_title) <= 50),
  lobby_desc text not null default '' check (length(lobby_desc) <= 250),
  color text not null default '',
  creator uuid not null references public.profiles (id),
  template boolean not null default false,
  template_desc text not null default 'Template Description',
  template_pic text not null default 'default',
  template_public boolean not null default false,
  template_official boolean not null default false,
  copy_counter integer not null default 0,
  source_workshop_id text,
  retention_days integer not null default 30 check (retention_days between 0 and 3650),
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  deleted_at timestamptz
);
create index workshops_creator on public.workshops (creator, created_at desc);
create index workshops_templates on public.workshops (template_official, template_public) where template;

create table public.template_categories (
  workshop_id text not null references public.workshops (id) on delete cascade,
  category text not null,
  primary key (workshop_id, category)
);

-- The facilitator group of a workshop; the creator is in it too.
create table public.facilitators (
  workshop_id text not null references public.workshops (id) on delete cascade,
  user_id uuid not null references public.profiles (id) on delete cascade,
  added_at timestamptz not null default now(),
  primary key (workshop_id, user_id)
);
create index facilitators_user on public.facilitators (user_id);

create table public.invitations (
  workshop_id text not null references public.workshops (id) on delete cascade,
  email text not null,
  invited_as text not null check (invited_as in ('participant', 'facilitator')),
  created_at timestamptz not null default now(),
  primary key (workshop_id, email, invited_as)
);

-- Participants: temporary members of one workshop. No time of joining and no secret: see docs on anonymity.
create table public.members (
  id uuid primary key,
  workshop_id text not null references public.workshops (id) on delete cascade,
  username text not null unique,
  name text not null check (length(name) <= 255),
  password_hash bytea not null,
  removed boolean not null default false
);
create index members_workshop on public.members (workshop_id);

-- The random key of a workshop's tags; deleted when the workshop ends.
create table public.workshop_keys (
  workshop_id text primary key references public.workshops (id) on delete cascade,
  key bytea not null
);

-- Activities of a workshop, in their order.
create table public.parts (
  id text primary key,
  workshop_id text not null references public.workshops (id) on delete cascade,
  position integer not null,
  object_id text not null unique,
  content text not null,
  number_of_axis integer,
  part_name text not null default '' check (length(part_name) <= 100),
  hidden boolean not null default false,
  deleted boolean not null default false
);
create index parts_workshop on public.parts (workshop_id, position);

-- Where a post, comment, group, topic or poll lives (calls name it by its id alone), and whose it is: only a tag,
-- HMAC(workshop key, member secret + id), two of which cannot be matched to one person.
create table public.contents (
  id text primary key,
  workshop_id text not null references public.workshops (id) on delete cascade,
  object_id text not null,
  kind text not null,
  tag bytea
);
create index contents_object on public.contents (object_id);

-- Likes and votes: one a person and target, guarded by the unique tag.
create table public.votes (
  id text primary key,
  workshop_id text not null references public.workshops (id) on delete cascade,
  object_id text not null,
  target_id text not null,
  value1 integer not null default 1,
  value2 integer,
  tag bytea not null unique
);
create index votes_target on public.votes (target_id);
create index votes_object on public.votes (object_id);

-- "Done with this activity", "has voted in this evaluate": a tag and nothing else of the person.
create table public.tags (
  tag bytea primary key,
  workshop_id text not null references public.workshops (id) on delete cascade,
  object_id text not null,
  kind text not null
);
create index tags_object on public.tags (object_id, kind);

-- The journal: every committed update of every shared document, merged into snapshots by compaction.
create table public.document_updates (
  seq bigint generated always as identity primary key,
  workshop_id text not null references public.workshops (id) on delete cascade,
  document text not null,
  update bytea not null
);
create index document_updates_document on public.document_updates (document, seq);
create index document_updates_workshop on public.document_updates (workshop_id, seq);

create table public.document_snapshots (
  document text primary key,
  workshop_id text not null references public.workshops (id) on delete cascade,
  update bytea not null,
  -- the highest seq merged into it
  seq bigint not null
);
create index document_snapshots_workshop on public.document_snapshots (workshop_id);

-- Uploaded presentations; the bytes are in Supabase Storage.
create table public.presentations (
  object_id text primary key,
  workshop_id text not null references public.workshops (id) on delete cascade,
  file_name text not null,
  storage_path text not null,
  pages integer not null default 0
);

-- A verified recovery link keeps its Supabase session, sealed, for ten minutes.
create table public.recovery_sessions (
  token_hash bytea primary key,
  user_id uuid not null,
  sealed bytea,
  expires_at timestamptz not null,
  used_at timestamptz
);

create table public.projector_links (
  workshop_id text primary key references public.workshops (id) on delete cascade,
  token_hash bytea not null,
  created_at timestamptz not null default now()
);

do $$
declare
  table_name text;
begin
  for table_name in select tablename from pg_tables where schemaname = 'public' loop
    execute format('alter table public.%I enable row level security', table_name);
    execute format('revoke all on public.%I from anon, authenticated', table_name);
  end loop;
end
$$;
alter default privileges in schema public revoke all on tables from anon, authenticated;
