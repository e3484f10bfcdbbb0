import type { MineInPulseQuery } from '#api/generated.ts'
import { ownItems } from '#activity/own/ownItems.ts'
import type { OwnItem, OwnOnDevice } from '#activity/own/ownItems.ts'
import { statementItems } from '../statements/statementItems.ts'

/** A statement that this person wrote or voted on, as far as it is known. */
export interface OwnInPulse extends OwnItem {
  /** Null when this person may not see the category now. */
  category: string | null
  /** The value of their vote in the present round; null: they abstained; undefined: they have not voted on it. */
  vote: number | null | undefined
}

/**
 * What a person wrote in a pulse, oldest first; then what else they voted on, in the order of the list.
 *
 * @param fetched the server's reply; null: not asked yet, or not reachable
 */
export function ownInPulse(fetched: MineInPulseQuery['pulse'] | null, device: OwnOnDevice): OwnInPulse[] {
  const groups = fetched?.slidergroupSet ?? []
  const votes = new Map(
    groups.flatMap(({ sliderpollSet }) =>
      sliderpollSet.flatMap(({ id, slidervoteSet }) =>
        slidervoteSet.map(({ value1 }) => [id, value1] as const),
      ),
    ),
  )
  const written = ownItems(
    groups.flatMap(({ sliderGroupName: category, written: own }) =>
      own.map(({ id, sliderText: text, createdTimeStamp: createdAt }) => ({ id, text, createdAt, category })),
    ),
    device,
    statementItems.type,
    ({ groupId }) => ({ category: groups.find(({ id }) => id === groupId)?.sliderGroupName ?? null }),
  )
  const ids = new Set(written.map(({ id }) => id))
  const others = groups.flatMap(({ sliderGroupName: category, sliderpollSet }) =>
    sliderpollSet
      .filter(({ id }) => votes.has(id) && !ids.has(id))
      .map(({ id, sliderText: text }) => ({ id, text, category, createdAt: 0, isSaved: true })),
  )
  return [...written, ...others].map((one) => ({ ...one, vote: votes.get(one.id) }))
}
