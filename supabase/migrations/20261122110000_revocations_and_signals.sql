-- Sign-ins that are no longer valid although their access tokens have not expired. Kept until the last such token has.
create table public.revocations (
  id bigint generated always as identity primary key,
  -- SHA-256 of a sign-in's id, or of an account's: a row names nobody and opens nothing.
  subject bytea not null,
  -- Epoch seconds: of an account, tokens issued up to then are revoked. Null for one sign-in: all of its tokens.
  issued_until bigint,
  -- The sign-in of the account that is excepted, hashed likewise.
  kept_sign_in bytea,
  expires_at timestamptz not null
);
create index revocations_expiry on public.revocations (expires_at);
alter table public.revocations enable row level security;
revoke all on public.revocations from anon, authenticated;

-- What nodes tell each other. Rows live for a minute.
create table public.signals (
  seq bigint generated always as identity primary key,
  -- Random id of the node that wrote it, which does not act on it a second time.
  node uuid not null,
  -- What it says, sealed with a key that is derived from the application's secret: rows name no session and no person.
  sealed bytea not null,
  created_at timestamptz not null default now()
);
create index signals_age on public.signals (created_at);
alter table public.signals enable row level security;
revoke all on public.signals from anon, authenticated;
