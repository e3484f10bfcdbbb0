/** Values of an item as kept on this device: plain JSON. */
export type Fields = Readonly<Record<string, string | number | boolean | null>>

/**
 * Effect of an outbox entry, as plain data: screens show it as an optimistic update, and the outbox derives from it
 * which entries depend on each other. `type` is the activity's own word for the affected item ('post', 'comment'), `id`
 * identifies it.
 */
export type Effect =
  | {
      does: 'create'
      type: string
      id: string
      /** Id of the parent item: when that is refused, this is refused too. */
      under?: string
      fields: Fields
    }
  | { does: 'change'; type: string; id: string; fields: Fields }
  | { does: 'remove' | 'like' | 'unlike'; type: string; id: string }
  | BallotEffect
  | FillEffect

/** Changes some of the texts of an item that several people edit. */
export interface FillEffect {
  does: 'fill'
  type: string
  /** Id of the item: entries about it are sent in order, behind the one that adds it. */
  id: string
  /** By field: the text, and the one that the person saw before. */
  cells: Readonly<Record<string, { value: string; expected?: string | undefined }>>
}

/** Casts, changes or withdraws this person's votes. */
export interface BallotEffect {
  does: 'vote'
  type: 'ballot'
  /** By `ballotId`: entries about one scope of an activity are sent in order, in whatever round they were made. */
  id: string
  /** Id of the scope within the activity: what one ballot covers. */
  scope: string
  round: number
  /** The person was told, when they voted, that the ballot may be recognised. SPEC BT19 */
  isRecognisable?: boolean
  /** By target: what was chosen, as text; null withdraws. */
  votes: Readonly<Record<string, string | null>>
}

/** Identifies the votes of this person in one scope of an activity. */
export function ballotId(objectId: string, scope: string): string {
  return `${objectId}:${scope}`
}

/** Id of the item that an effect depends on; null when none. */
export function neededBy(effect: Effect | null): string | null {
  return (effect?.does === 'create' ? effect.under : effect?.id) ?? null
}

/** Id of the item that an effect creates; null when none. */
export function madeBy(effect: Effect | null): string | null {
  return effect?.does === 'create' ? effect.id : null
}

/** Ids of the items that an effect concerns. */
export function idsOf(effect: Effect | null): string[] {
  return [madeBy(effect), neededBy(effect)].filter((id) => id !== null)
}
