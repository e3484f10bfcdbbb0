import { randomUUID } from 'node:crypto'
import { asAdmin } from './localSupabase.ts'

/** As a hosted project has them (public migrations of supabase/auth up to 2026), but for what no account of Plenum uses. */
const tables = `
  create schema auth;
  create table auth.users (
    instance_id uuid, id uuid not null primary key, aud varchar(255), role varchar(255), email varchar(255),
    encrypted_password varchar(255), email_confirmed_at timestamptz, invited_at timestamptz,
    confirmation_token varchar(255), recovery_token varchar(255), email_change_token_new varchar(255),
    email_change varchar(255), last_sign_in_at timestamptz, raw_app_meta_data jsonb, raw_user_meta_data jsonb,
    is_super_admin boolean, created_at timestamptz, updated_at timestamptz, phone text unique default null,
    phone_confirmed_at timestamptz, phone_change text default '', phone_change_token varchar(255) default '',
    confirmed_at timestamptz generated always as (least(email_confirmed_at, phone_confirmed_at)) stored,
    email_change_token_current varchar(255) default '', reauthentication_token varchar(255) default '',
    is_sso_user boolean not null default false, is_anonymous boolean not null default false);
  create table auth.identities (
    provider_id text not null, user_id uuid not null references auth.users on delete cascade, identity_data jsonb not null,
    provider text not null, last_sign_in_at timestamptz, created_at timestamptz, updated_at timestamptz,
    email text generated always as (lower(identity_data ->> 'email')) stored,
    id uuid not null default gen_random_uuid() primary key, unique (provider_id, provider));
  alter table auth.users enable row level security;
  alter table auth.identities enable row level security;
  create schema storage;
  create table storage.objects (bucket_id text, name text);
  alter table storage.objects enable row level security`

/** The tables of a hosted project, in a database that has none of a Supabase. */
export async function makeHosted(databaseUrl: string): Promise<void> {
  await asAdmin(databaseUrl, tables)
}

/**
 * A user of a hosted project's database, where `postgres` is no superuser and owns Plenum's tables only.
 *
 * @param mayBypass whether policies are no obstacle, as for `postgres`
 */
export async function hostedUser(
  databaseUrl: string,
  mayBypass: boolean,
): Promise<{ databaseUrl: string; stop(): Promise<void> }> {
  const name = `user_${randomUUID().replaceAll('-', '')}`
  const address = new URL(databaseUrl)
  const database = address.pathname.slice(1)
  await asAdmin(
    databaseUrl,
    `create role ${name} login password 'x' createrole ${mayBypass ? 'bypassrls' : ''}`,
    `grant create on database ${database} to ${name}`,
    `grant usage on schema auth, storage to ${name}`,
    `grant all on all tables in schema auth, storage to ${name}`,
    `do $$ declare statement text; begin
       for statement in
         select format('alter schema %I owner to ${name}', nspname) from pg_namespace where nspname in ('public', 'supabase_migrations')
         union all
         select format('alter table %s owner to ${name}', oid::regclass) from pg_class
           where relkind = 'r' and relnamespace::regnamespace::text in ('public', 'supabase_migrations')
       loop execute statement; end loop;
     end $$`,
  )
  Object.assign(address, { username: name, password: 'x' })
  const drop = [`reassign owned by ${name} to current_user`, `drop owned by ${name}`, `drop role ${name}`]
  return { databaseUrl: address.href, stop: () => asAdmin(databaseUrl, ...drop) }
}
