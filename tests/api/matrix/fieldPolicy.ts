import type { Cast } from './cast.ts'
import type { Stage as AnyStage } from './stage.ts'

/**
 * With a question and a topic that are hidden from participants, both named Third like the notes, and with hidden
 * numbers of likes.
 */
export interface Stage extends AnyStage {
  hiddenQuestionId: string
  hiddenTopicId: string
}

/** Callers who get an answer at all; some see more of it than others. */
export const viewers = [
  'projector',
  'remote',
  'participantB',
  'participantA',
  'coFacilitator',
  'facilitator',
] as const
export type Viewer = (typeof viewers)[number]

/** What each viewer reads in a field. */
export interface FieldRule {
  /** A query, and the path of the value in its answer. */
  ask: (stage: Stage) => string
  value: (answer: Answer, stage: Stage) => unknown
  expected: (stage: Stage, cast: Cast) => Record<Viewer, unknown>
}

/** Raw answers with everything that the rules look at. */
export interface Answer {
  workshop: Record<string, unknown> & { facilitatorGroup: { id: string }[] }
  brainstorm: Record<string, unknown> & { posts: Thing[]; postGroups: Thing[] }
  activeUsers: { activeUserList: { id: string }[] }
  evaluate: Record<string, unknown> & { polls: Thing[] }
  identify: Record<string, unknown> & { topics: { id: string; answers: Thing[] }[] }
  pulse: Record<string, unknown> & {
    slidergroupSet: (Record<string, unknown> & { sliderpollSet: Record<string, unknown>[] })[]
  }
  post: Thing
}

type Thing = Record<string, unknown> & {
  id: string
  comments: (Thing & { subComments: Thing[] })[]
}

const same = (value: unknown): Record<Viewer, unknown> => ({
  ...{ projector: value, remote: value, participantB: value, participantA: value },
  ...{ coFacilitator: value, facilitator: value },
})
const forFacilitators = (value: unknown, others: unknown): Record<Viewer, unknown> => ({
  ...same(others),
  ...{ coFacilitator: value, facilitator: value },
})
const forA = (value: unknown, others: unknown): Record<Viewer, unknown> => ({
  ...same(others),
  participantA: value,
})

const workshop =
  (fields: string) =>
  ({ workshopId }: Stage) =>
    `query { workshop(id: "${workshopId}") { ${fields} } }`
const brainstorm =
  (fields: string) =>
  ({ objectId }: Stage) =>
    `query { brainstorm(id: "${objectId}") { ${fields} } }`
/** From the brainstorm whose answers are hidden; from the other one for fields about shown content. */
const identify =
  (fields: string, which: 'shown' | 'hidden' = 'hidden') =>
  (stage: Stage) =>
    `query { identify(id: "${stage.kinds.identify[which].objectId}") { ${fields} } }`
const evaluate =
  (fields: string) =>
  ({ kinds }: Stage) =>
    `query { evaluate(id: "${kinds.evaluate.objectId}") { ${fields} } }`
/** From the pulse whose statement waits; from the other one for fields about results. */
const pulse =
  (fields: string, which: 'shown' | 'hidden' = 'hidden') =>
  (stage: Stage) =>
    `query { pulse(id: "${stage.kinds.pulse[which].objectId}") { ${fields} } }`
/** A field of the approved statement. */
const ofStatement = (field: string, expected: FieldRule['expected']): FieldRule => ({
  ask: pulse(`slidergroupSet { sliderpollSet { ${field} } }`, 'shown'),
  value: (answer) => answer.pulse.slidergroupSet[0]?.sliderpollSet[0]?.[field.split(' ')[0] ?? ''],
  expected,
})
/** Participant A voted. SPEC BT4. */
const forVoters = (value: unknown): Record<Viewer, unknown> => ({
  ...forFacilitators(value, null),
  participantA: value,
})
const byId = (things: readonly Thing[], id: string): Thing | undefined =>
  things.find((thing) => thing.id === id)
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
  'Evaluate.isFinished': {
    ask: evaluate('isFinished'),
    value: (answer) => answer.evaluate['isFinished'],
    expected: () => forA(true, false),
  },
  'Evaluate.finishedCount': {
    ask: evaluate('finishedCount'),
    value: (answer) => answer.evaluate['finishedCount'],
    expected: () => ({ ...same(1), participantA: null, participantB: null }),
  },
  'Evaluate.notes': {
    ask: evaluate('notes'),
    value: (answer) => answer.evaluate['notes'],
    expected: () => ({ ...forFacilitators('Third', null), remote: 'Third' }),
  },
  // Polls are written by facilitators; this one by the facilitator who made the workshop.
  'Poll.isMine': {
    ask: evaluate('polls { id isMine }'),
    value: ({ evaluate: { polls } }, { kinds }) => byId(polls, kinds.evaluate.pollId)?.['isMine'],
    expected: () => ({ ...same(false), facilitator: true }),
  },
  'Poll.creator': {
    ask: evaluate('polls { id creator { id } }'),
    value: ({ evaluate: { polls } }, { kinds }) => byId(polls, kinds.evaluate.pollId)?.['creator'],
    expected: (_stage, { accounts }) => ({ ...same(null), facilitator: { id: accounts.facilitator.userId } }),
  },
  'Identify.isFinished': {
    ask: identify('isFinished'),
    value: (answer) => answer.identify['isFinished'],
    expected: () => forA(true, false),
  },
  'Identify.finishedCount': {
    ask: identify('finishedCount'),
    value: (answer) => answer.identify['finishedCount'],
    expected: () => ({ ...same(1), participantA: null, participantB: null }),
  },
  'Identify.notes': {
    ask: identify('notes'),
    value: (answer) => answer.identify['notes'],
    expected: () => ({ ...forFacilitators('Third', null), remote: 'Third' }),
  },
  'IdentifyTopic.answers': {
    ask: identify('topics { answers { id } }'),
    value: ({ identify: { topics } }) => topics.map(({ answers }) => answers),
    expected: ({
      kinds: {
        identify: { hidden },
      },
    }) => ({
      ...forFacilitators([[{ id: hidden.answerId }], []], [[], []]),
      participantA: [[{ id: hidden.answerId }], []],
    }),
  },
  'IdentifyAnswer.isMine': {
    ask: identify('topics { answers { isMine } }', 'shown'),
    value: ({ identify: { topics } }) => topics[0]?.answers,
    expected: () => forA([{ isMine: true }], [{ isMine: false }]),
  },
  'Pulse.isFinished': {
    ask: pulse('isFinished'),
    value: (answer) => answer.pulse['isFinished'],
    expected: () => forA(true, false),
  },
  'Pulse.finishedCount': {
    ask: pulse('finishedCount'),
    value: (answer) => answer.pulse['finishedCount'],
    expected: () => ({ ...same(1), participantA: null, participantB: null }),
  },
  'Pulse.notes': {
    ask: pulse('notes'),
    value: (answer) => answer.pulse['notes'],
    expected: () => ({ ...forFacilitators('Third', null), remote: 'Third' }),
  },
  'Pulse.sliderpollSet': {
    ask: pulse('sliderpollSet { id }'),
    value: (answer) => answer.pulse['sliderpollSet'],
    expected: ({ kinds }) => {
      const seen = [{ id: kinds.pulse.hidden.statementId }]
      return { ...forFacilitators(seen, []), participantA: seen }
    },
  },
  'SliderGroup.sliderpollSet': {
    ask: pulse('slidergroupSet { sliderpollSet { id } }'),
    value: (answer) => answer.pulse.slidergroupSet.map(({ sliderpollSet }) => sliderpollSet),
    expected: ({ kinds }) => {
      const seen = [[{ id: kinds.pulse.hidden.statementId }], []]
      return { ...forFacilitators(seen, [[], []]), participantA: seen }
    },
  },
  'SliderPoll.isMine': ofStatement('isMine', () => forA(true, false)),
  'SliderPoll.creator': ofStatement('creator { id }', (stage) => forA(annOf(stage), null)),
  'Pulse.resultsReadable': {
    ask: pulse('resultsReadable', 'shown'),
    value: (answer) => answer.pulse['resultsReadable'],
    expected: () => ({ ...forFacilitators(true, false), participantA: true }),
  },
  'SliderGroup.groupResult': {
    ask: pulse('slidergroupSet { groupResult sliderpollSet { id } }', 'shown'),
    value: (answer) => answer.pulse.slidergroupSet[0]?.['groupResult'],
    expected: () => forVoters(4),
  },
  'SliderPoll.count': ofStatement('count', () => forVoters(1)),
  'SliderPoll.groupVotesDist': ofStatement('groupVotesDist', () => forVoters('0,0,0,1,0')),
  'SliderPoll.groupResult': ofStatement('groupResult', () => forVoters(4)),
  'SliderPoll.median': ofStatement('median', () => forVoters(4)),
  'SliderPoll.spread': ofStatement('spread', () => forVoters(0)),
  'SliderPoll.abstained': ofStatement('abstained', () => forVoters(0)),
  'SliderPoll.slidervoteSet': ofStatement('slidervoteSet { poll value1 }', ({ kinds }) =>
    forA([{ poll: kinds.pulse.shown.statementId, value1: 4 }], []),
  ),
  'ActiveUsers.activeUserList': {
    ask: ({ workshopId }) => `query { activeUsers(workshopId: "${workshopId}") { activeUserList { id } } }`,
    value: ({ activeUsers }, { members }) =>
      activeUsers.activeUserList.some(({ id }) => id === members.participantA.userId),
    expected: () => ({ ...forFacilitators(true, false), projector: 'FORBIDDEN', remote: 'FORBIDDEN' }),
  },
}
