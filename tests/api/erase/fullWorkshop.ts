import { randomUUID } from 'node:crypto'
import { compactDocument } from '#server/database/contents/compaction.ts'
import { callsOf, signInCalls } from '#support/calls/calls.ts'
import type { Calls } from '#support/calls/calls.ts'
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
  /** As one word, where spaces are refused. */
  const inOne = (of: string): string => (canaries[of] = canary(of).replaceAll(' ', '-'))
  const session = await startSession(server, fay, canary('name'))
  const { workshopId, objectId, partId } = session
  // Words of letters, digits and hyphens: they need no quotes of their own.
  const act = (who: Calls, call: string) => who.must(`mutation { ${call} { ok errorString } }`)
  const password = inOne('password')
  await act(
    fay,
    `updateWorkshop(workshopId: "${workshopId}", password: "${password}", lobbyTitle: "${canary('lobby title')}",
      lobbyDesc: "${canary('lobby')}", templateDesc: "${canary('template')}")`,
  )
  await act(fay, `updatePartAndTypeTitle(id: "${partId}", title: "${canary('activity')}")`)
  const inBrainstorm = `brainstormId: "${objectId}"`
  const texts = `brainstormDesc: "${canary('description')}", notes: "${canary('notes')}"`
  await act(fay, `updateBrainstorm(${inBrainstorm}, ${texts})`)
  await act(fay, `updateTopic(${inBrainstorm}, topicPos: 1, topicText: "${canary('question')}")`)
  await act(fay, `createMultiTopic(${inBrainstorm}, text: "${canary('topic')}")`)
  const ann = await joinAs(server, workshopId, password, canary('member'))
  const before = canary('before an edit')
  const postId = await session.answer(ann, before)
  // Both journal and snapshot have content.
  await compactDocument(server.services.pool, `desk/${objectId}`)
  await act(ann, `updatePost(postId: "${postId}", postText: "${canary('answer')}")`)
  await act(ann, `deletePost(postId: "${await session.answer(ann, canary('deleted answer'))}")`)
  const commentId = randomUUID()
  await act(ann, `createComment(id: "${commentId}", postId: "${postId}", text: "${canary('comment')}")`)
  await act(ann, `createSubComment(commentId: "${commentId}", text: "${canary('reply')}")`)
  await act(ann, `createPostVote(postId: "${postId}")`)
  await act(ann, `setFinished(partId: "${partId}", finished: true)`)
  await act(
    fay,
    `createPostGroupFromPosts(commonInfoData: { workshop: "${workshopId}" }, ${inBrainstorm},
      postsId: ["${postId}"], groupNameText: "${canary('group')}")`,
  )
  await act(fay, `createProjectorLink(workshopId: "${workshopId}")`)
  await openRemote(server, fay, workshopId)
  await invite(server, workshopId, inOne('invited'))
  const [file, slides] = [inOne('file'), await makeSlides(fay, workshopId)]
  await uploadSlides(fay, slides.objectId, pdfWithPages(2, { text: file }), `${file}.pdf`)
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
