import type * as Y from 'yjs'
import { Refusal, UserMistake } from '../../errors.ts'
import type { ObjectId } from '../../ids.ts'
import type { Message } from '../../message.ts'
import * as copyMessages from '../../messages/copying.ts'
import { madeOf } from '../contents.ts'
import { answersIn, untaken } from '../copiedInput.ts'
import type { CopiedInput, CopyItem, InputModel } from '../copiedInput.ts'
import type { ActivityDocs, InputSource } from '../docs.ts'
import { readItems as readNamed } from '../leftOut.ts'
import { writeSource } from '../source.ts'
import { nameOf, textOf } from '../texts.ts'
import type { ItemRules } from './changeItems.ts'
import { assertTakes, newPlaces } from './createItems.ts'
import { putItem } from './newItems.ts'
import type { ItemType, StoredRecord, TextField } from './itemType.ts'
import { firstItems } from './countItems.ts'
import { headingOf, readItems } from './readItems.ts'

/** An item with a text, and maybe a description. */
type TextItem = ItemType<object, { text: TextField; desc?: TextField }>

/** How input goes in and out of a kind whose answers lie under headings. */
export interface HeadedInput {
  heading: ItemRules<TextItem>
  answer: ItemRules<TextItem>
  /** Why hidden headings are not copied here, where the room would see them. SPEC K9 */
  hidden: Message
  /** Why no more headings fit. */
  tooMany: Message
  /** How many headings one copy may make, and what somebody is told who copies more; null: as many as fit. */
  atOnce: { most: number; mistake: Message } | null
  /** The name of a heading without one, at this position from 1 on. */
  unnamed: (position: number) => string
  /** The answers that TOP takes, the best first; left out where nothing rates them: as they stand. SPEC K6 */
  best?<Answer extends { id: string }>(docs: ActivityDocs, answers: readonly Answer[]): readonly Answer[]
}

type Item = { id: string; text: unknown; desc?: unknown; color?: number }

/**
 * Reads input as values, in the order in which the call names it. Deleted and missing items are skipped, and so are items
 * named before, alone or through their heading. Both names that calls have for headings select them. SPEC K1, K6
 */
export function readHeadedInput(kind: HeadedInput): InputModel['read'] {
  const [heading, answer] = [kind.heading.type, kind.answer.type]
  return (docs, objectId, items, { multiTopicId }, onMissing) => {
    const { desk } = docs
    const headings = firstItems(heading, desk).filter(({ id }) => (multiTopicId ?? id) === id)
    const positions = new Map(headings.map(({ id }, at) => [id, at]))
    const answers = readItems(answer, desk).flatMap((one) => {
      const under = headingOf(answer, one) ?? ''
      const at = positions.get(under)
      return at !== undefined && nameOf(one.text, answer.fields.text.most) !== ''
        ? [{ ...one, under, at }]
        : []
    })
    if (answer.sortedBy === 'order') answers.sort((a, b) => a.at - b.at)
    const read = ({ type, objId, copyChildren, count }: CopyItem, taken: Set<string>): CopiedInput[] => {
      if (type === 'TOPICS' || type === 'MULTI_TOPICS') {
        const named = headings.filter(({ id }) => objId === id || objId === objectId)
        return untaken(named, taken).map((one) => {
          const below = copyChildren ? answers.filter(({ under }) => under === one.id) : null
          const children =
            below && untaken(below, taken).map((child) => inputOf(objectId, answer, child, null))
          return inputOf(objectId, heading, one, children)
        })
      }
      const named = answers.filter(({ id, under }) => [id, under, objectId].includes(objId))
      const wanted = type === 'TOP' ? (kind.best?.(docs, named) ?? named).slice(0, count) : named
      return untaken(wanted, taken).map((one) => inputOf(objectId, answer, one, null))
    }
    return readNamed(items, read, onMissing)
  }
}

/** One item as input, with what stands under it. */
export function inputOf(
  objectId: ObjectId,
  { fields }: TextItem,
  { id, text, desc, color = 0 }: Item,
  children: CopiedInput[] | null,
): CopiedInput {
  return {
    ...{ color, score: 0, isHidden: false, comments: [], children },
    text: nameOf(text, fields.text.most),
    desc: fields.desc ? textOf(desc, fields.desc.most) : '',
    source: { objectId, itemId: id },
  }
}

/**
 * Appends input in its order, under new ids. All checks run before the first write: input that does not fit is refused as a
 * whole. A group is replaced by its answers. SPEC K7 to K9
 *
 * The call returns the number of answers or headings made, without answers under a heading. It throws `Refusal` `NOT_FOUND`
 * when the heading was deleted, and `UserMistake` when there is nothing to copy, more than fits, or a hidden heading.
 */
export function writeHeadedInput(kind: HeadedInput): InputModel['write'] {
  const { hidden, tooMany, atOnce, unnamed } = kind
  const [heading, answer] = [kind.heading.type, kind.answer.type]
  return (docs, given, { kind: becomes, multiTopicId }, { now, newId }) => {
    const { desk } = docs
    const there = readItems(heading, desk)
    if (becomes === 'ANSWERS') {
      const under = multiTopicId === undefined ? there[0] : there.find(({ id }) => id === multiTopicId)
      if (!under) throw new Refusal('NOT_FOUND', `${heading.kind} ${multiTopicId ?? ''}`)
      const answers = answersUnder(answer, given, under.id)
      if (answers.length === 0) throw new UserMistake(copyMessages.nothingToCopy)
      assertTakes(kind.answer, docs, answers)
      const made = madeOf({ [answer.kind]: appendItems(answer, desk, answers, { now, newId }) })
      return { made, copied: answers.length }
    }
    if (given.length === 0) throw new UserMistake(copyMessages.nothingToCopy)
    if (given.some(({ isHidden }) => isHidden)) throw new UserMistake(hidden)
    if (atOnce && given.length > atOnce.most) throw new UserMistake(atOnce.mistake)
    if (there.length + given.length > heading.most) throw new UserMistake(tooMany)
    const ids = given.map(() => newId())
    const answers = given.flatMap(({ children }, at) => answersUnder(answer, children ?? [], ids[at] ?? ''))
    assertTakes(kind.answer, docs, answers)
    const headings = given.map(({ text }, at) => {
      return { text: nameOf(text, heading.fields.text.most) || unnamed(there.length + at + 1) }
    })
    const made = {
      [heading.kind]: appendItems(heading, desk, headings, { now, newId: () => ids.shift() ?? newId() }),
      [answer.kind]: appendItems(answer, desk, answers, { now, newId }),
    }
    return { made: madeOf(made), copied: given.length }
  }
}

function answersUnder(
  { fields, under: lies }: TextItem,
  given: readonly CopiedInput[],
  under: string,
): StoredRecord[] {
  return answersIn(given).flatMap(({ text, desc, source }) => {
    const name = nameOf(text, fields.text.most)
    const more = fields.desc && { desc: textOf(desc, fields.desc.most) }
    return name === '' ? [] : [{ ...(lies && { [lies.key]: under }), text: name, ...more, source }]
  })
}

/**
 * Writes items behind those that are there, in their order, unchecked.
 *
 * @param items with their heading, their fields and their source
 * @returns their ids
 */
export function appendItems(
  type: ItemType,
  desk: Y.Doc,
  items: readonly (StoredRecord & { source?: InputSource | undefined })[],
  { now, newId }: { now: number; newId: () => string },
): string[] {
  const places = newPlaces(type, desk, items.length, now)
  return items.map((item, at) => {
    const id = newId()
    putItem(type, desk, id, { ...item, ...places[at] })
    writeSource(desk, id, item.source)
    return id
  })
}
