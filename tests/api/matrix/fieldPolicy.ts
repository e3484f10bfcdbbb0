import { byId, forA, forFacilitators, same } from './fieldRules.ts'
import type { Answer, FieldRule, Stage, Thing } from './fieldRules.ts'
import { brainstorm, kindFields } from './kindFields.ts'

const workshop =
  (fields: string) =>
  ({ workshopId }: Stage) =>
    `query { workshop(id: "${workshopId}") { ${fields} } }`
/** A field of the workshop. */
const ofWorkshop = (fields: string, expected: FieldRule['expected']): FieldRule => ({
  ask: workshop(fields),
  value: (answer) => answer.workshop[fields.split(' ')[0] ?? ''],
  expected,
})
/** A field of the brainstorm itself. */
const ofBrainstorm = (fields: string, expected: FieldRule['expected']): FieldRule => ({
  ask: brainstorm(fields),
  value: (answer) => answer.brainstorm[fields.split(' ')[0] ?? ''],
  expected,
})
/** A field of one of its posts, groups, questions or topics. */
const ofOne = (
  list: 'posts' | 'postGroups' | 'questions' | 'multiTopics',
  idOf: (stage: Stage) => string,
  field: string,
  expected: FieldRule['expected'],
): FieldRule => ({
  ask: brainstorm(`${list} { id ${field} }`),
  value: (answer, stage) =>
    byId(answer.brainstorm[list] as Thing[], idOf(stage))?.[field.split(' ')[0] ?? ''],
  expected,
})
const [post, otherPost, group] = [
  ({ postId }: Stage) => postId,
  ({ otherPostId }: Stage) => otherPostId,
  ({ groupId }: Stage) => groupId,
]
const commentOf = ({ brainstorm: { posts } }: Answer, { otherPostId }: Stage) =>
  byId(posts, otherPostId)?.comments[0]
const annOf = ({ members }: Stage): object => ({ id: members.participantA.userId })

/** Fields that do not have the same value for everyone who gets the object. */
export const restrictedFields: Record<string, FieldRule> = {
  'Workshop.password': ofWorkshop('password', () => forFacilitators('', null)),
  'Workshop.hasProjectorLink': ofWorkshop('hasProjectorLink', () => forFacilitators(true, false)),
  'Workshop.brainstormSet': ofWorkshop('brainstormSet { id }', ({ objectId, hiddenObjectId }) =>
    forFacilitators([{ id: objectId }, { id: hiddenObjectId }], null),
  ),
  'Workshop.evaluateSet': ofWorkshop('evaluateSet { id }', ({ kinds }) =>
    forFacilitators([{ id: kinds.evaluate.objectId }], null),
  ),
  'Workshop.planSet': ofWorkshop('planSet { id }', ({ kinds }) =>
    forFacilitators([{ id: kinds.plan.objectId }], null),
  ),
  'Part.hasInput': {
    ask: workshop('parts { id hasInput }'),
    value: (answer, { partId }) => byId(answer.workshop.parts as Thing[], partId)?.hasInput,
    expected: () => forFacilitators(true, null),
  },
  'Workshop.isFacilitator': ofWorkshop('isFacilitator', () => forFacilitators(true, false)),
  'Workshop.remotes': ofWorkshop('remotes { id }', ({ remoteId, otherRemoteId }) =>
    forFacilitators([{ id: remoteId }, { id: otherRemoteId }], null),
  ),
  'Remote.isMine': ofWorkshop('remotes { isMine }', () => ({
    ...same(null),
    facilitator: [{ isMine: true }, { isMine: false }],
    coFacilitator: [{ isMine: false }, { isMine: true }],
  })),
  'Workshop.invitations': ofWorkshop('invitations { email }', () =>
    forFacilitators([{ email: 'ivy@example.org' }], null),
  ),
  'User.language': ofWorkshop('creator { language }', () => ({
    ...same({ language: null }),
    facilitator: { language: 'sv' },
  })),
  'User.nickname': ofWorkshop('creator { nickname }', () => same({ nickname: null })),
  'User.selectedTheme': ofWorkshop('creator { selectedTheme }', () => ({
    ...same({ selectedTheme: null }),
    facilitator: { selectedTheme: 1 },
  })),
  'User.email': ofWorkshop(
    'facilitatorGroup { id email }',
    (_stage, { accounts: { facilitator, coFacilitator } }) => {
      const emails = (email: (id: string) => string | null) =>
        [facilitator, coFacilitator].map(({ userId: id }) => ({ id, email: email(id) }))
      return forFacilitators(
        emails((id) => `${id}@example.org`),
        emails(() => null),
      )
    },
  ),
  'User.username': ofWorkshop('creator { username }', (_stage, { accounts: { facilitator } }) => ({
    ...same({ username: 'Fay' }),
    facilitator: { username: `${facilitator.userId}@example.org` },
  })),
  'Brainstorm.posts': {
    ask: brainstorm('posts { id }'),
    value: ({ brainstorm: { posts } }, { hiddenPostId }) => byId(posts, hiddenPostId) !== undefined,
    expected: () => ({ ...same(true), participantB: false, projector: false, remote: false }),
  },
  'Brainstorm.postGroups': {
    ask: brainstorm('postGroups { id postSet { id } }'),
    value: ({ brainstorm: { postGroups } }, { hiddenPostId }) => byId(postGroups, hiddenPostId) !== undefined,
    expected: () => ({ ...same(true), participantB: false, projector: false, remote: false }),
  },
  'Brainstorm.postvoteSet': ofBrainstorm('postvoteSet { id }', ({ likeId }) => forA([{ id: likeId }], [])),
  'PostVote.creator': ofBrainstorm('postvoteSet { creator { id } }', (stage) =>
    forA([{ creator: annOf(stage) }], []),
  ),
  // Numbers of likes are hidden in this activity; each of these has one like of A. SPEC B16.
  'Post.score': ofOne('posts', otherPost, 'score', () => forFacilitators(1, 0)),
  'PostGroup.score': ofOne('postGroups', group, 'score', () => forFacilitators(1, 0)),
  'Post.isMine': ofOne('posts', post, 'isMine', () => forA(true, false)),
  'Post.creator': ofOne('posts', post, 'creator { id }', (stage) => forA(annOf(stage), null)),
  'Post.hasLiked': ofOne('posts', otherPost, 'hasLiked', () => forA(true, false)),
  'PostGroup.hasLiked': ofOne('postGroups', group, 'hasLiked', () => forA(true, false)),
  'Comment.isMine': {
    ask: brainstorm('posts { id comments { isMine } }'),
    value: (answer, stage) => commentOf(answer, stage)?.['isMine'],
    expected: () => forA(true, false),
  },
  'Comment.creator': {
    ask: brainstorm('posts { id comments { creator { id } } }'),
    value: (answer, stage) => commentOf(answer, stage)?.['creator'],
    expected: (stage) => forA(annOf(stage), null),
  },
  'SubComment.isMine': {
    ask: brainstorm('posts { id comments { subComments { isMine } } }'),
    value: (answer, stage) => commentOf(answer, stage)?.subComments,
    expected: () => forA([{ isMine: true }], [{ isMine: false }]),
  },
  'SubComment.creator': {
    ask: brainstorm('posts { id comments { subComments { creator { id } } } }'),
    value: (answer, stage) => commentOf(answer, stage)?.subComments,
    expected: (stage) => forA([{ creator: annOf(stage) }], [{ creator: null }]),
  },
  'Question.text': ofOne(
    'questions',
    (stage) => stage.hiddenQuestionId,
    'text',
    () => forFacilitators('Third', null),
  ),
  'Brainstorm.brainstormTopicsText': ofBrainstorm('brainstormTopicsText', () =>
    forFacilitators(['Question #1', 'Second', 'Third'], ['Question #1', 'Second', null]),
  ),
  'MultiTopic.text': ofOne(
    'multiTopics',
    (stage) => stage.hiddenTopicId,
    'text',
    () => forFacilitators('Third', null),
  ),
  ...kindFields,
  'ActiveUsers.activeUserList': {
    ask: ({ workshopId }) => `query { activeUsers(workshopId: "${workshopId}") { activeUserList { id } } }`,
    value: ({ activeUsers }, { members }) =>
      activeUsers.activeUserList.some(({ id }) => id === members.participantA.userId),
    expected: () => ({ ...forFacilitators(true, false), projector: 'FORBIDDEN', remote: 'FORBIDDEN' }),
  },
}
