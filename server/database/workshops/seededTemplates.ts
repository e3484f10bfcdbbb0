import { sql } from 'kysely'
import type { WorkshopId } from '#domain/ids.ts'
import type { Language } from '#domain/languages.ts'
import type { Statement } from '../contents/partStatements.ts'
import type { Database } from '../connection/tables.ts'

/** An official template in one of its languages. */
export interface SeededAs {
  /** Identifies the template, the same in every language. */
  key: string
  language: Language
}

/** The name under which an added template is recorded; English ones came first and have the key alone. */
export function seededName({ key, language }: SeededAs): string {
  return language === 'en' ? key : `${key} ${language}`
}

/** The names of the templates that were added, whatever became of them since. */
export async function seededTemplates(database: Database): Promise<Set<string>> {
  const rows = await database.selectFrom('seeded_templates').select('name').execute()
  return new Set(rows.map(({ name }) => name))
}

/** The keys of those whose English version an administrator neither deleted nor made unofficial. */
export async function stillOfficial(database: Database): Promise<Set<string>> {
  const rows = await database
    .selectFrom('seeded_templates')
    .innerJoin('workshops', 'workshops.id', 'seeded_templates.workshop_id')
    .select('template_key')
    .where('name', '=', sql<string>`template_key`)
    .where('template_official', '=', true)
    .where('deleted_at', 'is', null)
    .execute()
  return new Set(rows.map(({ template_key }) => template_key))
}

export function markSeeded(seeded: SeededAs, workshopId: WorkshopId): Statement {
  return {
    text: `insert into public.seeded_templates (name, template_key, workshop_id) values ($1, $2, $3)`,
    values: [seededName(seeded), seeded.key, workshopId],
  }
}

/** Makes a template official. */
export function publishOfficial(
  workshopId: WorkshopId,
  template: { lobbyTitle: string; lobbyDesc: string; desc: string; pic: string; language: Language },
): Statement[] {
  const { lobbyTitle, lobbyDesc, desc, pic, language } = template
  return [
    {
      text: `update public.workshops set lobby_title = $2, lobby_desc = $3, template_desc = $4, template_pic = $5,
        template_language = $6, template_official = true where id = $1`,
      values: [workshopId, lobbyTitle, lobbyDesc, desc, pic, language],
    },
  ]
}

/**
 * A translation has the categories and the counter of its English version, because an administrator may have changed
 * them since.
 */
export function followEnglish(workshopId: WorkshopId, key: string): Statement[] {
  return [
    {
      text: `update public.workshops set copy_counter = english.copy_counter, used_by_others = english.used_by_others
        from public.workshops english join public.seeded_templates on workshop_id = english.id and name = $2
        where workshops.id = $1`,
      values: [workshopId, key],
    },
    {
      text: `insert into public.template_categories (workshop_id, category)
        select $1, category from public.template_categories
          join public.seeded_templates using (workshop_id) where name = $2`,
      values: [workshopId, key],
    },
  ]
}
