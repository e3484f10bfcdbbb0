import { byId, forA, forFacilitators, same } from './fieldRules.ts'
import type { Cast } from './cast.ts'
import type { FieldRule, Stage, Viewer } from './fieldRules.ts'

/** From the activity whose answers are hidden; from the other one for fields about shown content. */
const identify =
  (fields: string, which: 'shown' | 'hidden' = 'hidden') =>
  (stage: Stage) =>
    `query { identify(id: "${stage.kinds.identify[which].objectId}") { ${fields} } }`
export const brainstorm =
  (fields: string) =>
  ({ objectId }: Stage) =>
    `query { brainstorm(id: "${objectId}") { ${fields} } }`
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
/** From the activity that each person sorts, in which participant A wrote the item and voted on it. */
const organize =
  (fields: string) =>
  ({ kinds }: Stage) =>
    `query { organize(id: "${kinds.organize.each.objectId}") { ${fields} } }`
const ofItem = (field: string, expected: FieldRule['expected']): FieldRule => ({
  ask: organize(`items { ${field} }`),
  value: (answer) => answer.organize.items[0]?.[field.split(' ')[0] ?? ''],
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
/** Fields of one type with the values that those who voted read, or only participant A. */
const each = (
  type: string,
  rule: typeof ofPoll,
  values: Record<string, unknown>,
  readers: (value: unknown) => Record<Viewer, unknown> = forVoters,
): Record<string, FieldRule> =>
  Object.fromEntries(
    Object.entries(values).map(([field, value]) => [`${type}.${field}`, rule(field, () => readers(value))]),
  )
/** A field of the caller's own votes in Scales; participant A voted on one poll. SPEC BT1. */
const ofOwnVote = (field: string, expected: (stage: Stage, cast: Cast) => unknown): FieldRule => ({
  ask: ({ kinds: { evaluate: at } }) =>
    `query { votes(workshopId: "${at.workshopId}", evaluateId: "${at.objectId}") { ${field} } }`,
  value: ({ votes }) => votes.map((vote) => vote[field.split(' ')[0] ?? '']),
  expected: (stage, cast) => forA([expected(stage, cast)], []),
})

/** Fields that every kind has. @param type of the schema, whose query has its name */
const ofEveryKind = (type: string, ask: (fields: string) => FieldRule['ask']): Record<string, FieldRule> => {
  const query = (type[0] ?? '').toLowerCase() + type.slice(1)
  const rule = (field: string, expected: Record<Viewer, unknown>): [string, FieldRule] => [
    `${type}.${field}`,
    {
      ask: ask(field),
      value: (answer) => (answer as unknown as Record<string, Record<string, unknown>>)[query]?.[field],
      expected: () => expected,
    },
  ]
  return Object.fromEntries([
    rule('isFinished', forA(true, false)),
    // Only A is done. SPEC F2.
    rule('finishedCount', { ...same(1), participantA: null, participantB: null }),
    rule('notes', { ...forFacilitators('Third', null), remote: 'Third' }),
  ])
}

/** Fields of the other kinds that do not have the same value for everyone who gets the object. */
export const kindFields: Record<string, FieldRule> = {
  ...ofEveryKind('Brainstorm', brainstorm),
  ...ofEveryKind('Evaluate', evaluate),
  ...ofEveryKind('Identify', identify),
  ...ofEveryKind('Organize', organize),
  ...ofEveryKind('Plan', plan),
  ...ofEveryKind('PresentPdf', present),
  ...ofEveryKind('Pulse', pulse),
  // Polls are written by facilitators; this one by the facilitator who made the workshop.
  'Poll.isMine': ofPoll('isMine', () => ({ ...same(false), facilitator: true })),
  'Poll.creator': ofPoll('creator { id }', (_stage, { accounts }) => ({
    ...same(null),
    facilitator: { id: accounts.facilitator.userId },
  })),
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
  'PlanRow.isMine': {
    ask: plan('rows { id isMine }'),
    value: ({ plan: { rows } }, { kinds }) => byId(rows, kinds.plan.rowId)?.['isMine'],
    expected: () => forA(true, false),
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
  ...each('Poll', ofPoll, {
    ...{ count: 1, abstained: 0, withheld: 0, groupValue1: 2, groupValue2: 4, groupResultHH: 8 },
    ...{ group1VotesDist: '0,1,0,0,0', group2VotesDist: '0,0,0,1,0' },
    ...{ median1: 2, median2: 4, spread1: 0, spread2: 0 },
  }),
  'Poll.pairs': ofPoll('pairs { value1 value2 votes }', () =>
    forVoters([{ value1: 2, value2: 4, votes: 1 }]),
  ),
  ...each('Poll', ofPoll, { voteResultProduct: 8, voteValue1: 2, voteValue2: 4 }, (own) => forA(own, null)),
  // Nothing was reset: the rights of voters are those of the results of the present round.
  'Poll.roundBefore': ofPoll('roundBefore { count }', () => same(null)),
  'Poll.earlierRounds': ofPoll('earlierRounds { round }', () => forVoters([])),
  'Vote.id': {
    ...ofOwnVote('id', () => true),
    value: ({ votes }) => votes.map(({ id }) => typeof id === 'string'),
  },
  'Vote.poll': ofOwnVote('poll', ({ kinds }) => kinds.evaluate.pollId),
  'Vote.value1': ofOwnVote('value1', () => 2),
  'Vote.value2': ofOwnVote('value2', () => 4),
  'Vote.round': ofOwnVote('round', () => 1),
  'Vote.creator': ofOwnVote('creator { id }', (stage) => annOf(stage)),
  'Organize.resultsReadable': {
    ask: organize('resultsReadable'),
    value: (answer) => answer.organize['resultsReadable'],
    expected: () => ({ ...forFacilitators(true, false), participantA: true }),
  },
  ...each('OrganizeItem', ofItem, {
    ...{ count: 1, undecided: 0, withheld: 0, sectionVotesDist: '1,0', agreedCount: 1, agreement: 1 },
  }),
  'OrganizeItem.agreedSectionId': ofItem('agreedSectionId', ({ kinds }) =>
    forVoters(kinds.organize.each.sectionId),
  ),
  'OrganizeItem.isMine': ofItem('isMine', () => forA(true, false)),
  'OrganizeItem.roundBefore': ofItem('roundBefore { count }', () => same(null)),
  'OrganizeItem.earlierRounds': ofItem('earlierRounds { round }', () => forVoters([])),
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
  ...each('SliderPoll', ofStatement, {
    ...{
      count: 1,
      groupVotesDist: '0,0,0,1,0',
      groupResult: 4,
      median: 4,
      spread: 0,
      abstained: 0,
      withheld: 0,
    },
  }),
  'SliderPoll.roundBefore': ofStatement('roundBefore { count }', () => same(null)),
  'SliderPoll.earlierRounds': ofStatement('earlierRounds { round }', () => forVoters([])),
  'SliderPoll.slidervoteSet': ofStatement('slidervoteSet { poll value1 }', ({ kinds }) =>
    forA([{ poll: kinds.pulse.shown.statementId, value1: 4 }], []),
  ),
  'SliderPoll.isMine': ofStatement('isMine', () => forA(true, false)),
  'SliderPoll.creator': ofStatement('creator { id }', (stage) => forA(annOf(stage), null)),
}
