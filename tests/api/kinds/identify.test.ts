import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  CreateIdentifyAnswerDocument,
  CreateIdentifyTopicDocument,
  DeleteIdentifyAnswerDocument,
  DeleteIdentifyTopicDocument,
  OwnInIdentifyDocument,
  SetIdentifyShownDocument,
  UpdateIdentifyAnswerDocument,
  UpdateIdentifyDocument,
  UpdateIdentifyTopicDocument,
} from '#api/operations/identify.ts'
import type { Calls } from '#support/calls/calls.ts'
import { ann, ben, fay, session, stageTwo } from '#support/calls/stage.ts'
import { IdentifyBoardDocument } from '#support/calls/boardQueries.ts'

stageTwo()

interface Board {
  topics: { id: string; topicText: string | null; answerCount: number; answers: { answerText: string }[] }[]
}

/** A new activity: its id, and that of its topic. */
async function addIdentify() {
  const { part, identify } = await fay.must<{ part: { objectId: string }; identify: Board }>(
    `mutation ($common: CommonInfoInput!) {
      createPartAndType(commonInfoData: $common, title: "Found", type: "workshop | identify") {
        ok errorString part { objectId } identify { shown notes topics { id topicText } } } }`,
    { common: session.common },
  )
  expect(identify).toMatchObject({ shown: false, notes: '', topics: [{ topicText: 'Topic 1' }] })
  const id = part.objectId
  const read = (who: Calls, query: string = IdentifyBoardDocument) => who.must<Board>(query, { id })
  const textsFor = async (who: Calls, query: string = IdentifyBoardDocument) =>
    (await read(who, query)).topics.map(({ answers }) => answers.map(({ answerText }) => answerText))
  return { id, topicId: identify.topics[0]?.id ?? '', read, textsFor }
}

test('[Y3] [Y4] [Y5] [Y6] answers as everybody reads them, hidden and shown, and texts that are changed field by field', async () => {
  const { id: identifyId, topicId, read, textsFor } = await addIdentify()
  const answerId = randomUUID()
  await ann.must(CreateIdentifyAnswerDocument, {
    ...{ id: answerId, topicId, answerText: 'of Ann', answerDesc: 'why' },
  })
  for (const [who, answerText] of [
    [ben, 'of Ben'],
    [fay, 'of Fay'],
  ] as const)
    await who.must(CreateIdentifyAnswerDocument, { id: randomUUID(), topicId, answerText })
  const all = ['of Ann', 'of Ben', 'of Fay']
  expect([await textsFor(ann), await textsFor(fay)]).toEqual([[['of Ann']], [all]])
  expect((await read(ann)).topics[0]).toMatchObject({ answerCount: 3, answers: [{ answerDesc: 'why' }] })
  await fay.must(SetIdentifyShownDocument, { identifyId, shown: true })
  expect(await read(ben)).toMatchObject({ shown: true })
  expect(await textsFor(ben)).toEqual([all])
  expect(await textsFor(ben, OwnInIdentifyDocument)).toEqual([['of Ben']])

  await ann.must(UpdateIdentifyAnswerDocument, { answerId, answerText: 'second' })
  await fay.must(UpdateIdentifyAnswerDocument, { answerId, answerDesc: 'added' })
  await fay.must(UpdateIdentifyTopicDocument, { topicId, topicText: 'What?' })
  await fay.must(UpdateIdentifyDocument, { identifyId, identifyDesc: 'All', notes: 'psst' })
  expect(await read(ben)).toMatchObject({
    identifyDesc: 'All',
    topics: [{ topicText: 'What?', answers: [{ answerText: 'second', answerDesc: 'added' }, {}, {}] }],
  })
  const { text } = await ann.ask(UpdateIdentifyAnswerDocument, { answerId, answerText: ' ' })
  expect(text).toContain('Please enter a text.')
  const last = await fay.ask(DeleteIdentifyTopicDocument, { topicId })
  expect(last.text).toContain('The last topic cannot be deleted.')
})

test('[C2] a retried topic is added once, a deleted answer does not come back, and an id is used for one kind of item', async () => {
  const { id: identifyId, topicId, read } = await addIdentify()
  const topic = { id: randomUUID(), identifyId, topicText: 'Second' }
  const one = { id: randomUUID(), topicId, answerText: 'once' }
  for (const _time of [1, 2]) {
    expect(await fay.must(CreateIdentifyTopicDocument, topic)).toMatchObject({ topic: { id: topic.id } })
    expect(await ann.must(CreateIdentifyAnswerDocument, one)).toMatchObject({ answer: { id: one.id } })
  }
  expect((await read(fay)).topics.map(({ answerCount }) => answerCount)).toEqual([1, 0])
  const asTopic = { topicId: one.id, topicText: 'x' }
  expect((await fay.ask(UpdateIdentifyTopicDocument, asTopic)).codes).toEqual(['NOT_FOUND'])
  await ann.must(DeleteIdentifyAnswerDocument, { answerId: one.id })
  expect(await ann.must(CreateIdentifyAnswerDocument, one)).toMatchObject({ answer: null })
})
