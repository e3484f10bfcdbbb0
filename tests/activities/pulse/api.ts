import {
  CreateSliderPollDocument,
  DeleteSliderPollDocument,
  SetApprovalNeededDocument,
  SetPulseResultsShownDocument,
  SetSliderPollsApprovedDocument,
  UpdatePulseDocument,
  UpdateSliderPollDocument,
} from '#api/operations/pulse.ts'
import { PulseBoardDocument } from '#support/calls/boardQueries.ts'
import type { TestedApi } from '../api.ts'

/** The calls of Pulse: people write statements in categories. */
export const pulseApi: TestedApi = {
  counted: '2 statements',
  query: `query ($id: ID!) { pulse(id: $id) {
    id isFinished finishedCount inputLocked slidergroupSet { id sliderpollSet { id sliderText } } } }`,
  polled: PulseBoardDocument,
  async topicOf(who, id) {
    const query = 'query ($id: ID!) { pulse(id: $id) { slidergroupSet { id } } }'
    const { slidergroupSet } = await who.must<{ slidergroupSet: { id: string }[] }>(query, { id })
    return slidergroupSet[0]?.id ?? ''
  },
  textsOf: ({ slidergroupSet }: { slidergroupSet: { sliderpollSet: { sliderText: string }[] }[] }) =>
    slidergroupSet.flatMap(({ sliderpollSet }) => sliderpollSet.map(({ sliderText }) => sliderText)),
  write: (who, { workshopId, objectId, topicId }, { id, text }) =>
    who.ask(CreateSliderPollDocument, {
      id,
      commonInfoInput: { workshop: workshopId },
      pulseId: objectId,
      sliderGroupId: topicId,
      sliderText: text,
    }),
  // A statement has no description: it becomes part of the text.
  change: (who, sliderPollId, { text, desc }) =>
    who.ask(UpdateSliderPollDocument, {
      sliderPollId,
      sliderText: [text, desc].filter((one) => one !== undefined).join(' '),
    }),
  remove: (who, sliderPollId) => who.ask(DeleteSliderPollDocument, { sliderPollId }),
  vote: (who, { workshopId, objectId }, values, told) =>
    who.ask(
      `mutation ($common: CommonInfoInput!, $id: ID!, $votes: [VoteUpdateInput!]!, $recognisable: Boolean) {
        createSliderVotes(commonInfoData: $common, pulseId: $id, voteList: $votes, recognisable: $recognisable) {
          ok errorString votes { id poll value1 } } }`,
      {
        ...{ common: { workshop: workshopId }, id: objectId, ...told },
        votes: [...values].map(([id, value1]) => ({ id, value1 })),
      },
    ),
  results: {
    targets: 'targets: sliderpollSet { withheld dist: groupVotesDist',
    show: (who, { objectId }, shown) =>
      who.ask(SetPulseResultsShownDocument, { pulseId: objectId, showResultsPage: shown }),
    ofTwo: { cells: [3, 7], sheet: [2, 0, 0, 5], issue: '2,5,1', best: 'Two' },
  },
  async show(who, { objectId }, shown) {
    await who.ask(SetApprovalNeededDocument, { pulseId: objectId, needed: !shown })
    return who.ask(SetSliderPollsApprovedDocument, { pulseId: objectId, approved: shown })
  },
  tell: (who, { objectId }, { desc, notes }) =>
    who.ask(UpdatePulseDocument, { pulseId: objectId, groupText: desc, notes }),
}
