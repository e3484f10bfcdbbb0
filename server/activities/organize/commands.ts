import type { ResultsMode } from '#domain/activity/votes/showing.ts'
import { setResultsMode, setResultsShown } from '#domain/activity/votes/voting.ts'
import type { NewItem } from '#domain/activity/items/changeItems.ts'
import { UserMistake } from '#domain/errors.ts'
import type { GroupId, SectionId } from '#domain/ids.ts'
import { activityHidden } from '#domain/messages/activities.ts'
import { updateInfo } from '#domain/organize/info.ts'
import type { DeskInfoField } from '#domain/organize/info.ts'
import type { Sorting } from '#domain/organize/flags.ts'
import { groupType, itemType } from '#domain/organize/items.ts'
import { addGroup, addItem, moveItem, move } from '#domain/organize/moves.ts'
import type { Move } from '#domain/organize/moves.ts'
import type { Target } from '#domain/organize/places.ts'
import { acceptAgreed } from '#domain/organize/results.ts'
import type { SortedItem } from '#domain/organize/results.ts'
import { setItemsTaken, setSorting } from '#domain/organize/sorting.ts'
import { maySee } from '#domain/permissions.ts'
import { readAgenda } from '#domain/workshop/state.ts'
import { deskEdits } from '#domain/activity/items/arrangeItems.ts'
import { makeOnDesk, onDesk } from '#server/commands/desk.ts'
import type { ActivityRef } from '#server/commands/made.ts'
import { onVotes } from '#server/commands/votes/onVotes.ts'
import type { Command, CommandAuthor } from '#server/tick/command.ts'

/** SPEC OR2, B19, BT4, BT17 */
export function changeOrganize(
  author: CommandAuthor,
  ref: ActivityRef,
  texts: Partial<Record<DeskInfoField, string | undefined>>,
  resultsShown: boolean | undefined,
): Command<void> {
  return onVotes(author, ref, ({ desk, board }) => {
    updateInfo(desk, texts)
    if (resultsShown !== undefined) setResultsShown(board, resultsShown)
    return undefined
  })
}

/** Blind sorting takes results back that everybody saw, and leads the room. SPEC OR5, BT17 */
export function chooseSorting(
  author: CommandAuthor,
  ref: ActivityRef,
  sorting: Sorting,
  mode?: ResultsMode,
): Command<void> {
  return onVotes(author, ref, ({ board }) => {
    setSorting(board, sorting)
    if (mode !== undefined) setResultsMode(board, mode)
    return undefined
  })
}

/** SPEC OR3 */
export function takeItems(author: CommandAuthor, ref: ActivityRef, areTaken: boolean): Command<void> {
  return onDesk(author, ref, ({ board }) => setItemsTaken(board, areTaken))
}

/** Adds an item, once for each id. SPEC OR3, C2 */
export function makeItem(
  author: CommandAuthor,
  ref: ActivityRef,
  item: NewItem<typeof itemType>,
  to: Target,
): Command<boolean> {
  return makeOnDesk(author, ref, { id: item.id, kind: itemType.kind }, (docs, { actor, now }) => {
    addItem(docs, actor, { ...item, createdAt: now }, to)
    return true
  })
}

/**
 * While the activity is hidden from the caller, every move is refused: whether one succeeds would tell where the item is.
 * SPEC OR5, R4
 */
export function moveOne(author: CommandAuthor, ref: ActivityRef, one: Move): Command<void> {
  return onDesk(author, ref, (docs, { actor, state }) => {
    const part = readAgenda(state).find(({ objectId }) => objectId === ref.objectId)
    if (part?.hidden && !maySee(actor.role, 'all')) throw new UserMistake(activityHidden)
    moveItem(docs, actor, one)
  })
}

/** Adds a group, once for each id. SPEC OR1, C2 */
export function makeGroup(
  author: CommandAuthor,
  ref: ActivityRef,
  group: { id: GroupId; text: string },
  to: Pick<Target, 'sectionId'>,
): Command<boolean> {
  return makeOnDesk(author, ref, { id: group.id, kind: groupType.kind }, ({ desk }) => {
    addGroup(desk, group, to)
    return true
  })
}

/** @param sectionId null takes it out of its section; undefined leaves it where it is */
export function changeGroup(
  author: CommandAuthor,
  ref: ActivityRef,
  {
    sectionId,
    ...change
  }: { id: GroupId; text: string | undefined; sectionId: SectionId | null | undefined },
): Command<void> {
  return onDesk(author, ref, ({ desk }) => {
    deskEdits.update(groupType, desk, change)
    if (sectionId !== undefined) move(desk, [change.id], sectionId === null ? {} : { sectionId })
  })
}

/** @param items as the caller may read their results. SPEC OR9 */
export function accept(
  author: CommandAuthor,
  ref: ActivityRef,
  items: readonly Pick<SortedItem, 'id' | 'agreement'>[],
  atLeast: number,
): Command<void> {
  return onDesk(author, ref, ({ desk }) => void acceptAgreed(desk, items, atLeast))
}
