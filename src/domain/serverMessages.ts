import type { FullRoster, RosterPerson, ShortRoster } from './roster.ts'

/**
 * What the server tells beside documents, as text on the state document: who is here, and that rows changed which
 * open screens show, so that they fetch again.
 */
export type ServerMessage = FullRoster | ShortRoster | { type: 'changed' }

/** Reads what `JSON.stringify` made of a message; null for anything else, as an older page meets a newer server. */
export function parseServerMessage(text: string): ServerMessage | null {
  const message = parseObject(text)
  if (message?.['type'] === 'changed') return { type: 'changed' }
  if (message?.['type'] !== 'roster' || typeof message['count'] !== 'number') return null
  const { count, people, names, nicknames, joined, finished } = message
  const done = typeof joined === 'number' && isCounts(finished) ? { joined, finished } : {}
  if (Array.isArray(people) && people.every(isPerson)) return { type: 'roster', count, people, ...done }
  if (Array.isArray(names) && names.every((name) => typeof name === 'string'))
    return { type: 'roster', count, names, nicknames: nicknamesIn(nicknames), ...done }
  return null
}

function parseObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) ? value : null
  } catch {
    return null
  }
}

function isPerson(value: unknown): value is RosterPerson {
  return (
    isObject(value) &&
    typeof value['userId'] === 'string' &&
    typeof value['name'] === 'string' &&
    typeof value['isFacilitator'] === 'boolean'
  )
}

/** An older server tells none. */
function nicknamesIn(value: unknown): (string | null)[] {
  return Array.isArray(value) ? value.map((one) => (typeof one === 'string' ? one : null)) : []
}

function isCounts(value: unknown): value is Record<string, number> {
  return isObject(value) && Object.values(value).every((count) => typeof count === 'number')
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
