import { generateNKeysBetween } from 'fractional-indexing'
import { answersIn, untaken } from '../activity/copiedInput.ts'
import { readItems } from '../activity/leftOut.ts'
import type { CopiedInput, CopyItem, InputScope, InputTarget } from '../activity/copiedInput.ts'
import { madeOf } from '../activity/contents.ts'
import type { Made } from '../activity/contents.ts'
import type { ActivityDocs, InputSource } from '../activity/docs.ts'
import { nextPlace } from '../activity/order.ts'
import { lastOrder } from '../activity/reorder.ts'
import { writeSource } from '../activity/source.ts'
import { nameOf } from '../activity/texts.ts'
import { votingRound } from '../activity/votes/showing.ts'
import { Refusal, UserMistake } from '../errors.ts'
import type { ObjectId, SliderGroupId } from '../ids.ts'
import { limits } from '../limits.ts'
import * as copyMessages from '../messages/copying.ts'
import * as pulseMessages from '../messages/pulse.ts'
import { createGroup, newGroupName } from './groups.ts'
import { readGroups } from './read.ts'
import { pulseResults } from './results.ts'
import type { CategoryResult, StatementResult } from './results.ts'
import { sortedResults } from './results.ts'
import { roots } from './roots.ts'
import { assertTakesStatements } from './statements.ts'

interface Source {
  objectId: ObjectId
  categories: CategoryResult[]
}

/**
 * Reads input of a pulse as values, in the order in which the call names it. Deleted and missing items are skipped, and
 * so are items named before, alone or through their category. Both names that calls have for headings select
 * categories; TOP selects the statements with the highest mean, and the first ones while results may not be read.
 * SPEC K1, K6, PU10, BT6.
 */
export function readInput(
  { desk, board, tally }: ActivityDocs,
  objectId: ObjectId,
  items: readonly CopyItem[],
  { multiTopicId }: InputScope,
  onMissing?: (item: CopyItem) => void,
): CopiedInput[] {
  const all = pulseResults({ doc: desk, board, tally: tally ?? null }, votingRound(board))
  const categories = all
    .filter(({ id }) => (multiTopicId ?? id) === id)
    .map((category) => ({
      ...category,
      statements: category.statements.filter(({ text }) => nameOf(text, limits.sliderText) !== ''),
    }))
  return readItems(items, (item, taken) => inputOf({ objectId, categories }, item, taken), onMissing)
}

function inputOf({ objectId, categories }: Source, item: CopyItem, taken: Set<string>): CopiedInput[] {
  const { type, objId, copyChildren, count } = item
  if (type === 'TOPICS' || type === 'MULTI_TOPICS') {
    const named = categories.filter(({ id }) => objId === id || objId === objectId)
    return untaken(named, taken).map(({ id, name, statements }) => {
      const children = copyChildren ? untaken(statements, taken).map((one) => inputFrom(objectId, one)) : null
      return {
        ...plain,
        text: nameOf(name, limits.sliderGroupName),
        source: { objectId, itemId: id },
        children,
      }
    })
  }
  const named = categories
    .flatMap(({ statements }) => statements)
    .filter(({ id, groupId }) => [id, groupId, objectId].includes(objId))
  const wanted = type === 'TOP' ? sortedResults(named, 'mean').slice(0, count) : named
  return untaken(wanted, taken).map((one) => inputFrom(objectId, one))
}

/** Votes do not travel with input. SPEC BT16. */
const plain = { desc: '', color: 0, score: 0, isHidden: false, comments: [] }

function inputFrom(objectId: ObjectId, { id, text }: StatementResult): CopiedInput {
  return {
    ...plain,
    text: nameOf(text, limits.sliderText),
    source: { objectId, itemId: id },
    children: null,
  }
}

/** A statement to be written. */
interface Writing {
  groupId: SliderGroupId
  text: string
  source: InputSource | undefined
}

/**
 * Appends input to a pulse in its order, under new ids. All checks run before the first write: input that does not fit
 * is refused as a whole. A group is replaced by its answers. Copied statements wait for approval. SPEC K7 to K9, PU10.
 *
 * @returns the number of statements or categories made, without statements in a category
 * @throws {Refusal} `NOT_FOUND` when the category was deleted
 * @throws {UserMistake} when there is nothing to copy, more than fits, or a hidden heading would become a category
 */
export function writeInput(
  docs: ActivityDocs,
  input: readonly CopiedInput[],
  { kind, multiTopicId }: InputTarget,
  by: { now: number; newId: () => string },
): { made: Made[]; copied: number } {
  const { desk } = docs
  const there = readGroups(desk)
  if (kind === 'ANSWERS') {
    const group = multiTopicId === undefined ? there[0] : there.find(({ id }) => id === multiTopicId)
    if (!group) throw new Refusal('NOT_FOUND', `category ${multiTopicId ?? ''}`)
    const statements = statementsUnder(input, group.id)
    if (statements.length === 0) throw new UserMistake(copyMessages.nothingToCopy)
    assertTakesStatements(desk, new Map([[group.id, statements.length]]))
    return { made: madeOf({ sliderPoll: writeStatements(docs, statements, by) }), copied: statements.length }
  }
  if (input.length === 0) throw new UserMistake(copyMessages.nothingToCopy)
  if (input.some(({ isHidden }) => isHidden)) throw new UserMistake(pulseMessages.hiddenForPulse)
  if (there.length + input.length > limits.sliderGroups)
    throw new UserMistake(pulseMessages.tooManyForPulse(limits.sliderGroups))
  const groups = input.map((one) => ({ one, id: by.newId() }))
  const statements = groups.map(({ one, id }) => statementsUnder(one.children ?? [], id))
  assertTakesStatements(desk, new Map(groups.map(({ id }, index) => [id, statements[index]?.length ?? 0])))
  for (const { one, id } of groups)
    createGroup(desk, id, nameOf(one.text, limits.sliderGroupName) || newGroupName)
  const made = {
    sliderGroup: groups.map(({ id }) => id),
    sliderPoll: writeStatements(docs, statements.flat(), by),
  }
  return { made: madeOf(made), copied: input.length }
}

function statementsUnder(input: readonly CopiedInput[], groupId: SliderGroupId): Writing[] {
  return answersIn(input).flatMap(({ text, source }) => {
    const name = nameOf(text, limits.sliderText)
    return name === '' ? [] : { groupId, text: name, source }
  })
}

function writeStatements(
  { desk }: ActivityDocs,
  statements: readonly Writing[],
  { now, newId }: { now: number; newId: () => string },
): string[] {
  const records = roots.statements(desk)
  const first = nextPlace(records, now)
  const orders = generateNKeysBetween(lastOrder(records), null, statements.length)
  return statements.map(({ groupId, text, source }, index) => {
    const id = newId()
    records.set(id, { groupId, order: orders[index] ?? '', createdAt: now, place: first + index })
    roots.statementText(desk).set(id, text)
    writeSource(desk, id, source)
    return id
  })
}
