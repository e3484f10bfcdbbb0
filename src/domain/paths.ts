import { activityKind } from './content.ts'
import type { ActivityKind } from './content.ts'
import type { WorkshopId } from './ids.ts'
import type { AgendaPart } from './state.ts'

/** The lobby, which is the session's own address. */
export function lobbyPath(workshopId: WorkshopId): string {
  return `/workshop/${workshopId}`
}

/** Where a facilitator chooses the next activity. */
export function createPath(workshopId: WorkshopId): string {
  return `${lobbyPath(workshopId)}/create`
}

/** Where a facilitator's phone leads the room. */
export function remotePath(workshopId: WorkshopId): string {
  return `${lobbyPath(workshopId)}/remote`
}

/** Where a phone that is paired with a session leads the room, without an account. SPEC J3. */
export function pairedRemotePath(workshopId: WorkshopId): string {
  return `/remote/${workshopId}`
}

/** What somebody wrote in this session. */
export function ownAnswersPath(workshopId: WorkshopId): string {
  return `${lobbyPath(workshopId)}/mine`
}

/** Kinds that open on a page below their own address. */
const firstPages: Partial<Record<ActivityKind, string>> = { evaluate: 'vote' }

/**
 * The address of an activity; an evaluate opens on its vote page.
 *
 * @returns the lobby's address for a content that no screen knows
 * @see specification, part 1, section 2: Signed-in routes
 */
export function partPath(workshopId: WorkshopId, part: AgendaPart): string {
  const kind = activityKind(part.content)
  if (kind === null) return lobbyPath(workshopId)
  const page = `${lobbyPath(workshopId)}/${kind}/${part.objectId}`
  const first = firstPages[kind]
  return first ? `${page}/${first}` : page
}

/** The part an address within a session shows, or null in the lobby and for an unknown one. */
export function partAt(pathname: string, agenda: readonly AgendaPart[]): AgendaPart | null {
  const objectId = /^\/workshop\/[^/]+\/[^/]+\/([^/]+)/.exec(pathname)?.[1]
  return agenda.find((part) => part.objectId === objectId) ?? null
}

/**
 * Where the arrows lead from a part, or from the lobby before the first: Previous is the reverse of Next. SPEC S7.
 *
 * @param seesHidden false: hidden activities are passed over
 */
export function neighbours(
  agenda: readonly AgendaPart[],
  part: AgendaPart | null,
  seesHidden: boolean,
): { previous: AgendaPart | null; next: AgendaPart | null } {
  const open = agenda.filter((one) => seesHidden || !one.hidden || one.id === part?.id)
  if (part === null) return { previous: null, next: open[0] ?? null }
  const place = open.findIndex((one) => one.id === part.id)
  return { previous: open[place - 1] ?? null, next: place < 0 ? null : (open[place + 1] ?? null) }
}
