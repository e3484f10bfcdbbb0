import { randomUUID } from 'node:crypto'
import { compactDocument } from '#server/database/contents/compaction.ts'
import { callsOf, signInCalls } from '#support/calls/calls.ts'
import type { TestServer } from '#support/servers/server.ts'
import { openRemote } from '#support/calls/remote.ts'
import { makeSlides, uploadSlides } from '#support/calls/slides.ts'
import { pdfWithPages } from '#support/pdf/makePdf.ts'
import { startSession } from '#support/calls/session.ts'
import type { TestFacilitator, TestSession } from '#support/calls/session.ts'

/** A workshop with a unique word in every field that can be written. */
export interface FullWorkshop {
  session: TestSession
  /** By the field that contains them. */
  canaries: Record<string, string>
}

export async function fillWorkshop(server: TestServer, fay: TestFacilitator): Promise<FullWorkshop> {
  const canaries: Record<string, string> = {}
  const canary = (of: string): string => (canaries[of] = `${of} ${randomUUID().slice(0, 13)}`)
  const session = await startSession(server, fay, canary('name'))
  const { workshopId, objectId, partId } = session
  const must = (call: string, variables: Record<string, unknown>) => fay.must(call, variables)
  await must(
    `mutation ($id: ID!, $password: String, $title: String, $desc: String, $template: String) {
      updateWorkshop(workshopId: $id, password: $password, lobbyTitle: $title, lobbyDesc: $desc, templateDesc: $template) {
        ok errorString } }`,
    {
      ...{
        id: workshopId,
        title: canary('lobby title'),
        desc: canary('lobby'),
        template: canary('template'),
      },
      password: canary('password').replaceAll(' ', '-'),
    },
  )
  canaries['password'] = canaries['password']?.replaceAll(' ', '-') ?? ''
  await must(
    `mutation ($id: ID!, $title: String) { updatePartAndTypeTitle(id: $id, title: $title) { ok errorString } }`,
    { id: partId, title: canary('activity') },
  )
  await must(
    `mutation ($id: ID!, $desc: String, $notes: String) {
      updateBrainstorm(brainstormId: $id, brainstormDesc: $desc, notes: $notes) { ok errorString } }`,
    { id: objectId, desc: canary('description'), notes: canary('notes') },
  )
  await must(
    `mutation ($id: ID!, $text: String!) { updateTopic(brainstormId: $id, topicPos: 1, topicText: $text) { ok errorString } }`,
    { id: objectId, text: canary('question') },
  )
  await must(
    `mutation ($id: ID!, $text: String!) { createMultiTopic(brainstormId: $id, text: $text) { ok errorString } }`,
    { id: objectId, text: canary('topic') },
  )
  const ann = await joinAs(server, workshopId, canaries['password'], canary('member'))
  const before = canary('before an edit')
  const postId = await session.answer(ann, before)
  // Both journal and snapshot have content.
  await compactDocument(server.services.pool, `desk/${objectId}`)
  await ann.must(
    `mutation ($id: ID!, $text: String) { updatePost(postId: $id, postText: $text) { ok errorString } }`,
    { id: postId, text: canary('answer') },
  )
  const deletedId = await session.answer(ann, canary('deleted answer'))
  await ann.must(`mutation ($id: ID!) { deletePost(postId: $id) { ok errorString } }`, { id: deletedId })
  const { comment } = await ann.must<{ comment: { id: string } }>(
    `mutation ($id: ID!, $text: String!) { createComment(postId: $id, text: $text) { ok errorString comment { id } } }`,
    { id: postId, text: canary('comment') },
  )
  await ann.must(
    `mutation ($id: ID!, $text: String!) { createSubComment(commentId: $id, text: $text) { ok errorString } }`,
    { id: comment.id, text: canary('reply') },
  )
  await ann.must(`mutation ($id: ID!) { createPostVote(postId: $id) { ok errorString } }`, { id: postId })
  await ann.must(`mutation ($id: ID!) { setFinished(partId: $id, finished: true) { ok errorString } }`, {
    id: partId,
  })
  await must(
    `mutation ($common: CommonInfoInput!, $id: ID!, $posts: [ID]!, $title: String) {
      createPostGroupFromPosts(commonInfoData: $common, brainstormId: $id, postsId: $posts, groupNameText: $title) {
        ok errorString } }`,
    { common: session.common, id: objectId, posts: [postId], title: canary('group') },
  )
  await must(`mutation ($id: ID!) { createProjectorLink(workshopId: $id) { ok errorString } }`, {
    id: workshopId,
  })
  await openRemote(server, fay, workshopId)
  await invite(server, workshopId, canary('invited').replaceAll(' ', '-'))
  canaries['invited'] = canaries['invited']?.replaceAll(' ', '-') ?? ''
  canaries['file'] = canary('file').replaceAll(' ', '-')
  const slides = await makeSlides(fay, workshopId)
  const document = pdfWithPages(2, { text: canaries['file'] })
  await uploadSlides(fay, slides.objectId, document, `${canaries['file']}.pdf`)
  return { session, canaries }
}

async function joinAs(server: TestServer, workshopId: string, workshopPassword: string, name: string) {
  const { user, tempPassword } = await callsOf(server, null).must<{
    user: { username: string }
    tempPassword: string
  }>(
    `mutation ($workshopId: ID!, $workshopPassword: String, $name: String) {
      createTempUser(workshopId: $workshopId, workshopPassword: $workshopPassword, name: $name) {
        ok errorString tempPassword user { username } } }`,
    { workshopId, workshopPassword, name },
  )
  return signInCalls(server, user.username, tempPassword)
}

async function invite({ services: { pool } }: TestServer, workshopId: string, who: string): Promise<void> {
  await pool.query(
    `insert into public.invitations (workshop_id, email, invited_as) values ($1, $2, 'facilitator')`,
    [workshopId, `${who}@example.org`],
  )
}
