import { ownItems } from '#activity/own/ownItems.ts'
import type { OwnItem, OwnOnDevice } from '#activity/own/ownItems.ts'
import type { BallotTarget } from '#activity/voting/ballot/ballot.ts'
import type { OwnInPulseQuery } from '#api/generated.ts'
import { statementType } from '#domain/pulse/items.ts'
import type { CategoryView } from '#domain/pulse/items.ts'
import { statementsIn } from '../statements/statementScreen.ts'

/** A statement that this person wrote or voted on, as far as it is known. */
export interface OwnInPulse extends OwnItem {
  /** Null when this person may not see the category now. */
  category: string | null
  /** Null: they chose nothing on it in the present round. */
  vote: BallotTarget | null
}

export interface OwnInPulseParts extends OwnOnDevice {
  /** The server's reply; null: not asked yet, or not reachable. */
  fetched: OwnInPulseQuery['pulse'] | null
  /** Of the board. */
  categories: readonly CategoryView[]
  /** How far the person is with statements of these. */
  choices: readonly BallotTarget[]
}

/** What a person wrote in a pulse, oldest first; then what else they voted on or chose, in the order of the list. */
export function ownInPulse({ fetched, categories, choices, ...device }: OwnInPulseParts): OwnInPulse[] {
  const names = new Map(categories.map(({ id, name }) => [id, name]))
  const votes = new Map(choices.flatMap((one) => (one.choice.is === 'nothing' ? [] : [[one.id, one]])))
  const written = ownItems(
    (fetched ? statementsIn(fetched) : []).map(({ id, text, createdAt, groupId }) => ({
      ...{ id, text, createdAt },
      category: names.get(groupId) ?? null,
    })),
    device,
    statementType.kind,
    ({ groupId }) => ({ category: names.get(String(groupId)) ?? null }),
  )
  const ids = new Set(written.map(({ id }) => id))
  const others = categories.flatMap(({ name: category, statements }) =>
    statements
      .filter(({ id }) => votes.has(id) && !ids.has(id))
      .map(({ id, text }) => ({ id, text, category, createdAt: 0, isSaved: true })),
  )
  return [...written, ...others].map((one) => ({ ...one, vote: votes.get(one.id) ?? null }))
}
