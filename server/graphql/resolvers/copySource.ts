import { randomUUID } from 'node:crypto'
import type { ActivityModels, CopyNotes } from '#domain/activity/model.ts'
import type { SourceOf } from '#domain/activity/source.ts'
import { documentName } from '#domain/documents.ts'
import { Refusal } from '#domain/errors.ts'
import type { ObjectId, WorkshopId } from '#domain/ids.ts'
import { readAgenda, readState } from '#domain/workshop/state.ts'
import type { AgendaPart } from '#domain/workshop/state.ts'
import { copiedLobbyTitle, copyModeOf, mayCopyWorkshop } from '#domain/workshop/template.ts'
import type { CopyWish } from '#domain/workshop/template.ts'
import type { WorkshopCopy } from '../../commands/copyWorkshop.ts'
import { copyOf } from '../../commands/duplicate.ts'
import type { ActivityCopy } from '../../commands/duplicate.ts'
import { workshopById } from '../../database/workshops/workshops.ts'
import type { Workshop } from '../../database/workshops/workshops.ts'
import type * as Y from 'yjs'
import type { GraphQLContext } from '../../context/context.ts'
import { maySee } from '#domain/permissions.ts'

/** The copy that a call asks for. `ofTemplate` is determined here. */
export type AskedCopy = Omit<CopyWish, 'ofTemplate'>

/**
 * A workshop that the caller may copy. SPEC K5.
 *
 * @throws {Refusal} `NOT_FOUND` or `FORBIDDEN`
 */
export async function sourceFor(context: GraphQLContext, sourceId: WorkshopId): Promise<Workshop> {
  const { access, database } = context.services
  const found = await access.document(context.caller, documentName({ kind: 'state', id: sourceId }))
  const row = found && (await workshopById(database, sourceId))
  if (!row) throw new Refusal('NOT_FOUND', `workshop ${sourceId}`)
  const openTemplate = row.template && (row.template_public || row.template_official)
  if (!mayCopyWorkshop(found.role, { openTemplate }))
    throw new Refusal('FORBIDDEN', `${found.role} copies ${sourceId}`)
  return row
}

/** Whether the caller may copy a workshop. SPEC K5 */
export async function mayCopy(context: GraphQLContext, sourceId: WorkshopId): Promise<boolean> {
  try {
    await sourceFor(context, sourceId)
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

/**
 * The content of a workshop that is copied, all read at the same moment; without the presenter's notes when it is
 * somebody else's public template. SPEC K4.
 *
 * @param toTemplate whether the copy is a template
 */
export async function readWorkshopCopy(
  context: GraphQLContext,
  source: Workshop,
  asked: AskedCopy,
  toTemplate: boolean,
): Promise<WorkshopCopy> {
  const { workshop_name: workshopName, lobby_title: title, lobby_desc: lobbyDesc, color } = source
  const lobbyTitle = copiedLobbyTitle({ workshopName, lobbyTitle: title })
  const isToTemplate = source.template && toTemplate
  const role = await context.services.access.roleIn(context.caller, source.id)
  const notes = maySee(role, 'notes') || source.template_official ? 'withNotes' : 'withoutNotes'
  return {
    ...{ sourceId: source.id, lobbyTitle, lobbyDesc, color },
    templateDesc: isToTemplate ? source.template_desc : undefined,
    templatePic: isToTemplate ? source.template_pic : undefined,
    ...(await readDocuments(context, source.id, { ...asked, ofTemplate: source.template }, notes)),
  }
}

async function readDocuments(
  { services: { committed, models } }: GraphQLContext,
  sourceId: WorkshopId,
  wish: CopyWish,
  notes: CopyNotes,
): Promise<Pick<WorkshopCopy, 'parts' | 'showParticipantsAgenda'>> {
  const stateName = documentName({ kind: 'state', id: sourceId })
  let names: string[] = []
  for (;;) {
    const known = names
    const read = await committed.read(sourceId, [stateName, ...known], (docs) => {
      const docOf = new Map([stateName, ...known].map((name, index) => [name, docs[index]]))
      const state = docOf.get(stateName)
      const agenda = state ? readAgenda(state).filter(({ id }) => copyModeOf(wish, id) !== null) : []
      const needed = agenda.flatMap(namesOf)
      // An activity may have been added between two reads of the agenda.
      if (needed.some((name) => !docOf.has(name))) return { needed }
      const made = agenda.map((part) => ({ part, objectId: randomUUID() }))
      const ids = new Map(made.map(({ part, objectId }) => [part.objectId, objectId]))
      const more = { notes, sourceOf: (objectId: ObjectId) => ids.get(objectId) ?? null }
      return {
        parts: made.map(({ part, objectId }) => ({
          ...copyPart(models, part, docOf, wish, more),
          objectId,
        })),
        showParticipantsAgenda: state ? readState(state, sourceId).showParticipantsAgenda : true,
      }
    })
    if (read.parts) return read
    names = read.needed
  }
}

function copyPart(
  models: ActivityModels,
  part: AgendaPart,
  docs: ReadonlyMap<string, Y.Doc | undefined>,
  wish: CopyWish,
  more: { notes: CopyNotes; sourceOf: SourceOf },
): ActivityCopy {
  const [desk, board] = namesOf(part).map((name) => docs.get(name))
  const mode = copyModeOf(wish, part.id)
  if (!desk || !board || mode === null) throw new Error(`${part.objectId} was not read`)
  const { withGroups } = wish.parts.get(part.id) ?? {}
  return copyOf(models, part, { desk, board }, mode, part.partName, { ...more, withGroups })
}

function namesOf({ objectId: id }: AgendaPart): string[] {
  return [documentName({ kind: 'desk', id }), documentName({ kind: 'board', id })]
}
