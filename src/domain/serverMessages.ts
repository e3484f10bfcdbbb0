import type { FullRoster, RosterPerson, ShortRoster } from './workshop/roster.ts'

/**
 * Messages of the server besides documents, sent as text on the state document: the roster, and a notice that rows
 * changed which open screens show, so that they refetch.
 */
export type ServerMessage = FullRoster | ShortRoster | { type: 'changed' }

/** Parses a message; null for anything that this version does not know, such as a message of a newer server. */
export function parseServerMessage(text: string): ServerMessage | null {
  const message = parseObject(text)
  if (message?.['type'] === 'changed') return { type: 'changed' }
  if (message?.['type'] !== 'roster' || typeof message['count'] !== 'number') return null
  const { count, people, names, nicknames, joined, here, finished } = message
  const done = {
    ...(typeof joined === 'number' && { joined }),
    ...(typeof here === 'number' && { here }),
    ...(isCounts(finished) && { finished }),
  }
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

/** Older servers send no nicknames. */
function nicknamesIn(value: unknown): (string | null)[] {
  return Array.isArray(value) ? value.map((one) => (typeof one === 'string' ? one : null)) : []
}

function isCounts(value: unknown): value is Record<string, number> {
  return isObject(value) && Object.values(value).every((count) => typeof count === 'number')
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
