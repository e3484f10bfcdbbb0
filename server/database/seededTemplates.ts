import type { WorkshopId } from '#domain/ids.ts'
import type { Statement } from './partStatements.ts'
import type { Database } from './tables.ts'

/** The keys of the templates that were brought in, whatever became of them since. */
export async function seededTemplates(database: Database): Promise<Set<string>> {
  const rows = await database.selectFrom('seeded_templates').select('name').execute()
  return new Set(rows.map(({ name }) => name))
}

export function markSeeded(key: string, workshopId: WorkshopId): Statement {
  return {
    text: `insert into public.seeded_templates (name, workshop_id) values ($1, $2)`,
    values: [key, workshopId],
  }
}

/** Makes a template an official one. */
export function publishOfficial(
  workshopId: WorkshopId,
  template: {
    lobbyTitle: string
    lobbyDesc: string
    desc: string
    pic: string
    categories: readonly string[]
  },
): Statement[] {
  const { lobbyTitle, lobbyDesc, desc, pic, categories } = template
  return [
    {
      text: `update public.workshops set lobby_title = $2, lobby_desc = $3, template_desc = $4, template_pic = $5,
        template_official = true where id = $1`,
      values: [workshopId, lobbyTitle, lobbyDesc, desc, pic],
    },
    {
      text: `insert into public.template_categories (workshop_id, category) select $1, unnest($2::text[])`,
      values: [workshopId, [...categories]],
    },
  ]
}
