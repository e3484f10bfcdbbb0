import { randomUUID } from 'node:crypto'
import type { Calls } from '#support/calls/calls.ts'
import { makeSlides, uploadSlides } from '#support/calls/slides.ts'
import { author, authorOfHidden, facilitators, members, room, verdict } from '../../api/matrix/verdicts.ts'
import { callsFor } from '../contract.ts'
import type { Staging } from '../contract.ts'

/** A Slides activity with a document of three pages, and a comment and a like of participant A. */
interface StagedPresent {
  partId: string
  objectId: string
  commentId: string
  voteId: string
}

/** An activity whose comments are on, and one whose comments are off, with a comment that participant B liked before. */
export interface PresentStage {
  shown: StagedPresent
  hidden: StagedPresent & { likedId: string; likeOfBenId: string }
}

export async function stagePresent(by: Staging): Promise<PresentStage> {
  const [shown, hidden] = await Promise.all([stageOne(by), stageHidden(by)])
  return { shown, hidden }
}

async function stageHidden(by: Staging): Promise<PresentStage['hidden']> {
  const staged = await stageOne(by)
  const [likedId, likeOfBenId] = [randomUUID(), randomUUID()]
  await by.ann
    .must(`mutation { createPresentComment(id: "${likedId}", presentId: "${staged.objectId}", page: 2,
    text: "text of ${likedId}") ${done} }`)
  await by.ben.must(
    `mutation { createPresentCommentVote(id: "${likeOfBenId}", commentId: "${likedId}") ${done} }`,
  )
  await by.fay.must(
    `mutation { updatePresent(presentId: "${staged.objectId}", showComments: false) ${done} }`,
  )
  return { ...staged, likedId, likeOfBenId }
}

async function stageOne({ fay, ann, workshopId }: Staging): Promise<StagedPresent> {
  const { part } = await fay.must<{ part: { id: string; objectId: string } }>(
    `mutation { duplicatePart(part: "${await uploadedOnce(fay)}", target: "${workshopId}") {
      ok errorString part { id objectId } } }`,
  )
  const { id: partId, objectId } = part
  const [commentId, voteId] = [randomUUID(), randomUUID()]
  await fay.must(`mutation { updatePresent(presentId: "${objectId}", showComments: true) ${done} }`)
  await ann.must(`mutation { createPresentComment(id: "${commentId}", presentId: "${objectId}", page: 2,
    text: "text of ${commentId}") ${done} }`)
  await ann.must(`mutation { createPresentCommentVote(id: "${voteId}", commentId: "${commentId}") ${done} }`)
  return { partId, objectId, commentId, voteId }
}

/** Parts with a document, by the account that made them: every case has activities of its own, and uploads are slow. */
const uploaded = new Map<string, Promise<string>>()

async function uploadedOnce(fay: Calls): Promise<string> {
  const { id } = await fay.must<{ id: string }>('{ me { id } }')
  const known = uploaded.get(id) ?? upload(fay)
  uploaded.set(id, known)
  return known
}

async function upload(fay: Calls): Promise<string> {
  const { workshop } = await fay.must<{ workshop: { id: string } }>(
    'mutation { createWorkshop(workshopName: "Source") { ok errorString workshop { id } } }',
  )
  const { partId, objectId } = await makeSlides(fay, workshop.id)
  await uploadSlides(fay, objectId)
  return partId
}

const done = '{ ok errorString }'

const may = callsFor<PresentStage>()

/** The calls of Slides, and the roles that may make them. SPEC R1, SL10, SL11 */
export const presentCalls = {
  ...may.queries(room, {
    presentPdf: ({ shown }) => `(id: "${shown.objectId}") { id fileName comments { id text } }`,
  }),
  ...may.mutations(facilitators, {
    updatePresent: ({ shown }) => `presentId: "${shown.objectId}", allowNavigation: true`,
  }),
  ...may.mutations(members, {
    createPresentComment: ({ shown }) =>
      `id: "${randomUUID()}", presentId: "${shown.objectId}", page: 1, text: "New"`,
    createPresentCommentVote: ({ shown }) => `commentId: "${shown.commentId}"`,
    'createPresentCommentVote (liked before it was hidden)': ({ hidden }) => `commentId: "${hidden.likedId}"`,
  }),
  ...may.mutations(author, {
    updatePresentComment: ({ shown }) => `commentId: "${shown.commentId}", text: "New"`,
    deletePresentComments: ({ shown }) => `idList: ["${shown.commentId}"]`,
  }),
  ...may.mutations(authorOfHidden, {
    'updatePresentComment (a hidden comment)': ({ hidden }) =>
      `commentId: "${hidden.commentId}", text: "New"`,
    'deletePresentComments (a hidden comment)': ({ hidden }) => `idList: ["${hidden.commentId}"]`,
  }),
  ...may.mutations(verdict({ ...members, participantB: 'NOT_FOUND' }), {
    'createPresentCommentVote (a hidden comment)': ({ hidden }) => `commentId: "${hidden.commentId}"`,
  }),
  ...may.mutations(verdict({ participantA: 'ok' }), {
    deletePresentCommentVote: ({ shown }) => `id: "${shown.voteId}"`,
  }),
  ...may.mutations(verdict({ participantB: 'ok' }), {
    'deletePresentCommentVote (liked before it was hidden)': ({ hidden }) => `id: "${hidden.likeOfBenId}"`,
  }),
} as const
