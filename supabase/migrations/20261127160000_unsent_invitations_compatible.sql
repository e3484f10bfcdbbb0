-- The last mail of an invitation could not be sent: facilitators read it in the dialog and send it again.
alter table public.invitations add column is_unsent boolean not null default false;
