import * as decoding from 'lib0/decoding'

/** One entry of an awareness frame; a null state means that the client has gone. */
export interface AwarenessEntry {
  client: number
  isGone: boolean
}

/** The entries of an awareness frame; null when it is malformed. */
export function readAwarenessEntries(states: Uint8Array): AwarenessEntry[] | null {
  try {
    const decoder = decoding.createDecoder(states)
    const entries: AwarenessEntry[] = []
    for (let left = decoding.readVarUint(decoder); left > 0; left -= 1) {
      const client = decoding.readVarUint(decoder)
      decoding.readVarUint(decoder)
      const state: unknown = JSON.parse(decoding.readVarString(decoder))
      if (state !== null && (typeof state !== 'object' || Array.isArray(state))) return null
      entries.push({ client, isGone: state === null })
    }
    return entries
  } catch {
    return null
  }
}

/**
 * The entry of a frame that concerns its sender. Browsers also report other clients that they have not heard from for a
 * while; those entries are ignored.
 *
 * @param own the socket's awareness client, null before its first frame
 */
export function ownEntry(entries: AwarenessEntry[], own: number | null): AwarenessEntry | null {
  if (own !== null) return entries.find(({ client }) => client === own) ?? null
  const [first] = entries
  return entries.length === 1 && first && !first.isGone ? first : null
}
