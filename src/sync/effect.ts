/** Values of an item as they are kept on this device: plain JSON. */
export type Fields = Readonly<Record<string, string | number | boolean | null>>

/**
 * What an entry of the outbox does, said as data: a screen shows it at once, and the outbox sees which entries need each other.
 * `type` is the activity's own word for what it is done to ('post', 'comment'), `id` says to which one.
 */
export type Effect =
  | {
      does: 'create'
      type: string
      id: string
      /** Id of what it stands under: where that was refused, this is refused too. */
      under?: string
      fields: Fields
    }
  | { does: 'change'; type: string; id: string; fields: Fields }
  | { does: 'remove' | 'like' | 'unlike'; type: string; id: string }

/** The id of what an effect needs to be there; null where it needs nothing. */
export function neededBy(effect: Effect | null): string | null {
  return (effect?.does === 'create' ? effect.under : effect?.id) ?? null
}

/** The id of what an effect makes; null where it makes nothing. */
export function madeBy(effect: Effect | null): string | null {
  return effect?.does === 'create' ? effect.id : null
}

/** The ids that an effect is about. */
export function idsOf(effect: Effect | null): string[] {
  return [madeBy(effect), neededBy(effect)].filter((id) => id !== null)
}
