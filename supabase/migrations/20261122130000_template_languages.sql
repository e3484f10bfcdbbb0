-- Official templates that come with the product speak the languages of the screens, one row of each for every language.

-- The language of such a template; null for all others, which are listed whatever the screen speaks.
alter table public.workshops add column template_language text;
-- Which template it is, the same in every language.
alter table public.seeded_templates add column template_key text;
update public.seeded_templates set template_key = name;
alter table public.seeded_templates alter column template_key set not null;
update public.workshops set template_language = 'en'
  from public.seeded_templates where seeded_templates.workshop_id = workshops.id;

-- How often somebody else than its creator made something of a template: popular is what others use.
alter table public.workshops add column used_by_others integer not null default 0;
update public.workshops set used_by_others = least(workshops.copy_counter, found.count)
  from (
    select source.id, count(*)::integer as count from public.workshops source
      join public.workshops made on made.source_workshop_id = source.id and made.creator <> source.creator
      group by source.id
  ) as found
  where workshops.id = found.id and workshops.template;
