import { beforeEach, expect, test } from 'vitest'
import {
  copiedBy as by,
  copiedTexts as shape,
  copiedThing as thing,
  copyItem,
} from '#support/documents/copied.ts'
import { addPoll, addSubPoll } from '#support/documents/polls.ts'
import * as Y from 'yjs'
import type { CopiedInput, CopyItem, CopyType } from '../activity/copiedInput.ts'
import type { ActivityDocs } from '../activity/docs.ts'
import { activityRoots } from '../activity/docs.ts'
import { deskEdits } from '../activity/items/arrangeItems.ts'
import { limits } from '../limits.ts'
import { messages } from '../messages.ts'
import { copyOfEvaluate } from './copy.ts'
import { readInput, writeInput } from './input.ts'
import { pollType, readPolls } from './items.ts'

const objectId = crypto.randomUUID()
let docs: ActivityDocs

beforeEach(() => {
  docs = empty()
  for (const id of ['p1', 'p2', 'gone']) addPoll(docs.desk, { id, text: id, desc: `more of ${id}`, color: 4 })
  for (const id of ['s1', 's2']) addSubPoll(docs.desk, { id, pollId: 'p1', text: id, desc: 'why' })
  deskEdits.remove({ type: pollType, last: null }, docs.desk, 'gone')
})

function empty(): ActivityDocs {
  return { desk: new Y.Doc(), board: new Y.Doc() }
}

const item = (objId: string, type: CopyType = 'ANSWERS', copyChildren = true) =>
  copyItem(type, objId, { copyChildren })
const read = (...items: CopyItem[]) => readInput(docs, objectId, items, {})
const write = (into: ActivityDocs, input: CopiedInput[]) => writeInput(into, input, { kind: 'ANSWERS' }, by)
const written = ({ desk }: ActivityDocs) =>
  readPolls(desk).map(({ text, subPolls }) => [text, ...subPolls.map((one) => one.text)])

test('[K6] [EV10] copies a poll with its sub-polls or alone, a sub-poll, or everything, each once', () => {
  expect(shape(read(item('p2'), item(objectId)))).toEqual(['p2', ['p1', ['s1', 's2']]])
  expect(shape(read(item('p1', 'ANSWERS', false), item('s2')))).toEqual(['p1', 's2'])
  expect(shape(read(item('p1'), item('s2'), item('gone'), item('none')))).toEqual([['p1', ['s1', 's2']]])
  for (const type of ['TOPICS', 'MULTI_TOPICS'] as const)
    expect(shape(read(item(objectId, type)))).toEqual([['p1', ['s1', 's2']], 'p2'])
  expect(read(item('p2'))).toEqual([
    {
      ...{ text: 'p2', desc: 'more of p2', color: 4, score: 0, isHidden: false, comments: [] },
      ...{ source: { objectId, itemId: 'p2' }, children: null },
    },
  ])
})

test('[EV10] answers, groups and headings become polls, and the answers under them sub-polls', () => {
  const into = empty()
  const given = [
    thing('Answer'),
    thing('Group', [thing('in it'), thing('Nested', [thing('deep')])]),
    thing('Q', []),
  ]
  const { made, copied } = write(into, given)
  expect(written(into)).toEqual([['Answer'], ['Group', 'in it', 'deep'], ['Q']])
  expect([copied, made.map(({ kind }) => kind).sort()]).toEqual([
    3,
    ['poll', 'poll', 'poll', 'subPoll', 'subPoll'],
  ])
  expect(readPolls(into.desk)[0]).toMatchObject({ desc: 'why', color: 3, createdAt: 9 })
})

test('[EV10] a group without a name is replaced by its answers, and empty ones are left out', () => {
  const into = empty()
  write(into, [thing('', [thing('one'), thing(''), thing('two')]), thing(' ')])
  expect(written(into)).toEqual([['one'], ['two']])
  for (const nothing of [[], [thing('')], [thing('', [])]])
    expect(() => write(into, nothing)).toThrow(messages.nothingToCopy.sentence)
})

test('[K8] [EV3] more than fits is refused as a whole', () => {
  const into = empty()
  const many = (count: number) => Array.from({ length: count }, () => thing('x'))
  expect(() => write(into, many(limits.polls + 1))).toThrow(messages.tooManyForEvaluate(200).sentence)
  expect(() => write(into, [thing('fits'), thing('Group', many(limits.subPolls + 1))])).toThrow(
    messages.tooManySubPollsToCopy(20).sentence,
  )
  expect(written(into)).toEqual([])
  write(into, many(limits.polls))
  expect(() => write(into, [thing('one more')])).toThrow(messages.tooManyForEvaluate(200).sentence)
})

test('[K9] a hidden heading, which everyone would see, is not copied, and nothing with it', () => {
  const into = empty()
  expect(() => write(into, [thing('Now'), { ...thing('Later'), isHidden: true }])).toThrow(
    messages.hiddenForEvaluate.sentence,
  )
  expect(written(into)).toEqual([])
})

test('[EV4] [K12] texts are cut to the limits, and answers name their source', () => {
  const into = empty()
  const source = { objectId, itemId: crypto.randomUUID() }
  const long = { ...thing('x'.repeat(900)), desc: 'y'.repeat(900), source }
  write(into, [long, { ...thing('Group', [long]), source }])
  const [alone, group] = readPolls(into.desk)
  expect([alone?.text.length, alone?.desc.length]).toEqual([limits.pollText, limits.pollDesc])
  const sourced = [...activityRoots.sources(into.desk).keys()]
  expect(sourced.sort()).toEqual([alone?.id, group?.subPolls[0]?.id].sort())
})

test('[PU9] [EV10] copies without input keep what facilitators typed, and copies of copies still tell it apart', () => {
  write(docs, [thing('Answer', [thing('one')]), thing('Other')])
  const copied = (from: ActivityDocs, mode: 'copy_all' | 'headings_only'): ActivityDocs => {
    const into = empty()
    copyOfEvaluate.write(into, copyOfEvaluate.read(from, mode), by.newId, by.now)
    return into
  }
  const typed = [['p1', 's1', 's2'], ['p2']]
  const all = copied(docs, 'copy_all')
  expect(written(all)).toEqual([...typed, ['Answer', 'one'], ['Other']])
  for (const from of [docs, all]) expect(written(copied(from, 'headings_only'))).toEqual(typed)
})
