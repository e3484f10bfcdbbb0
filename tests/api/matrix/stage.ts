import { randomUUID } from 'node:crypto'
import { stageIdentify } from '#kinds/identify/calls.ts'
import type { IdentifyStage } from '#kinds/identify/calls.ts'
import { callsOf } from '#support/calls.ts'
import type { Calls } from '#support/calls.ts'
import type { BuiltWorkshop, Person } from '#support/people.ts'
import { openProjector } from '#support/projector.ts'
import { openRemote } from '#support/remote.ts'
import { createPost } from '#support/session.ts'
import type { TestServer } from '#support/server.ts'
import type { Cast, Member } from './cast.ts'
import { whos } from './verdicts.ts'
import type { Who } from './verdicts.ts'

/** One workshop with something of everything in it, and the tokens everybody has there. */
export interface Stage {
  workshopId: string
  partId: string
  objectId: string
  hiddenPartId: string
  hiddenObjectId: string
  deletedObjectId: string
  /** Somebody else's. */
  other: BuiltWorkshop
  topicId: string
  secondTopicId: string
  questionId: string
  /** Of participant A, shown to the room. */
  postId: string
  /** Of participant A, under a question whose answers are not shown. */
  hiddenPostId: string
  /** Of the facilitator, with a like, a comment and a reply of A's. */
  otherPostId: string
  groupId: string
  secondGroupId: string
  /** In the first group. */
  groupedPostId: string
  likeId: string
  groupLikeId: string
  commentId: string
  subCommentId: string
  /** Phones that the facilitator and the other one paired. */
  remoteId: string
  otherRemoteId: string
  identify: IdentifyStage
  members: Record<Member, Person>
  tokens: Record<Who, string | null>
}

export async function setStage(server: TestServer, { people, accounts, tokens }: Cast): Promise<Stage> {
  const fay = callsOf(server, accounts.facilitator.token)
  const { workshop } = await fay.must<{ workshop: { id: string } }>(
    'mutation { createWorkshop(workshopName: "Stage") { ok errorString workshop { id } } }',
  )
  const other = await people.workshop()
  const members = {
    participantA: await people.participant(workshop.id, { name: 'Ann' }),
    participantB: await people.participant(workshop.id, { name: 'Ben' }),
    removed: await people.participant(workshop.id, { name: 'Rem' }),
    otherWorkshop: await people.participant(other.workshopId, { name: 'Oth' }),
  }
  const ann = callsOf(server, members.participantA.token)
  await prepare(fay, workshop.id, accounts.coFacilitator.userId, members.removed.userId)
  const [main, hidden, deleted] = [
    await addActivity(fay, workshop.id, 'Ideas'),
    await addActivity(fay, workshop.id, 'Hidden'),
    await addActivity(fay, workshop.id, 'Deleted'),
  ]
  await fay.must(
    `mutation { updatePartVisibility(partId: "${hidden.partId}", hidden: true) { ok errorString } }`,
  )
  await fay.must(`mutation { deletePart(part: "${deleted.partId}") { ok errorString } }`)
  const contents = await fill({ fay, ann, workshopId: workshop.id, ...main })
  const identify = await stageIdentify({ fay, ann, workshopId: workshop.id })
  const projector = (await openProjector(server, fay, workshop.id)).token
  const remote = await openRemote(server, fay, workshop.id)
  const otherRemote = await openRemote(server, callsOf(server, accounts.coFacilitator.token), workshop.id)
  const memberTokens = Object.fromEntries(Object.entries(members).map(([who, { token }]) => [who, token]))
  const all = { ...tokens, ...memberTokens, projector, remote: remote.token } as Record<Who, string | null>
  if (Object.keys(all).length !== whos.length) throw new Error('somebody has no token')
  return {
    workshopId: workshop.id,
    ...main,
    hiddenPartId: hidden.partId,
    hiddenObjectId: hidden.objectId,
    deletedObjectId: deleted.objectId,
    other,
    ...contents,
    identify,
    remoteId: remote.remoteId,
    otherRemoteId: otherRemote.remoteId,
    members,
    tokens: all,
  }
}

async function prepare(
  fay: Calls,
  workshopId: string,
  coFacilitator: string,
  removed: string,
): Promise<void> {
  await fay.must(
    `mutation ($id: ID!, $invitees: [String]!) {
    addFacilitators(workshopId: $id, invitees: $invitees) { ok errorString } }`,
    {
      id: workshopId,
      invitees: [`${coFacilitator}@example.org`],
    },
  )
  await fay.must(
    `mutation ($id: ID!, $userId: ID!) {
    removeParticipant(workshopId: $id, userId: $userId) { ok errorString } }`,
    { id: workshopId, userId: removed },
  )
}

export async function addActivity(fay: Calls, workshop: string, title: string) {
  const { part, brainstorm } = await fay.must<{
    part: { id: string; objectId: string }
    brainstorm: { multiTopics: { id: string }[]; questions: { id: string }[] }
  }>(
    `mutation ($common: CommonInfoInput!, $title: String) {
      createPartAndType(commonInfoData: $common, title: $title, type: "workshop | brainstorm") {
        ok errorString part { id objectId } brainstorm { multiTopics { id } questions { id } } } }`,
    { common: { workshop }, title },
  )
  return {
    partId: part.id,
    objectId: part.objectId,
    topicId: brainstorm.multiTopics[0]?.id ?? '',
    questionId: brainstorm.questions[0]?.id ?? '',
  }
}

interface Writing {
  fay: Calls
  ann: Calls
  workshopId: string
  objectId: string
  topicId: string
  questionId: string
}

async function fill({ fay, ann, workshopId, objectId, topicId, questionId }: Writing) {
  const common = { workshop: workshopId }
  const ids = [
    'secondTopicId',
    'secondQuestionId',
    'postId',
    'hiddenPostId',
    'otherPostId',
    'groupId',
  ] as const
  const more = [
    'secondGroupId',
    'groupedPostId',
    'likeId',
    'groupLikeId',
    'commentId',
    'subCommentId',
  ] as const
  const made = Object.fromEntries([...ids, ...more].map((name) => [name, randomUUID()])) as Record<
    (typeof ids)[number] | (typeof more)[number],
    string
  >
  const write = (who: Calls, id: string, at: object = {}) =>
    who.must(createPost, { id, common, brainstormId: objectId, postText: `text of ${id}`, ...at })
  await fay.must(`mutation { updateTopic(id: "${made.secondQuestionId}", brainstormId: "${objectId}", topicPos: 1,
    topicText: "Second") { ok errorString } }`)
  await fay.must(`mutation { createMultiTopic(id: "${made.secondTopicId}", brainstormId: "${objectId}",
    text: "Second") { ok errorString } }`)
  await fay.must(
    `mutation ($common: CommonInfoInput!) { setShowAnswers(multiTopicId: "${topicId}", commonInfoData: $common,
      selectedTopicIndex: 0, questionId: "${questionId}", showAnswers: true) { ok errorString } }`,
    { common },
  )
  await Promise.all([
    write(ann, made.postId),
    write(ann, made.hiddenPostId, { questionId: made.secondQuestionId }),
    write(fay, made.otherPostId),
    write(fay, made.groupedPostId),
  ])
  const group = `mutation ($id: ID!, $common: CommonInfoInput!, $brainstormId: ID!, $postsId: [ID]!) {
    createPostGroupFromPosts(id: $id, commonInfoData: $common, brainstormId: $brainstormId, postsId: $postsId,
      groupNameText: "Group") { ok errorString } }`
  await fay.must(group, { id: made.groupId, common, brainstormId: objectId, postsId: [made.groupedPostId] })
  await fay.must(
    `mutation ($common: CommonInfoInput!) { createPostGroup(id: "${made.secondGroupId}",
    commonInfoData: $common, brainstormId: "${objectId}", groupNameText: "Empty") { ok errorString } }`,
    { common },
  )
  await Promise.all([
    ann.must(
      `mutation { createPostVote(id: "${made.likeId}", postId: "${made.otherPostId}") { ok errorString } }`,
    ),
    ann.must(`mutation { createPostGroupVote(id: "${made.groupLikeId}", postGroupId: "${made.groupId}") {
      ok errorString } }`),
    ann.must(`mutation { createComment(id: "${made.commentId}", postId: "${made.otherPostId}", text: "Comment") {
      ok errorString } }`),
  ])
  await ann.must(`mutation { createSubComment(id: "${made.subCommentId}", commentId: "${made.commentId}",
    text: "Reply") { ok errorString } }`)
  return { topicId, questionId, ...made }
}
