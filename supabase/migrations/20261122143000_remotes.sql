-- Phones that facilitators paired as remotes: a row begins as a code that pairs one, and goes when the phone is disconnected. Who is a
-- facilitator no more loses them with the row there.
create table public.remotes (
  id uuid primary key,
  workshop_id text not null,
  user_id uuid not null,
  -- SHA-256 of the code, which stands in the QR code alone.
  code_hash bytea not null unique,
  code_expires_at timestamptz not null,
  -- Epoch seconds of the code by the server's clock: what is revoked of the account after it ends the phone as well.
  issued_at bigint not null,
  -- The phone's own id of its attempt, with which it may ask for the lost answer; null while nobody used the code.
  attempt uuid,
  -- SHA-256 of the phone's token.
  token_hash bytea unique,
  paired_at timestamptz,
  expires_at timestamptz not null,
  foreign key (workshop_id, user_id) references public.facilitators (workshop_id, user_id) on delete cascade,
  check ((attempt is null) = (token_hash is null) and (attempt is null) = (paired_at is null))
);
create index remotes_workshop on public.remotes (workshop_id, user_id);
create index remotes_expiry on public.remotes (expires_at);
alter table public.remotes enable row level security;
revoke all on public.remotes from public, anon, authenticated;
