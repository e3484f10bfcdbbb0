import { randomUUID } from 'node:crypto'
import type { WorkshopId } from '#domain/ids.ts'
import { changeState } from '#domain/presenting.ts'
import { writeWorkshopInfo } from '#domain/workshop.ts'
import type { Command } from '#server/tick/command.ts'
import { countCopy, rememberSource, updateWorkshop } from '#server/database/workshopStatements.ts'
import type { WorkshopColumns } from '#server/database/workshopStatements.ts'
import { addCopy } from './duplicate.ts'
import type { ActivityCopy } from './duplicate.ts'
import { activitiesOf, together } from './together.ts'
import { createWorkshop, rowsAuthor } from './workshops.ts'
import type { NewWorkshop } from './workshops.ts'

/** What a new workshop takes along of another one. */
export interface WorkshopCopy {
  sourceId: WorkshopId
  lobbyTitle: string
  lobbyDesc: string
  color: string
  /** Of a template out of a template; undefined for what a new one begins with. */
  templateDesc: string | undefined
  templatePic: string | undefined
  /** Whether participants see the agenda. */
  showParticipantsAgenda: boolean
  /** In the order of the agenda. */
  parts: readonly ActivityCopy[]
}

/** A workshop out of another one, with all that comes along: the whole of it in one act, or nothing. SPEC C2, K1, K4, K5. */
export function copyWorkshop(workshop: NewWorkshop, copy: WorkshopCopy): Command<void> {
  const { id } = workshop
  const { lobbyTitle, lobbyDesc, color, sourceId, showParticipantsAgenda } = copy
  const empty = createWorkshop(workshop)
  const parts = copy.parts.map((part) =>
    addCopy(rowsAuthor, id, { partId: randomUUID(), objectId: randomUUID() }, part),
  )
  const columns: Partial<WorkshopColumns> = {
    ...{ lobby_title: lobbyTitle, lobby_desc: lobbyDesc, color },
    ...{ template_desc: copy.templateDesc, template_pic: copy.templatePic },
  }
  return {
    ...empty,
    ...activitiesOf(parts),
    run(room) {
      const made = [empty.run(room).rows, ...parts.map((part) => part.run(room).rows)]
      writeWorkshopInfo(room.state, { lobbyTitle, lobbyDesc, color })
      changeState(room.state, id, { showParticipantsAgenda })
      const statements = [
        ...updateWorkshop(id, columns),
        rememberSource(id, sourceId),
        countCopy(sourceId, workshop.creator.id),
      ]
      return { result: undefined, rows: together([...made, { statements }]) }
    },
  }
}
