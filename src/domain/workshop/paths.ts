import { activityKind, firstPages } from './content.ts'
import type { ObjectId, WorkshopId } from '../ids.ts'
import type { AgendaPart } from './state.ts'

/** The lobby, which is the session's base address. */
export function lobbyPath(workshopId: WorkshopId): string {
  return `/workshop/${workshopId}`
}

/** The page on which a facilitator chooses the next activity. */
export function createPath(workshopId: WorkshopId): string {
  return `${lobbyPath(workshopId)}/create`
}

/** The remote of a signed-in facilitator. */
export function remotePath(workshopId: WorkshopId): string {
  return `${lobbyPath(workshopId)}/remote`
}

/** The remote of a phone that is paired with a session and has no account. SPEC J3. */
export function pairedRemotePath(workshopId: WorkshopId): string {
  return `/remote/${workshopId}`
}

/** The page with the user's own answers in this session. */
export function ownAnswersPath(workshopId: WorkshopId): string {
  return `${lobbyPath(workshopId)}/mine`
}

/**
 * The address of an activity, and the page below it on which its kind opens.
 *
 * @returns the lobby's address for unknown content
 * @see SPEC M2
 */
export function partPath(workshopId: WorkshopId, part: AgendaPart): string {
  const kind = activityKind(part.content)
  if (kind === null) return lobbyPath(workshopId)
  const page = `${lobbyPath(workshopId)}/${kind}/${part.objectId}`
  const first = firstPages[kind]
  return first ? `${page}/${first}` : page
}

/** The activity that an address within a session names, whether there is one or not; null where none is named. */
export function objectIdAt(pathname: string): ObjectId | null {
  return /^\/workshop\/[^/]+\/[^/]+\/([^/]+)/.exec(pathname)?.[1] ?? null
}

/** The part that an address within a session shows; null in the lobby and for an unknown part. */
export function partAt(pathname: string, agenda: readonly AgendaPart[]): AgendaPart | null {
  const objectId = objectIdAt(pathname)
  return agenda.find((part) => part.objectId === objectId) ?? null
}

/**
 * The previous and the next part for the arrows; before the first part comes the lobby. Previous is the reverse of
 * Next. SPEC S7.
 *
 * @param seesHidden false: hidden activities are skipped
 */
export function neighbours(
  agenda: readonly AgendaPart[],
  part: AgendaPart | null,
  seesHidden: boolean,
): { previous: AgendaPart | null; next: AgendaPart | null } {
  const open = agenda.filter((one) => seesHidden || !one.hidden || one.id === part?.id)
  if (part === null) return { previous: null, next: open[0] ?? null }
  const index = open.findIndex((one) => one.id === part.id)
  return { previous: open[index - 1] ?? null, next: index < 0 ? null : (open[index + 1] ?? null) }
}
