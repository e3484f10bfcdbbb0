import { Refusal } from '#domain/errors.ts'
import type { UserId, WorkshopId } from '#domain/ids.ts'
import { readWorkshopInfo } from '#domain/workshop/state.ts'
import type { WorkshopInfo } from '#domain/workshop/state.ts'
import { checkedCategories } from '#domain/workshop/template.ts'
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
} from '#domain/workshop/workshop.ts'
import type { Command, CommandAuthor, CommandWorkshop, FacilitatorName } from '#server/tick/command.ts'
import { demandRoom } from '../database/accounts/licences.ts'
import { insertWorkshopKey } from '../database/workshops/workshopKeys.ts'
import type { SealedKey } from '../database/workshops/workshopKeys.ts'
import * as rows from '../database/workshops/workshopStatements.ts'
import type { WorkshopColumns } from '../database/workshops/workshopStatements.ts'

/** Author of commands that change only a workshop's rows: rights are checked before, and nothing personal is stored. */
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
 * Creates a workshop with its creator as facilitator, the random key of its tags, and everyone in the lobby. When the
 * same call is sent twice at once, the second is refused before anything is written. SPEC C2, W1, W2.
 */
export function createWorkshop(newWorkshop: NewWorkshop): Command<void> {
  const workshopName = checkedWorkshopName(newWorkshop.name)
  const password = checkedWorkshopPassword(newWorkshop.password)
  const { id, template, creator } = newWorkshop
  const info: WorkshopInfo = {
    workshopName,
    lobbyTitle: '',
    lobbyDesc: defaultLobbyDesc,
    color: '',
    template,
    ended: false,
    facilitatorNames: namesShown([creator.name], { template }),
  }
  return onRows(id, (workshop) => {
    if (readWorkshopInfo(workshop.state).workshopName !== '')
      throw new Refusal('FORBIDDEN', `id in use: ${id}`)
    writeWorkshopInfo(workshop.state, info)
    const row = { id, workshopName, password, template, creator: creator.id, lobbyDesc: defaultLobbyDesc }
    return [
      rows.insertWorkshop(row),
      rows.insertFacilitator(id, creator.id),
      insertWorkshopKey(id, newWorkshop.key),
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
  /** Categories; they replace the previous ones. */
  publicTemplateInfo?: readonly string[] | undefined
  retentionDays?: number | undefined
}

/**
 * Changes the given fields. Those that everyone may know are updated in the state document at the same time. SPEC W1.
 */
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
  return onRows(id, (workshop) => {
    writeWorkshopInfo(workshop.state, shown)
    return [...rows.updateWorkshop(id, columns), ...(categories ? rows.putCategories(id, categories) : [])]
  })
}

/** Hides the workshop from everyone until it is erased. */
export function deleteWorkshop(id: WorkshopId): Command<void> {
  return { ...onRows(id, () => [rows.deleteWorkshop(id)]), outlivesEnd: true }
}

/**
 * Makes people with an account facilitators, and returns those who were not facilitators before. The group is read
 * under the workshop's lock, so two concurrent changes cannot overwrite each other. SPEC W2.
 */
export function addFacilitators(
  workshopId: WorkshopId,
  people: readonly FacilitatorName[],
): Command<UserId[]> {
  return {
    ...onRows(workshopId, () => []),
    run(workshop) {
      const known = new Set(workshop.facilitators().map(({ id }) => id))
      const added = people.filter(({ id }) => !known.has(id))
      if (added.length > 0) showFacilitators(workshop, [...workshop.facilitators(), ...added])
      return { result: added.map(({ id }) => id), rows: { addFacilitators: added } }
    },
  }
}

/** Removes a facilitator, and returns whether they were one. SPEC W2. */
export function removeFacilitator(workshopId: WorkshopId, userId: UserId): Command<boolean> {
  return {
    ...onRows(workshopId, () => []),
    outlivesEnd: true,
    run(workshop) {
      const left = workshop.facilitators().filter(({ id }) => id !== userId)
      if (left.length === workshop.facilitators().length) return { result: false }
      showFacilitators(workshop, left)
      return { result: true, rows: { removeFacilitator: userId } }
    },
  }
}

/**
 * Updates the facilitators' names in the lobby after a facilitator changed their name, accepted an invitation or
 * deleted their account.
 */
export function showFacilitatorNames(workshopId: WorkshopId): Command<void> {
  const command = onRows(workshopId, (workshop) => {
    showFacilitators(workshop, workshop.facilitators())
    return []
  })
  return { ...command, outlivesEnd: true }
}

function showFacilitators({ state }: CommandWorkshop, facilitators: readonly FacilitatorName[]): void {
  const names = facilitators.map(({ name }) => name)
  writeWorkshopInfo(state, { facilitatorNames: namesShown(names, readWorkshopInfo(state)) })
}

function onRows(workshopId: WorkshopId, act: (workshop: CommandWorkshop) => rows.Statement[]): Command<void> {
  return {
    workshopId,
    author: rowsAuthor,
    objectIds: [],
    run(workshop) {
      const statements = act(workshop)
      return { result: undefined, rows: { statements } }
    },
  }
}

function checked<Value>(value: Value | undefined, check: (value: Value) => Value): Value | undefined {
  return value === undefined ? undefined : check(value)
}

/**
 * People without a name are not shown by their email address. A template has no lobby, and everyone who may open it
 * reads its state, so its state contains no names.
 */
function namesShown(names: readonly string[], { template }: Pick<WorkshopInfo, 'template'>): string[] {
  return template ? [] : names.filter((name) => name !== '')
}
