import { Refusal } from '#domain/errors.ts'
import type { UserId, WorkshopId } from '#domain/ids.ts'
import { readWorkshopInfo } from '#domain/state.ts'
import type { WorkshopInfo } from '#domain/state.ts'
import { checkedCategories } from '#domain/template.ts'
import {
  checkedColor,
  checkedLobbyDesc,
  checkedLobbyTitle,
  checkedRetentionDays,
  checkedTemplateDesc,
  checkedTemplatePic,
  checkedWorkshopName,
  checkedWorkshopPassword,
  defaultLobbyDesc,
  writeWorkshopInfo,
} from '#domain/workshop.ts'
import type { Command, CommandAuthor, CommandRoom } from '#server/tick/command.ts'
import { demandRoom } from '#server/database/licences.ts'
import * as rows from '#server/database/workshopStatements.ts'
import type { WorkshopColumns } from '#server/database/workshopStatements.ts'

/** Who acts on a workshop's rows: rights are decided before, and nothing personal is kept of it. */
export const rowsAuthor: CommandAuthor = {
  role: 'facilitator',
  tagOf() {
    throw new Error('a command on rows makes no tags')
  },
}

export interface NewWorkshop {
  id: WorkshopId
  name: string
  password: string
  template: boolean
  creator: { id: UserId; name: string }
}

/**
 * A workshop with its creator as facilitator, the random key of its tags, and everyone in the lobby. The same sent twice at once is
 * refused the second time, before anything is written. SPEC C2, W1, W2.
 */
export function createWorkshop(workshop: NewWorkshop): Command<void> {
  const workshopName = checkedWorkshopName(workshop.name)
  const password = checkedWorkshopPassword(workshop.password)
  const { id, template, creator } = workshop
  const info: WorkshopInfo = {
    workshopName,
    lobbyTitle: '',
    lobbyDesc: defaultLobbyDesc,
    color: '',
    template,
    ended: false,
    facilitatorNames: namesShown([creator.name], { template }),
  }
  return onRows(id, (room) => {
    if (readWorkshopInfo(room.state).workshopName !== '') throw new Refusal('FORBIDDEN', `id in use: ${id}`)
    writeWorkshopInfo(room.state, info)
    const row = { id, workshopName, password, template, creator: creator.id, lobbyDesc: defaultLobbyDesc }
    return [
      rows.insertWorkshop(row),
      rows.insertFacilitator(id, creator.id),
      rows.insertWorkshopKey(id),
      demandRoom(creator.id),
    ]
  })
}

export interface WorkshopChange {
  workshopName?: string | undefined
  password?: string | undefined
  lobbyTitle?: string | undefined
  lobbyDesc?: string | undefined
  color?: string | undefined
  templateDesc?: string | undefined
  templatePic?: string | undefined
  templatePublic?: boolean | undefined
  templateOfficial?: boolean | undefined
  /** Categories, in the place of those before. */
  publicTemplateInfo?: readonly string[] | undefined
  retentionDays?: number | undefined
}

/** Changes what is given; what everyone may know stands in the state document at the same moment. SPEC W1. */
export function updateWorkshop(id: WorkshopId, change: WorkshopChange): Command<void> {
  const { workshopName, password, lobbyTitle, lobbyDesc, color } = change
  const shown = {
    workshopName: checked(workshopName, checkedWorkshopName),
    lobbyTitle: checked(lobbyTitle, checkedLobbyTitle),
    lobbyDesc: checked(lobbyDesc, checkedLobbyDesc),
    color: checked(color, checkedColor),
  }
  const columns: WorkshopColumns = {
    workshop_name: shown.workshopName,
    lobby_title: shown.lobbyTitle,
    lobby_desc: shown.lobbyDesc,
    color: shown.color,
    password: checked(password, checkedWorkshopPassword),
    template_desc: checked(change.templateDesc, checkedTemplateDesc),
    template_pic: checked(change.templatePic, checkedTemplatePic),
    template_public: change.templatePublic,
    template_official: change.templateOfficial,
    retention_days: checked(change.retentionDays, checkedRetentionDays),
  }
  const categories = change.publicTemplateInfo && checkedCategories(change.publicTemplateInfo)
  return onRows(id, (room) => {
    writeWorkshopInfo(room.state, shown)
    return [...rows.updateWorkshop(id, columns), ...(categories ? rows.putCategories(id, categories) : [])]
  })
}

/** Out of everyone's sight until it is erased. */
export function deleteWorkshop(id: WorkshopId): Command<void> {
  return { ...onRows(id, () => [rows.deleteWorkshop(id)]), outlivesEnd: true }
}

/** People with an account become facilitators, or one of them is none any more. SPEC W2. */
export function changeFacilitators(
  id: WorkshopId,
  change: { add: readonly UserId[] } | { remove: UserId },
  namesAfter: readonly string[],
): Command<void> {
  const command = onRows(id, (room) => {
    writeWorkshopInfo(room.state, { facilitatorNames: namesShown(namesAfter, readWorkshopInfo(room.state)) })
    return 'add' in change
      ? change.add.map((userId) => rows.insertFacilitator(id, userId))
      : [rows.deleteFacilitator(id, change.remove)]
  })
  return { ...command, outlivesEnd: 'remove' in change }
}

/** After a facilitator changed their name: the lobby says who guides. */
export function showFacilitatorNames(id: WorkshopId, names: readonly string[]): Command<void> {
  const command = onRows(id, (room) => {
    writeWorkshopInfo(room.state, { facilitatorNames: namesShown(names, readWorkshopInfo(room.state)) })
    return []
  })
  return { ...command, outlivesEnd: true }
}

function onRows(workshopId: WorkshopId, act: (room: CommandRoom) => rows.Statement[]): Command<void> {
  return {
    workshopId,
    author: rowsAuthor,
    objectIds: [],
    run(room) {
      const statements = act(room)
      return { result: undefined, rows: { statements } }
    },
  }
}

function checked<Value>(value: Value | undefined, check: (value: Value) => Value): Value | undefined {
  return value === undefined ? undefined : check(value)
}

/**
 * People without a name are not shown by their address. A template is nobody's lobby, and whoever may open it reads its state:
 * it names nobody.
 */
function namesShown(names: readonly string[], { template }: Pick<WorkshopInfo, 'template'>): string[] {
  return template ? [] : names.filter((name) => name !== '')
}
