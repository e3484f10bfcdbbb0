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
import type { Command, CommandAuthor, CommandRoom, Guide } from '#server/tick/command.ts'
import { demandRoom } from '#server/database/licences.ts'
import { insertWorkshopKey } from '#server/database/workshopKeys.ts'
import type { SealedKey } from '#server/database/workshopKeys.ts'
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
  key: SealedKey
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
      insertWorkshopKey(id, workshop.key),
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

/**
 * People with an account become facilitators; answers who was none before. The group is looked at under the workshop's lock:
 * of two that change it at once neither writes over the other. SPEC W2.
 */
export function addFacilitators(workshopId: WorkshopId, people: readonly Guide[]): Command<UserId[]> {
  return {
    ...onRows(workshopId, () => []),
    run(room) {
      const known = new Set(room.guides().map(({ id }) => id))
      const addGuides = people.filter(({ id }) => !known.has(id))
      if (addGuides.length > 0) showGuides(room, [...room.guides(), ...addGuides])
      return { result: addGuides.map(({ id }) => id), rows: { addGuides } }
    },
  }
}

/** Somebody is no facilitator any more; answers whether they were one. SPEC W2. */
export function removeFacilitator(workshopId: WorkshopId, userId: UserId): Command<boolean> {
  return {
    ...onRows(workshopId, () => []),
    outlivesEnd: true,
    run(room) {
      const left = room.guides().filter(({ id }) => id !== userId)
      if (left.length === room.guides().length) return { result: false }
      showGuides(room, left)
      return { result: true, rows: { removeGuide: userId } }
    },
  }
}

/** After a facilitator changed their name, came by an invitation or deleted their account: the lobby says who guides. */
export function showFacilitatorNames(workshopId: WorkshopId): Command<void> {
  const command = onRows(workshopId, (room) => {
    showGuides(room, room.guides())
    return []
  })
  return { ...command, outlivesEnd: true }
}

function showGuides({ state }: CommandRoom, guides: readonly Guide[]): void {
  const names = guides.map(({ name }) => name)
  writeWorkshopInfo(state, { facilitatorNames: namesShown(names, readWorkshopInfo(state)) })
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
