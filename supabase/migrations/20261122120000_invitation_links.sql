-- Links of invitations to facilitate. Kept is a token's hash; the token stands in the mail alone.
create table public.invitation_links (
  token_hash bytea primary key,
  workshop_id text not null references public.workshops (id) on delete cascade,
  -- Null once the invitation is gone: then the link only says what became of it.
  email text,
  outcome text check (outcome in ('used', 'withdrawn')),
  created_at timestamptz not null default now()
);
create index invitation_links_workshop on public.invitation_links (workshop_id, email);
create index invitation_links_email on public.invitation_links (email) where email is not null;
create index invitation_links_created on public.invitation_links (created_at);
alter table public.invitation_links enable row level security;
revoke all on public.invitation_links from public, anon, authenticated;
