import { byId, forA, forFacilitators, same } from './fieldRules.ts'
import type { Cast } from './cast.ts'
import type { FieldRule, Stage, Viewer } from './fieldRules.ts'

/** From the activity whose answers are hidden; from the other one for fields about shown content. */
const identify =
  (fields: string, which: 'shown' | 'hidden' = 'hidden') =>
  (stage: Stage) =>
    `query { identify(id: "${stage.kinds.identify[which].objectId}") { ${fields} } }`
const evaluate =
  (fields: string) =>
  ({ kinds }: Stage) =>
    `query { evaluate(id: "${kinds.evaluate.objectId}") { ${fields} } }`
const plan =
  (fields: string) =>
  ({ kinds }: Stage) =>
    `query { plan(id: "${kinds.plan.objectId}") { ${fields} } }`
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
/** From the Slides whose comments are off; from the other ones for fields about shown content. */
const present =
  (fields: string, which: 'shown' | 'hidden' = 'hidden') =>
  (stage: Stage) =>
    `query { presentPdf(id: "${stage.kinds.present[which].objectId}") { ${fields} } }`
/** A field of the comment that participant A wrote and liked. */
const ofComment = (field: string, expected: FieldRule['expected']): FieldRule => ({
  ask: present(`comments { ${field} }`, 'shown'),
  value: ({ presentPdf: { comments } }) => comments[0]?.[field.split(' ')[0] ?? ''],
  expected,
})
const annOf = ({ members }: Stage): object => ({ id: members.participantA.userId })
/** Participant A voted. SPEC BT4. */
const forVoters = (value: unknown): Record<Viewer, unknown> => ({
  ...forFacilitators(value, null),
  participantA: value,
})
/** A field of the poll with a vote of participant A. */
const ofPoll = (field: string, expected: FieldRule['expected']): FieldRule => ({
  ask: evaluate(`polls { id ${field} }`),
  value: ({ evaluate: { polls } }, { kinds }) =>
    byId(polls, kinds.evaluate.pollId)?.[field.split(' ')[0] ?? ''],
  expected,
})
/** A field of the caller's own votes in Scales; participant A voted on one poll. SPEC BT1. */
const ofOwnVote = (field: string, expected: (stage: Stage, cast: Cast) => unknown): FieldRule => ({
  ask: ({ kinds: { evaluate: at } }) =>
    `query { votes(workshopId: "${at.workshopId}", evaluateId: "${at.objectId}") { ${field} } }`,
  value: ({ votes }) => votes.map((vote) => vote[field.split(' ')[0] ?? '']),
  expected: (stage, cast) => forA([expected(stage, cast)], []),
})

/** Fields of the other kinds that do not have the same value for everyone who gets the object. */
export const kindFields: Record<string, FieldRule> = {
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
  'Plan.isFinished': {
    ask: plan('isFinished'),
    value: (answer) => answer.plan['isFinished'],
    expected: () => forA(true, false),
  },
  'Plan.finishedCount': {
    ask: plan('finishedCount'),
    value: (answer) => answer.plan['finishedCount'],
    expected: () => ({ ...same(1), participantA: null, participantB: null }),
  },
  'Plan.notes': {
    ask: plan('notes'),
    value: (answer) => answer.plan['notes'],
    expected: () => ({ ...forFacilitators('Third', null), remote: 'Third' }),
  },
  'PlanRow.isMine': {
    ask: plan('rows { id isMine }'),
    value: ({ plan: { rows } }, { kinds }) => byId(rows, kinds.plan.rowId)?.['isMine'],
    expected: () => forA(true, false),
  },
  'PresentPdf.isFinished': {
    ask: present('isFinished'),
    value: (answer) => answer.presentPdf['isFinished'],
    expected: () => forA(true, false),
  },
  'PresentPdf.finishedCount': {
    ask: present('finishedCount'),
    value: (answer) => answer.presentPdf['finishedCount'],
    expected: () => ({ ...same(1), participantA: null, participantB: null }),
  },
  'PresentPdf.notes': {
    ask: present('notes'),
    value: (answer) => answer.presentPdf['notes'],
    expected: () => ({ ...forFacilitators('Third', null), remote: 'Third' }),
  },
  // The room's screen gets one only while the activity is presented.
  'PresentPdf.token': {
    ask: present('token'),
    value: (answer) => typeof answer.presentPdf['token'],
    expected: () => ({ ...same('string'), projector: 'object' }),
  },
  'PresentPdf.comments': {
    ask: present('comments { id }'),
    value: (answer) => answer.presentPdf.comments,
    expected: ({ kinds }) => {
      const { commentId, likedId } = kinds.present.hidden
      const seen = [{ id: commentId }, { id: likedId }]
      return { ...forFacilitators(seen, []), participantA: seen }
    },
  },
  'PresentComment.isMine': ofComment('isMine', () => forA(true, false)),
  'PresentComment.hasLiked': ofComment('hasLiked', () => forA(true, false)),
  'PresentComment.creator': ofComment('creator { id }', (stage) => forA(annOf(stage), null)),
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
  'Evaluate.resultsReadable': {
    ask: evaluate('resultsReadable'),
    value: (answer) => answer.evaluate['resultsReadable'],
    expected: () => ({ ...forFacilitators(true, false), participantA: true }),
  },
  'Poll.count': ofPoll('count', () => forVoters(1)),
  'Poll.abstained': ofPoll('abstained', () => forVoters(0)),
  'Poll.withheld': ofPoll('withheld', () => forVoters(0)),
  'Poll.groupValue1': ofPoll('groupValue1', () => forVoters(2)),
  'Poll.groupValue2': ofPoll('groupValue2', () => forVoters(4)),
  'Poll.groupResultHH': ofPoll('groupResultHH', () => forVoters(8)),
  'Poll.voteResultProduct': ofPoll('voteResultProduct', () => forA(8, null)),
  'Poll.group1VotesDist': ofPoll('group1VotesDist', () => forVoters('0,1,0,0,0')),
  'Poll.group2VotesDist': ofPoll('group2VotesDist', () => forVoters('0,0,0,1,0')),
  'Poll.median1': ofPoll('median1', () => forVoters(2)),
  'Poll.median2': ofPoll('median2', () => forVoters(4)),
  'Poll.spread1': ofPoll('spread1', () => forVoters(0)),
  'Poll.spread2': ofPoll('spread2', () => forVoters(0)),
  'Poll.pairs': ofPoll('pairs { value1 value2 votes }', () =>
    forVoters([{ value1: 2, value2: 4, votes: 1 }]),
  ),
  // Nothing was reset: the rights of voters are those of the results of the present round.
  'Poll.roundBefore': ofPoll('roundBefore { count }', () => same(null)),
  'Poll.voteValue1': ofPoll('voteValue1', () => forA(2, null)),
  'Poll.voteValue2': ofPoll('voteValue2', () => forA(4, null)),
  'Vote.id': {
    ...ofOwnVote('id', () => true),
    value: ({ votes }) => votes.map(({ id }) => typeof id === 'string'),
  },
  'Vote.poll': ofOwnVote('poll', ({ kinds }) => kinds.evaluate.pollId),
  'Vote.value1': ofOwnVote('value1', () => 2),
  'Vote.value2': ofOwnVote('value2', () => 4),
  'Vote.round': ofOwnVote('round', () => 1),
  'Vote.creator': ofOwnVote('creator { id }', (stage) => annOf(stage)),
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
  'SliderPoll.withheld': ofStatement('withheld', () => forVoters(0)),
  'SliderPoll.roundBefore': ofStatement('roundBefore { count }', () => same(null)),
  'SliderPoll.slidervoteSet': ofStatement('slidervoteSet { poll value1 }', ({ kinds }) =>
    forA([{ poll: kinds.pulse.shown.statementId, value1: 4 }], []),
  ),
  'SliderPoll.isMine': ofStatement('isMine', () => forA(true, false)),
  'SliderPoll.creator': ofStatement('creator { id }', (stage) => forA(annOf(stage), null)),
}
