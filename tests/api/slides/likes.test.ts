import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Calls } from '#support/calls/calls.ts'
import { uploadSlides } from '#support/calls/slides.ts'
import { act, ann, fay, session, slides, stageSlides } from '#support/slides/stage.ts'

let ben: Calls
/** A comment of Ann, shown to the room and liked by Ben. */
let commentId: string
let likeId: string

stageSlides()
beforeEach(async () => {
  ben = await session.join()
  await uploadSlides(fay, slides.objectId)
  commentId = randomUUID()
  likeId = randomUUID()
  await showComments(true)
  await act(
    ann,
    `createPresentComment(id: "${commentId}", presentId: "${slides.objectId}", page: 2, text: "Before")`,
  )
  expect(await liked(ben)).toMatchObject({ id: likeId, comment: { text: 'Before', score: 1 } })
})

const showComments = (shown: boolean) =>
  act(fay, `updatePresent(presentId: "${slides.objectId}", showComments: ${shown})`)
const hidePart = (hidden: boolean) =>
  act(fay, `updatePartVisibility(partId: "${slides.partId}", hidden: ${hidden})`)
const edit = (who: Calls, text: string) =>
  act(who, `updatePresentComment(commentId: "${commentId}", text: "${text}")`)

interface Vote {
  id: string
  deleted: boolean
  comment: { text: string; score: number } | null
}
const answer = '{ ok errorString vote { id deleted comment { id text score hasLiked } } }'
const liked = async (who: Calls): Promise<Vote> =>
  (
    await who.must<{ vote: Vote }>(
      `mutation { createPresentCommentVote(id: "${likeId}", commentId: "${commentId}") ${answer} }`,
    )
  ).vote
const unliked = async (who: Calls): Promise<Vote> =>
  (await who.must<{ vote: Vote }>(`mutation { deletePresentCommentVote(id: "${commentId}") ${answer} }`)).vote

describe.each([
  ['comments were turned off', () => showComments(false)],
  ['the activity was hidden', () => hidePart(true)],
])('after %s', (what, hide) => {
  test.each(['the author', 'a facilitator'])(
    '[SL10] [SL12] an old like tells nothing of what %s writes in the comment',
    async (who) => {
      await hide()
      const text = `canary${randomUUID()}`
      await edit(who === 'the author' ? ann : fay, text)
      // Of an activity that is hidden nothing is answered. SPEC R4
      const vote =
        what === 'the activity was hidden'
          ? () => null
          : (deleted: boolean) => ({ id: likeId, deleted, comment: null })
      expect(await liked(ben)).toEqual(vote(false))
      expect(await unliked(ben)).toEqual(vote(true))
    },
  )

  test('[SL3] [SL10] its author and facilitators get it as before, of a hidden activity facilitators alone', async () => {
    await hide()
    await edit(ann, 'After')
    for (const who of what === 'the activity was hidden' ? [fay] : [ann, fay]) {
      likeId = randomUUID()
      expect((await liked(who)).comment).toMatchObject({ text: 'After', score: 2, hasLiked: true })
      expect((await unliked(who)).comment).toMatchObject({ text: 'After', score: 1 })
    }
  })
})

test('[SL10] a new like in a hidden activity tells nothing of the comment', async () => {
  await unliked(ben)
  await hidePart(true)
  await edit(ann, `canary${randomUUID()}`)
  const { codes, text } = await ben.ask(
    `mutation { createPresentCommentVote(commentId: "${commentId}") ${answer} }`,
  )
  expect(text).not.toContain('canary')
  expect(codes).toEqual([])
})
