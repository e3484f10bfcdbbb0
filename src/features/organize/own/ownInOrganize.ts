import { ownItems } from '#activity/own/ownItems.ts'
import type { OwnItem, OwnOnDevice } from '#activity/own/ownItems.ts'
import type { BallotTarget } from '#activity/voting/ballot/ballot.ts'
import type { OwnInOrganizeQuery } from '#api/generated.ts'
import { byTime } from '#domain/activity/order.ts'
import { itemType } from '#domain/organize/items.ts'
import type { OrganizedSection } from '#domain/organize/places.ts'
import { itemsIn } from '../items/itemScreen.ts'

/** An item that this person wrote or placed for themselves, as far as it is known. */
export interface OwnInOrganize extends OwnItem {
  /** The section in which it is on the board, and its group; empty while it is not sorted. */
  under: readonly string[]
  /** Where they placed it in the present round; null: nowhere. */
  vote: BallotTarget | null
}

export interface OwnInOrganizeParts extends OwnOnDevice {
  /** The server's reply; null: not asked yet, or not reachable. */
  fetched: OwnInOrganizeQuery['organize'] | null
  /** Of the board, with what is not sorted. */
  sections: readonly OrganizedSection[]
  /** How far the person is with placing these items. */
  choices: readonly BallotTarget[]
}

/**
 * What a person wrote in an Organize activity, oldest first; then what else they placed, oldest first too: the order of the
 * board would tell where it has them. SPEC OR7
 */
export function ownInOrganize({
  fetched,
  sections,
  choices,
  ...device
}: OwnInOrganizeParts): OwnInOrganize[] {
  const votes = new Map(choices.flatMap((one) => (one.choice.is === 'nothing' ? [] : [[one.id, one]])))
  const written = ownItems<object>(fetched ? itemsIn(fetched) : [], device, itemType.kind, () => ({}))
  const ids = new Set(written.map(({ id }) => id))
  const onBoard = sections.flatMap(({ id: sectionId, text: name, entries }) =>
    entries.flatMap(({ group, items }) =>
      items.map((item) => ({
        ...{ ...item, isSaved: true },
        under: [...(sectionId === null ? [] : [name]), ...(group ? [group.text] : [])],
      })),
    ),
  )
  const underOf = new Map(onBoard.map(({ id, under }) => [id, under]))
  const placed = onBoard.filter(({ id }) => votes.has(id) && !ids.has(id)).toSorted(byTime)
  return [...written, ...placed].map(({ id, text, createdAt, isSaved }) => ({
    ...{ id, text, createdAt, isSaved },
    ...{ under: underOf.get(id) ?? [], vote: votes.get(id) ?? null },
  }))
}
