-- Uploaded files in file storage. Copies of an activity share one; without a presentation it is removed, at once or, while an
-- upload may still be going on, some time later.
create table public.stored_files (
  path text primary key,
  bytes bigint not null,
  -- Null once a presentation has taken it up, or the upload was given up.
  uploading_until timestamptz default now() + interval '1 hour'
);
alter table public.stored_files enable row level security;
revoke all on public.stored_files from anon, authenticated;

insert into public.stored_files (path, bytes, uploading_until)
  select distinct storage_path, 0, null::timestamptz from public.presentations;
alter table public.presentations
  add constraint presentations_file foreign key (storage_path) references public.stored_files (path);
create index presentations_file on public.presentations (storage_path);
