import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import type { Calls } from '#support/calls/calls.ts'
import { turnComments, uploadSlides } from '#support/calls/slides.ts'
import { ann, fay, session, slides, stageSlides } from '#support/slides/stage.ts'

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
  await ann.act(
    `createPresentComment(id: "${commentId}", presentId: "${slides.objectId}", page: 2, text: "Before")`,
  )
  expect(await liked(ben)).toMatchObject({ id: likeId, comment: { text: 'Before', score: 1 } })
})

const showComments = (shown: boolean) => turnComments(fay, slides.objectId, shown)
const edit = (who: Calls, text: string) =>
  who.act(`updatePresentComment(commentId: "${commentId}", text: "${text}")`)

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

test.each(['the author', 'a facilitator'])(
  '[SL10] [SL12] with comments off an old like tells nothing of what %s writes in the comment',
  async (who) => {
    await showComments(false)
    const text = `canary${randomUUID()}`
    await edit(who === 'the author' ? ann : fay, text)
    expect(await liked(ben)).toEqual({ id: likeId, deleted: false, comment: null })
    expect(await unliked(ben)).toEqual({ id: likeId, deleted: true, comment: null })
  },
)

test('[SL3] [SL10] with comments off its author and facilitators get it as before', async () => {
  await showComments(false)
  await edit(ann, 'After')
  for (const who of [ann, fay]) {
    likeId = randomUUID()
    expect((await liked(who)).comment).toMatchObject({ text: 'After', score: 2, hasLiked: true })
    expect((await unliked(who)).comment).toMatchObject({ text: 'After', score: 1 })
  }
})

test('[SL3] [SL8] [C2] a comment is refused while they are off, behind the last page and in a template; a retry is not', async () => {
  const write = async (who: Calls, page: number, presentId = slides.objectId, id: string = randomUUID()) => {
    const { data } = await who.ask(
      `mutation { createPresentComment(id: "${id}", presentId: "${presentId}", page: ${page}, text: "Before") { ok errorCode } }`,
    )
    return data?.['createPresentComment']
  }
  const refused = (errorCode: string) => ({ ok: false, errorCode })
  for (const page of [0, 4]) expect(await write(ann, page)).toEqual(refused('slideMissing'))
  await showComments(false)
  for (const who of [ann, fay]) expect(await write(who, 1)).toEqual(refused('slideCommentsOff'))
  expect(await write(ann, 2, slides.objectId, commentId)).toEqual({ ok: true, errorCode: null })

  const { workshop } = await fay.must<{ workshop: { parts: { objectId: string }[] } }>(
    `mutation { createWorkshop(workshopName: "T", templateName: "T", template: true,
      sourceWorkshopId: "${session.workshopId}") { ok errorString workshop { parts { objectId } } } }`,
  )
  const inTemplate = workshop.parts.at(-1)?.objectId ?? ''
  await turnComments(fay, inTemplate, true)
  expect(await write(fay, 1, inTemplate)).toEqual(refused('slideCommentsInTemplate'))
})
