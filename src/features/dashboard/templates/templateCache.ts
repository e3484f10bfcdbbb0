import { session } from '#api/session.ts'
import type { UserId } from '#domain/ids.ts'
import type { TemplateRow } from './templateRow.ts'

const storageKey = 'plenum.templates'

/** The official and own templates this account saw last, or null. */
export function keptTemplates(userId: UserId): TemplateRow[] | null {
  try {
    const kept = JSON.parse(localStorage.getItem(storageKey) ?? 'null') as Kept | null
    return kept?.userId === userId && kept.version === version ? kept.templates : null
  } catch {
    return null
  }
}

export function keepTemplates(userId: UserId, templates: readonly TemplateRow[]): void {
  const own = templates.filter(({ templateOfficial, isFacilitator }) => templateOfficial || isFacilitator)
  try {
    localStorage.setItem(storageKey, JSON.stringify({ version, userId, templates: own } satisfies Kept))
  } catch {
    // Without storage the list waits for the server, as on the first visit.
  }
}

/** Grows when the fields of a row change. */
const version = 1

interface Kept {
  version: number
  userId: UserId
  templates: TemplateRow[]
}

session.onSignOut(async () => localStorage.removeItem(storageKey))
