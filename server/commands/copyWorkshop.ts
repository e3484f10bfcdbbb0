import { randomUUID } from 'node:crypto'
import type { ObjectId, WorkshopId } from '#domain/ids.ts'
import { changeState } from '#domain/workshop/changeState.ts'
import { writeWorkshopInfo } from '#domain/workshop/workshop.ts'
import type { Command } from '#server/tick/command.ts'
import { countCopy, rememberSource, updateWorkshop } from '../database/workshops/workshopStatements.ts'
import type { WorkshopColumns } from '../database/workshops/workshopStatements.ts'
import { addCopy } from './duplicate.ts'
import type { ActivityCopy } from './duplicate.ts'
import { namedBy, together } from './together.ts'
import { createWorkshop, rowsAuthor } from './workshops.ts'
import type { NewWorkshop } from './workshops.ts'

/** What a new workshop takes over from another one. */
export interface WorkshopCopy {
  sourceId: WorkshopId
  lobbyTitle: string
  lobbyDesc: string
  color: string
  /** Set when a template is copied into a template; undefined for the default of a new one. */
  templateDesc: string | undefined
  templatePic: string | undefined
  /** Whether participants see the agenda. */
  showParticipantsAgenda: boolean
  /** In the order of the agenda, each with its new id. */
  parts: readonly (ActivityCopy & { objectId: ObjectId })[]
}

/** Creates a workshop as a copy of another one, with all its content, in one act or not at all. SPEC C2, K1, K4, K5. */
export function copyWorkshop(newWorkshop: NewWorkshop, copy: WorkshopCopy): Command<void> {
  const { id } = newWorkshop
  const { lobbyTitle, lobbyDesc, color, sourceId, showParticipantsAgenda } = copy
  const empty = createWorkshop(newWorkshop)
  const parts = copy.parts.map((part) =>
    addCopy(rowsAuthor, id, { partId: randomUUID(), objectId: part.objectId }, part),
  )
  const columns: Partial<WorkshopColumns> = {
    ...{ lobby_title: lobbyTitle, lobby_desc: lobbyDesc, color },
    ...{ template_desc: copy.templateDesc, template_pic: copy.templatePic },
  }
  return {
    ...empty,
    ...namedBy(parts),
    run(workshop) {
      const made = [empty.run(workshop).rows, ...parts.map((part) => part.run(workshop).rows)]
      writeWorkshopInfo(workshop.state, { lobbyTitle, lobbyDesc, color })
      changeState(workshop.state, id, { showParticipantsAgenda })
      const statements = [
        ...updateWorkshop(id, columns),
        rememberSource(id, sourceId),
        countCopy(sourceId, newWorkshop.creator.id),
      ]
      return { result: undefined, rows: together([...made, { statements }]) }
    },
  }
}
