import { byId, forA, forFacilitators, same } from './fieldRules.ts'
import type { Answer, FieldRule, Stage, Thing } from './fieldRules.ts'
import { kindFields } from './kindFields.ts'

const workshop =
  (fields: string) =>
  ({ workshopId }: Stage) =>
    `query { workshop(id: "${workshopId}") { ${fields} } }`
const brainstorm =
  (fields: string) =>
  ({ objectId }: Stage) =>
    `query { brainstorm(id: "${objectId}") { ${fields} } }`
const commentOf = ({ brainstorm: { posts } }: Answer, { otherPostId }: Stage) =>
  byId(posts, otherPostId)?.comments[0]
const annOf = ({ members }: Stage): object => ({ id: members.participantA.userId })

/** Fields that do not have the same value for everyone who gets the object. */
export const restrictedFields: Record<string, FieldRule> = {
  'Workshop.password': {
    ask: workshop('password'),
    value: (answer) => answer.workshop['password'],
    expected: () => forFacilitators('', null),
  },
  'Workshop.hasProjectorLink': {
    ask: workshop('hasProjectorLink'),
    value: (answer) => answer.workshop['hasProjectorLink'],
    expected: () => forFacilitators(true, false),
  },
  'Workshop.brainstormSet': {
    ask: workshop('brainstormSet { id }'),
    value: (answer) => answer.workshop['brainstormSet'],
    expected: ({ objectId, hiddenObjectId }) =>
      forFacilitators([{ id: objectId }, { id: hiddenObjectId }], null),
  },
  'Workshop.evaluateSet': {
    ask: workshop('evaluateSet { id }'),
    value: (answer) => answer.workshop['evaluateSet'],
    expected: ({ kinds }) => forFacilitators([{ id: kinds.evaluate.objectId }], null),
  },
  'Workshop.planSet': {
    ask: workshop('planSet { id }'),
    value: (answer) => answer.workshop['planSet'],
    expected: ({ kinds }) => forFacilitators([{ id: kinds.plan.objectId }], null),
  },
  'Workshop.isFacilitator': {
    ask: workshop('isFacilitator'),
    value: (answer) => answer.workshop['isFacilitator'],
    expected: () => forFacilitators(true, false),
  },
  'Workshop.remotes': {
    ask: workshop('remotes { id }'),
    value: (answer) => answer.workshop['remotes'],
    expected: ({ remoteId, otherRemoteId }) =>
      forFacilitators([{ id: remoteId }, { id: otherRemoteId }], null),
  },
  'Remote.isMine': {
    ask: workshop('remotes { isMine }'),
    value: (answer) => answer.workshop['remotes'],
    expected: () => ({
      ...same(null),
      facilitator: [{ isMine: true }, { isMine: false }],
      coFacilitator: [{ isMine: false }, { isMine: true }],
    }),
  },
  'Workshop.invitations': {
    ask: workshop('invitations { email }'),
    value: (answer) => answer.workshop['invitations'],
    expected: () => forFacilitators([{ email: 'ivy@example.org' }], null),
  },
  'User.language': {
    ask: workshop('creator { language }'),
    value: (answer) => answer.workshop['creator'],
    expected: () => ({ ...same({ language: null }), facilitator: { language: 'sv' } }),
  },
  'User.nickname': {
    ask: workshop('creator { nickname }'),
    value: (answer) => answer.workshop['creator'],
    expected: () => same({ nickname: null }),
  },
  'User.selectedTheme': {
    ask: workshop('creator { selectedTheme }'),
    value: (answer) => answer.workshop['creator'],
    expected: () => ({ ...same({ selectedTheme: null }), facilitator: { selectedTheme: 1 } }),
  },
  'User.email': {
    ask: workshop('facilitatorGroup { id email }'),
    value: (answer, _stage) => answer.workshop.facilitatorGroup,
    expected: (_stage, { accounts: { facilitator, coFacilitator } }) => {
      const group = (email: (id: string) => string | null) =>
        [facilitator, coFacilitator].map(({ userId: id }) => ({ id, email: email(id) }))
      return forFacilitators(
        group((id) => `${id}@example.org`),
        group(() => null),
      )
    },
  },
  'User.username': {
    ask: workshop('creator { username }'),
    value: (answer) => answer.workshop['creator'],
    expected: (_stage, { accounts: { facilitator } }) => ({
      ...same({ username: 'Fay' }),
      facilitator: { username: `${facilitator.userId}@example.org` },
    }),
  },
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
  'Brainstorm.postvoteSet': {
    ask: brainstorm('postvoteSet { id }'),
    value: ({ brainstorm: own }) => own['postvoteSet'],
    expected: ({ likeId }) => forA([{ id: likeId }], []),
  },
  'PostVote.creator': {
    ask: brainstorm('postvoteSet { creator { id } }'),
    value: ({ brainstorm: own }) => own['postvoteSet'],
    expected: (stage) => forA([{ creator: annOf(stage) }], []),
  },
  'Brainstorm.isFinished': {
    ask: brainstorm('isFinished'),
    value: ({ brainstorm: own }) => own['isFinished'],
    expected: () => forA(true, false),
  },
  // Only A is done. SPEC F2.
  'Brainstorm.finishedCount': {
    ask: brainstorm('finishedCount'),
    value: ({ brainstorm: own }) => own['finishedCount'],
    expected: () => ({ ...same(1), participantA: null, participantB: null }),
  },
  'Brainstorm.notes': {
    ask: brainstorm('notes'),
    value: ({ brainstorm: own }) => own['notes'],
    expected: () => ({ ...forFacilitators('Third', null), remote: 'Third' }),
  },
  // Numbers of likes are hidden in this activity; each of these has one like of A. SPEC B16.
  'Post.score': {
    ask: brainstorm('posts { id score }'),
    value: ({ brainstorm: { posts } }, { otherPostId }) => byId(posts, otherPostId)?.['score'],
    expected: () => forFacilitators(1, 0),
  },
  'PostGroup.score': {
    ask: brainstorm('postGroups { id score }'),
    value: ({ brainstorm: { postGroups } }, { groupId }) => byId(postGroups, groupId)?.['score'],
    expected: () => forFacilitators(1, 0),
  },
  'Post.isMine': {
    ask: brainstorm('posts { id isMine }'),
    value: ({ brainstorm: { posts } }, { postId }) => byId(posts, postId)?.['isMine'],
    expected: () => forA(true, false),
  },
  'Post.creator': {
    ask: brainstorm('posts { id creator { id } }'),
    value: ({ brainstorm: { posts } }, { postId }) => byId(posts, postId)?.['creator'],
    expected: (stage) => forA(annOf(stage), null),
  },
  'Post.hasLiked': {
    ask: brainstorm('posts { id hasLiked }'),
    value: ({ brainstorm: { posts } }, { otherPostId }) => byId(posts, otherPostId)?.['hasLiked'],
    expected: () => forA(true, false),
  },
  'PostGroup.hasLiked': {
    ask: brainstorm('postGroups { id hasLiked }'),
    value: ({ brainstorm: { postGroups } }, { groupId }) => byId(postGroups, groupId)?.['hasLiked'],
    expected: () => forA(true, false),
  },
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
  'Question.text': {
    ask: brainstorm('questions { id text }'),
    value: ({ brainstorm: { questions } }, { hiddenQuestionId }) =>
      byId(questions as Thing[], hiddenQuestionId)?.['text'],
    expected: () => forFacilitators('Third', null),
  },
  'Brainstorm.brainstormTopicsText': {
    ask: brainstorm('brainstormTopicsText'),
    value: ({ brainstorm: own }) => own['brainstormTopicsText'],
    expected: () => forFacilitators(['Question #1', 'Second', 'Third'], ['Question #1', 'Second', null]),
  },
  'MultiTopic.text': {
    ask: brainstorm('multiTopics { id text }'),
    value: ({ brainstorm: { multiTopics } }, { hiddenTopicId }) =>
      byId(multiTopics as Thing[], hiddenTopicId)?.['text'],
    expected: () => forFacilitators('Third', null),
  },
  ...kindFields,
  'ActiveUsers.activeUserList': {
    ask: ({ workshopId }) => `query { activeUsers(workshopId: "${workshopId}") { activeUserList { id } } }`,
    value: ({ activeUsers }, { members }) =>
      activeUsers.activeUserList.some(({ id }) => id === members.participantA.userId),
    expected: () => ({ ...forFacilitators(true, false), projector: 'FORBIDDEN', remote: 'FORBIDDEN' }),
  },
}
