import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { messages } from '#domain/messages.ts'
import type { Calls } from '#support/calls/calls.ts'
import { ann, ben, fay, session, stageTwo } from '#support/calls/stage.ts'

stageTwo()
let postId: string

beforeEach(async () => {
  postId = await session.answer(ann, 'plant trees')
  await session.showAll(true)
})

const create = `mutation ($id: ID, $on: ID!, $text: String!) { createComment(id: $id, postId: $on, text: $text) {
  ok errorString comment { id text showRemoved isMine creator { id } subComments { id } } } }`
const reply = `mutation ($id: ID, $on: ID!, $text: String!) { createSubComment(id: $id, commentId: $on, text: $text) {
  ok errorString subComment { id text isMine } } }`
const update = `mutation ($id: ID!, $text: String, $removed: Boolean) {
  updateComment(commentId: $id, text: $text, showRemoved: $removed) { ok errorString comment { text showRemoved } } }`
const updateReply = update
  .replace('updateComment(commentId', 'updateSubComment(subCommentId')
  .replace('comment {', 'subComment {')

const write = async (who: Calls, text: string): Promise<string> =>
  (await who.must<{ comment: { id: string } }>(create, { on: postId, text })).comment.id

interface Read {
  numComments: number
  comments: { text: string | null; subComments: { id: string }[] }[]
}
const read = (who: Calls) =>
  who.must<Read>(
    `query ($id: ID!) { post(id: $id) { numComments comments { id text showRemoved isMine createdTimeStamp
      subComments { id text showRemoved isMine createdTimeStamp } } } }`,
    { id: postId },
  )

test('[B12] comments and replies, one level deep, changed and removed by their authors and by facilitators', async () => {
  const comment = await write(ben, 'which ones?')
  await ann.must(reply, { on: comment, text: 'oaks' })
  const [oaks = { id: '' }] = (await read(fay)).comments[0]?.subComments ?? []
  await ben.must(reply, { on: oaks.id, text: 'good' })
  const any = { showRemoved: false, createdTimeStamp: expect.any(Number) as unknown }
  expect(await read(ben)).toMatchObject({
    numComments: 3,
    comments: [
      {
        ...{ ...any, text: 'which ones?', isMine: true },
        subComments: [
          { ...any, text: 'oaks', isMine: false },
          { ...any, text: 'good', isMine: true },
        ],
      },
    ],
  })
  await ben.must(update, { id: comment, text: 'which?' })
  await ann.must(updateReply, { id: oaks.id, removed: true })
  expect(await fay.must(update, { id: comment, removed: true })).toMatchObject({
    comment: { text: null, showRemoved: true },
  })
  // Removed comments cannot be read by anyone and are not counted.
  const removed = { text: null, showRemoved: true }
  expect(await read(ann)).toMatchObject({
    numComments: 1,
    comments: [{ ...removed, subComments: [removed, { text: 'good' }] }],
  })
  const refused = { ok: false, errorString: messages.commentRemoved.sentence }
  expect((await ben.ask(update, { id: comment, removed: false })).data).toMatchObject({
    updateComment: refused,
  })
  await fay.must(update, { id: comment, removed: false })
  expect((await read(ann)).comments[0]?.text).toBe('which?')
  expect(await ann.must(create, { on: postId, text: ' \n' })).toEqual({
    ...{ ok: true, errorString: null, comment: null },
  })
})

test('[C2] a retried comment is written once; an id used by somebody else is FORBIDDEN', async () => {
  const id = randomUUID()
  const made = { comment: { id, text: 'once', isMine: true, creator: { id: ann.id } } }
  for (const _time of [1, 2])
    expect(await ann.must(create, { id, on: postId, text: 'once' })).toMatchObject(made)
  expect((await ben.ask(create, { id, on: postId, text: 'mine' })).codes).toEqual(['FORBIDDEN'])
  expect((await ann.ask(reply, { id, on: id, text: 'other kind' })).codes).toEqual(['FORBIDDEN'])
  expect((await read(fay)).comments).toHaveLength(1)
})

test('[B10] on an answer that is hidden again its author reads their own comments alone', async () => {
  await write(ben, 'a canary')
  await write(ann, 'my own')
  await session.showAll(false)
  expect((await read(ann)).comments).toMatchObject([{ text: 'my own' }])
  expect((await read(fay)).comments).toHaveLength(2)
})
