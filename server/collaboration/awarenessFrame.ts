import * as decoding from 'lib0/decoding'

/** What a frame says about one awareness client; a null state means that it is gone. */
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
 * What a frame says about the client it comes from. Browsers also report others, whom they have not heard for a
 * while: nobody speaks for somebody else here.
 *
 * @param own the socket's awareness client, null before it has spoken for the first time
 */
export function ownEntry(entries: AwarenessEntry[], own: number | null): AwarenessEntry | null {
  if (own !== null) return entries.find(({ client }) => client === own) ?? null
  const [first] = entries
  return entries.length === 1 && first && !first.isGone ? first : null
}
