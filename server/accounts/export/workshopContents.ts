import { modelOf } from '#domain/activity/models.ts'
import { documentName } from '#domain/documents.ts'
import { readAgenda, readWorkshopInfo } from '#domain/workshop/state.ts'
import type { AgendaPart } from '#domain/workshop/state.ts'
import { categoriesOf } from '../../database/workshops/templates.ts'
import type { Workshop } from '../../database/workshops/workshops.ts'
import type { AccountParts } from '../parts.ts'

/** A workshop with its activities as its facilitators see them, without deleted content. */
export async function workshopContents(
  { database, committed, models }: Pick<AccountParts, 'database' | 'committed' | 'models'>,
  row: Workshop,
) {
  const stateName = documentName({ kind: 'state', id: row.id })
  const { agenda, info } = await committed.read(row.id, [stateName], ([state]) => ({
    agenda: state ? readAgenda(state) : [],
    info: state ? readWorkshopInfo(state) : null,
  }))
  const parts = []
  for (const part of agenda) parts.push(await partContents({ committed, models }, row.id, part))
  return {
    id: row.id,
    workshopName: row.workshop_name,
    password: row.password,
    lobbyTitle: row.lobby_title,
    lobbyDesc: row.lobby_desc,
    color: row.color,
    template: row.template,
    templateDesc: row.template_desc,
    templatePic: row.template_pic,
    templatePublic: row.template_public,
    templateOfficial: row.template_official,
    categories: (await categoriesOf(database, [row.id])).get(row.id) ?? [],
    copyCounter: row.copy_counter,
    retentionDays: row.retention_days,
    facilitatorNames: info?.facilitatorNames ?? [],
    createdAt: row.created_at,
    endedAt: row.ended_at,
    deletedAt: row.deleted_at,
    parts,
  }
}

async function partContents(
  { committed, models }: Pick<AccountParts, 'committed' | 'models'>,
  workshopId: string,
  part: AgendaPart,
) {
  const { id, partName, content, hidden, objectId } = part
  const names = (['desk', 'board'] as const).map((kind) => documentName({ kind, id: objectId }))
  const model = modelOf(models, content)
  const activity =
    model !== null
      ? await committed.read(workshopId, names, ([desk, board]) =>
          desk && board ? model.copy.read({ desk, board }, 'copy_all') : null,
        )
      : null
  return { id, objectId, partName, content, hidden, activity }
}
